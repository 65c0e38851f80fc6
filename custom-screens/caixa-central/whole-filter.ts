import type { CaixaQuery } from '#schemas/shapes/caixa.ts';

/** All that a filter of the inbox has: the server chooses them when it is asked. */
export interface WholeFilter {
  readonly caixa: CaixaQuery;
  /** How many there are, as it is read: "340", "mais de 10 mil". */
  readonly total: string;
}

/** What keeps an expression from being used: the reason, ready to be read, and where in it, from 1. */
export interface ExpressionProblem {
  readonly motivo: string;
  readonly posicao: number | undefined;
}

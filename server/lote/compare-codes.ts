import type { LoteConferido, LoteItem } from '#schemas/shapes/lote.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { idOfCode } from './codes.ts';
import { onlyOneSaid } from './only-one-said.ts';

type Inside = Pick<LoteItem, 'id' | 'rotulo'>;

/** What was read beside what a lot takes: found, missing, left over. A code read twice is one. */
export const compareCodes = (codes: readonly string[], items: readonly Inside[]): LoteConferido => {
  const byNumber = new Map(items.map(({ id, rotulo }) => [writtenNumber(rotulo).chave, id]));
  const inside = new Set(items.map(({ id }) => id));
  const itemOf = (code: string): number | undefined => {
    const id = idOfCode(code) ?? byNumber.get(writtenNumber(code).chave) ?? onlyOneSaid(code, items);
    return id !== undefined && inside.has(id) ? id : undefined;
  };
  const found = new Set(codes.map(itemOf));
  const ids = items.map(({ id }) => id);
  return {
    achados: ids.filter((id) => found.has(id)),
    faltam: ids.filter((id) => !found.has(id)),
    sobram: [...new Set(codes)].filter((code) => itemOf(code) === undefined),
  };
};

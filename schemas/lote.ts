import { protocolOfLabel } from '#schemas/numeracao/label-text.ts';
import { idOfShortNumber } from '#schemas/numeracao/short-number.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';

/** As many contents as a lot takes. */
export const mostItems = 1000;

/** Something that has a number in writing. */
interface Named {
  readonly id: number;
  readonly rotulo: string;
}

interface Compared {
  /** The items of the lot that were read, and those that were not. */
  readonly achados: readonly number[];
  readonly faltam: readonly number[];
  /** What was read and is not in the lot, as it was read. */
  readonly sobram: readonly string[];
}

/** What was read beside what a lot takes: found, missing, left over. A code read twice is one. */
export const compareCodes = (codes: readonly string[], items: readonly Named[]): Compared => {
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

/** The content that the label of a protocol, or the bars of a guide, are of. */
export const idOfCode = (code: string): number | undefined =>
  protocolOfLabel(code.trim()) ?? idOfShortNumber(code.trim());

/** The only one whose sequence and year, and words, are those that were typed: 148/2026, ofício 148. */
export const onlyOneSaid = (code: string, items: readonly Named[]): number | undefined => {
  const { exato, palavras } = writtenNumber(code);
  if (exato === undefined) return undefined;
  const said = items.filter(({ rotulo }) => {
    const own = writtenNumber(rotulo);
    const same = exato.endsWith('/') ? own.exato?.startsWith(exato) : own.exato === exato;
    return same && palavras.every((word) => own.palavras.some((one) => one.startsWith(word)));
  });
  return said.length === 1 ? said[0]?.id : undefined;
};

import { writtenNumber } from '#schemas/numeracao/written-number.ts';

interface Named {
  readonly id: number;
  readonly rotulo: string;
}

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

import type { ImportacaoProblema } from '#schemas/shapes/importacao.ts';

/** The same reason in the same column, once, with its lines. */
export interface JoinedProblem {
  readonly key: string;
  readonly coluna: string | undefined;
  readonly mensagem: string;
  readonly linhas: readonly number[];
}

/** Problems by reason, that of most lines first; of as many lines, as the file has them. */
export const joinProblems = (problems: readonly ImportacaoProblema[]): readonly JoinedProblem[] => {
  const joined = new Map<string, JoinedProblem & { readonly linhas: number[] }>();
  for (const { linha, coluna, mensagem } of problems) {
    const key = JSON.stringify([coluna, mensagem]);
    const known = joined.get(key);
    if (!known) joined.set(key, { key, coluna, mensagem, linhas: [linha] });
    else if (known.linhas.at(-1) !== linha) known.linhas.push(linha);
  }
  return [...joined.values()].sort((a, b) => b.linhas.length - a.linhas.length);
};

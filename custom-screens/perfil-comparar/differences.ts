import type { CatalogoPermissoes } from '#schemas/shapes/permissao.ts';
import { grantFields, type AccessProfile, type GrantField } from '#src/engine/access-profile.ts';

/** One thing that one of two profiles grants and the other does not. */
export interface Difference {
  readonly field: GrantField;
  readonly nome: string;
  readonly titulo: string;
  readonly grupo: string;
  /** What it opens, in a sentence. */
  readonly abre: string | undefined;
  /** Which of the two grants it. */
  readonly of: 0 | 1;
}

export type Pair = readonly [AccessProfile, AccessProfile];

/** Only what is not the same, in the order of the catalogue; what it does not know comes last, by its name. */
export const differencesOf = (pair: Pair, catalogue: CatalogoPermissoes): readonly Difference[] =>
  grantFields.flatMap((field) => {
    const [one, other] = pair.map((perfil) => new Set(perfil[field] ?? [])) as [Set<string>, Set<string>];
    const known = catalogue[field];
    const strangers = [...new Set([...one, ...other])].filter(
      (nome) => !known.some((item) => item.nome === nome),
    );
    return [...known, ...strangers.map((nome) => ({ nome, titulo: nome, grupo: '', abre: undefined }))]
      .filter(({ nome }) => one.has(nome) !== other.has(nome))
      .map(({ nome, titulo, grupo, abre }) => ({
        field,
        nome,
        titulo,
        grupo,
        abre,
        of: one.has(nome) ? 0 : 1,
      }));
  });

import { fold } from '#schemas/fold.ts';
import type { PermissaoItem } from '#schemas/shapes/permissao.ts';

/** What a profile grants now, against what is saved, and what the catalogue knows. */
export interface GrantedSet {
  readonly chosen: ReadonlySet<string>;
  readonly saved: ReadonlySet<string>;
  /** Grants that no item of the catalogue explains; kept until somebody takes them away. */
  readonly unknown: readonly string[];
  readonly added: number;
  readonly removed: number;
}

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

export const grantedSet = (value: unknown, before: unknown, items: readonly PermissaoItem[]): GrantedSet => {
  const chosen = new Set(namesOf(value));
  const saved = new Set(namesOf(before));
  const known = new Set(items.map(({ nome }) => nome));
  return {
    chosen,
    saved,
    unknown: [...new Set([...saved, ...chosen])].filter((name) => !known.has(name)),
    added: [...chosen].filter((name) => !saved.has(name)).length,
    removed: [...saved].filter((name) => !chosen.has(name)).length,
  };
};

/** The grants after a change, in the order of the catalogue, so that an untouched grant never looks changed. */
export const withGrants = (
  { chosen }: GrantedSet,
  items: readonly PermissaoItem[],
  names: readonly string[],
  granted: boolean,
): string[] => {
  const next = new Set(chosen);
  for (const name of names)
    if (granted) next.add(name);
    else next.delete(name);
  const known = items.map(({ nome }) => nome).filter((nome) => next.has(nome));
  return [...known, ...[...next].filter((nome) => !known.includes(nome))];
};

/** Every word that was typed is somewhere in the item. */
export const itemMatches = ({ titulo, nome, grupo, abre = '' }: PermissaoItem, typed: string): boolean => {
  const whole = fold(`${titulo} ${nome} ${grupo} ${abre}`);
  return fold(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
};

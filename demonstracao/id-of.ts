import { seedKey, type SeedIds } from '#server/inicio/seed/seed-target.ts';

/** The id of a record; a name that nothing bears is a mistake in the world. */
export const idOf = (ids: SeedIds, registro: string, chave: string): number => {
  const id = ids.get(seedKey(registro, chave));
  if (id === undefined) throw new Error(`o mundo não tem ${registro}/${chave}`);
  return id;
};

import type { Database } from '#server/base/db/connect.ts';
import { readChoices } from './escolhas.repository.ts';
import { worksIn } from './works-in.ts';

/** The unit where the person chose to begin, while it is still one of theirs. */
export const preferredUnit = async (db: Database, usuarioId: number): Promise<number | undefined> => {
  const { unidadePadrao } = await readChoices(db, usuarioId);
  return unidadePadrao !== undefined && (await worksIn(db, usuarioId, unidadePadrao))
    ? unidadePadrao
    : undefined;
};

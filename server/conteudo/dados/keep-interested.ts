import type { Ctx } from '#server/base/http/context.ts';

/** The interested parties of a content, in the order given, in the place of those that it had. */
export const keepInterested = async (
  { db }: Ctx,
  id: number,
  interessados: readonly number[],
): Promise<void> => {
  await db.deleteFrom('conteudoInteressado').where('conteudoId', '=', id).execute();
  if (interessados.length === 0) return;
  await db
    .insertInto('conteudoInteressado')
    .values(interessados.map((interessadoId, ordem) => ({ conteudoId: id, interessadoId, ordem })))
    .execute();
};

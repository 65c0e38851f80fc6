import type { Database } from '#server/base/db/connect.ts';

/** Somebody from outside did something to a content: it moved, and what was read of it is old. */
export const touch = async (db: Database, id: number, agora: Date): Promise<void> => {
  await db
    .updateTable('conteudo')
    .set((eb) => ({ movimentadoEm: agora, alteradoEm: agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

import type { Database } from '#server/base/db/connect.ts';

/** Ends a person's sessions, at once, all but one; what was half way through signing in begins again. */
export const endSessions = async (
  db: Database,
  usuarioId: number,
  agora: Date,
  except: number | undefined,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('sessao')
    .set({ encerradaEm: agora })
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', agora)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('entradaPendente').where('usuarioId', '=', usuarioId).execute();
  return Number(numUpdatedRows);
};

import type { Database } from '#server/base/db/connect.ts';

/** How the institution is called where nothing is of one unit: its seat, or the first of its organisations. */
export const institutionName = async (db: Database): Promise<string> => {
  const row = await db
    .selectFrom('registro.organizacaoInterna')
    .select('nome')
    .where('ativo', '=', true)
    .orderBy('matriz', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.nome ?? 'Malote';
};

import type { Database } from '#server/base/db/connect.ts';

/** Whether a person works in a unit that is still active. */
export const worksIn = async (db: Database, usuarioId: number, unidadeId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('registro.usuarioUnidades as uu')
    .innerJoin('registro.unidade as un', 'un.id', 'uu.unidade')
    .select('uu.id')
    .where('uu.registroId', '=', usuarioId)
    .where('uu.unidade', '=', unidadeId)
    .where('un.ativo', '=', true)
    .executeTakeFirst();
  return found !== undefined;
};

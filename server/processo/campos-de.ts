import type { Database } from '#server/base/db/connect.ts';
import { fase } from '#server/conteudo/atos/index.ts';
import type { CamposDe } from '#server/conteudo/campos/index.ts';

/** Whose custom fields a process has: those of its type. */
export const camposDe = async (db: Database, id: number): Promise<CamposDe> => {
  const { tipoProcessoId, fase: now } = await db
    .selectFrom('processo as p')
    .innerJoin('conteudo as c', 'c.id', 'p.id')
    .select(['p.tipoProcessoId', 'c.fase'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, registro: 'tipo_processo', tipoId: tipoProcessoId, minuta: now === fase.minuta };
};

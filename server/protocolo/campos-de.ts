import type { Database } from '#server/base/db/connect.ts';
import { fase } from '#server/conteudo/atos/index.ts';
import type { CamposDe } from '#server/conteudo/campos/index.ts';

/** Whose custom fields a protocol has: those of its type. */
export const camposDe = async (db: Database, id: number): Promise<CamposDe> => {
  const { tipoDocumentoId, fase: now } = await db
    .selectFrom('protocolo as p')
    .innerJoin('conteudo as c', 'c.id', 'p.id')
    .select(['p.tipoDocumentoId', 'c.fase'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, registro: 'tipo_documento', tipoId: tipoDocumentoId, minuta: now === fase.minuta };
};

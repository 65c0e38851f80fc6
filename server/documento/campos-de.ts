import type { Database } from '#server/base/db/connect.ts';
import type { CamposDe } from '#server/conteudo/campos/index.ts';
import { fase } from '#server/conteudo/atos/index.ts';

/** Whose custom fields a document has: those of its type. */
export const camposDe = async (db: Database, id: number): Promise<CamposDe> => {
  const { tipoDocumentoId, fase: now } = await db
    .selectFrom('documento as d')
    .innerJoin('conteudo as c', 'c.id', 'd.id')
    .select(['d.tipoDocumentoId', 'c.fase'])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, registro: 'tipo_documento', tipoId: tipoDocumentoId, minuta: now === fase.minuta };
};

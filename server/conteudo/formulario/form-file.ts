import { buffer } from 'node:stream/consumers';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import type { StoredRow } from '#server/base/http/stored-file.ts';
import type { FormDescription } from '#server/ferramentas/form/form.ts';

/** A fillable PDF, with its fields. */
interface FormFile extends StoredRow {
  readonly descricao: FormDescription;
}

const formFile = async (db: Database, source: RawBuilder<unknown>): Promise<FormFile | undefined> => {
  const { rows } = await sql<FormFile>`
    select a.sha256, a.nome, a.tipo, a.tamanho, v.pasta, f.descricao
    from formulario_pdf f join arquivo a on a.id = f.arquivo_id join registro.volume v on v.id = a.volume_id
    where ${source}`.execute(db);
  return rows[0];
};

/** The PDF that a model has now; nothing of one whose fields are only in the product. */
export const formOfModel = (db: Database, modeloId: number): Promise<FormFile | undefined> =>
  formFile(
    db,
    sql`f.arquivo_id = (select m.formulario_pdf::uuid from registro.modelo_documento m where m.id = ${modeloId})`,
  );

export const formOfFile = (db: Database, arquivoId: string): Promise<FormFile | undefined> =>
  formFile(db, sql`f.arquivo_id = ${arquivoId}::uuid`);

/** The PDF of a version that was concluded, with what was written in it. */
export const filledFile = async (
  db: Database,
  documentoId: number,
  versao: number,
): Promise<StoredRow | undefined> => {
  const { rows } = await sql<StoredRow>`
    select a.sha256, a.nome, a.tipo, a.tamanho, v.pasta
    from formulario_versao p join arquivo a on a.id = p.arquivo_id join registro.volume v on v.id = a.volume_id
    where p.documento_id = ${documentoId} and p.numero = ${versao}`.execute(db);
  return rows[0];
};

export const bytesOf = async (ports: Ports, file: StoredRow): Promise<Buffer> =>
  buffer(await readFile(ports, file));

import { sql } from 'kysely';
import { putOwnTexts } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** PostgreSQL channel where a process tells the others that a text of the organisation changed. */
export const ownTextsChannel = 'malote_mensagem';

/** The organisation's texts by the key of the message. */
export const readOwnTexts = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('registro.templateMensagem')
    .select(['chave', 'texto'])
    .where('texto', 'is not', null)
    .execute();
  return new Map(rows.map(({ chave, texto }) => [chave ?? '', texto ?? '']));
};

/** Puts them in force in this process. */
export const loadOwnTexts = async (db: Database): Promise<void> => {
  putOwnTexts(await readOwnTexts(db));
};

/** Tells every process, this one too, once the transaction commits. */
export const announceOwnTexts = async (db: Database): Promise<void> => {
  await sql`select pg_notify(${ownTextsChannel}, '')`.execute(db);
};

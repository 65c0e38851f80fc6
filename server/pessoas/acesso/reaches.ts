import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Whether the degree of somebody reaches that of a content: asked before any other way to see it. */
export const degreeReaches = (
  usuario: RawBuilder<unknown>,
  sigilo: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  (coalesce((select grau.grau from registro.usuario pessoa join registro.sigilo grau on grau.id = pessoa.sigilo
    where pessoa.id = ${usuario}), 0) >= ${sigilo})`;

/** The same of one person, before a content is put in their hands. */
export const reaches = async (db: Database, usuarioId: number, sigilo: number): Promise<boolean> => {
  const { rows } = await sql<{ sim: boolean }>`
    select ${degreeReaches(sql`${usuarioId}::integer`, sql`${sigilo}::integer`)} as sim`.execute(db);
  return rows[0]?.sim ?? false;
};

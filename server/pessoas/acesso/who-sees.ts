import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { visibleToPerson } from './visible-to-person.ts';

/** Of some people, those who may see a content from a unit of theirs, in the same order. */
export const whoSees = async (
  db: Database,
  conteudoId: number,
  usuarioIds: readonly number[],
): Promise<readonly number[]> => {
  if (usuarioIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from conteudo c join registro.usuario p on p.id = any(${usuarioIds}::integer[])
    where c.id = ${conteudoId} and ${visibleToPerson(sql`p.id`)}`.execute(db);
  const seeing = new Set(rows.map(({ id }) => id));
  return usuarioIds.filter((id) => seeing.has(id));
};

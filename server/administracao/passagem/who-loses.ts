import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { Party } from './party.ts';

/** Who is told that something of theirs went to another: the person, and whoever leads the units; of a unit that nobody leads, all. */
export const whoLoses = async ({ db }: Ctx, party: Party, id: number): Promise<readonly number[]> => {
  const units =
    party === 'unidade'
      ? sql`select ${id}::integer`
      : sql`select unidade from registro.usuario_unidades where registro_id = ${id}`;
  const { rows } = await sql<{ id: number; dirige: boolean }>`
    select u.id, bool_or(coalesce(uu.chefe, false) or coalesce(uu.secretario, false)) as dirige
    from registro.usuario u join registro.usuario_unidades uu on uu.registro_id = u.id
    where u.ativo and uu.unidade in (${units}) group by u.id order by u.id`.execute(db);
  const leading = rows.filter(({ dirige }) => dirige).map((row) => row.id);
  if (party === 'usuario') return [...new Set([id, ...leading])];
  return leading.length > 0 ? leading : rows.map((row) => row.id);
};

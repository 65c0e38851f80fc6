import { sql } from 'kysely';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import type { Database } from '#server/base/db/connect.ts';

/** What a person chose for themselves; nothing for who chose nothing. */
export const readChoices = async (db: Database, usuarioId: number): Promise<Preferencias> => {
  const row = await db
    .selectFrom('preferencia')
    .select('dados')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return (row?.dados['escolhas'] as Preferencias | undefined) ?? {};
};

/** Changes what comes and leaves the rest, whoever writes at the same time; each kind of notice is changed by itself. */
export const changeChoices = async (
  db: Database,
  usuarioId: number,
  { avisos, ...change }: Preferencias,
): Promise<Preferencias> => {
  await sql`insert into preferencia (usuario_id, dados) values (${usuarioId}, '{}') on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ escolhas: Preferencias }>`
    update preferencia set dados = dados || jsonb_build_object('escolhas',
      coalesce(dados -> 'escolhas', '{}') || ${JSON.stringify(change)}::jsonb ||
      jsonb_build_object('avisos', coalesce(dados -> 'escolhas' -> 'avisos', '{}') || ${JSON.stringify(avisos ?? {})}::jsonb))
    where usuario_id = ${usuarioId} returning dados -> 'escolhas' as escolhas`.execute(db);
  return rows[0]?.escolhas ?? {};
};

/** Forgets them all; what the person chose in each screen stays. */
export const forgetChoices = async (db: Database, usuarioId: number): Promise<void> => {
  await sql`update preferencia set dados = dados - 'escolhas' where usuario_id = ${usuarioId}`.execute(db);
};

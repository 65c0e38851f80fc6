import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { takeBack } from './take-back.ts';

/** Ends what runs before its end: nothing of it waits any more. */
export const endInstance = async ({ db, agora }: Pick<Ctx, 'db' | 'agora'>, id: number): Promise<void> => {
  await sql`update fluxo_instancia set situacao = 'CANCELADA', estado = null, terminada_em = ${agora}
    where id = ${id}`.execute(db);
  await takeBack({ db, agora }, sql`instancia_id = ${id}`);
  await sql`delete from fluxo_prazo where instancia_id = ${id}`.execute(db);
};

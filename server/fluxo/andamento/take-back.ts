import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/** Open activities are taken back without having been done, by a time that came or for what it is, and call nobody any more. */
export const takeBack = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  which: RawBuilder<unknown>,
  situacao: 'CANCELADA' | 'EXPIRADA' = 'CANCELADA',
): Promise<void> => {
  await sql`with retirada as (
      update fluxo_atividade set situacao = ${situacao}, fechada_em = ${agora}
      where ${which} and situacao = 'ABERTA' returning id)
    delete from fluxo_atividade_candidato k using retirada where k.atividade_id = retirada.id`.execute(db);
};

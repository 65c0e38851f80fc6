import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/**
 * From now on the contents are where the one that they travel with is, and go where it goes; whoever sees it sees them, but for those
 * that only named people see, unless they are let along too.
 */
export const travelWith = async (
  { db, agora }: Ctx,
  principalId: number,
  ids: readonly number[],
  { sigilosos = false } = {},
): Promise<void> => {
  await sql`update conteudo c set anda_com_id = p.id, detentor_unidade_id = p.detentor_unidade_id,
      detentor_usuario_id = p.detentor_usuario_id, check_in_usuario_id = null, check_in_em = null, movimentado_em = ${agora},
      versao = c.versao + 1
    from conteudo p where p.id = ${principalId} and c.id = any(${[...ids]}::bigint[])`.execute(db);
  await sql`insert into conteudo_acesso (conteudo_id, unidade_id, usuario_id, motivo, desde, por_usuario_id, tramite_id)
    select c.id, a.unidade_id, a.usuario_id, 'processo', ${agora}, a.por_usuario_id, a.tramite_id
    from conteudo_acesso a cross join conteudo c
    where a.conteudo_id = ${principalId} and c.id = any(${[...ids]}::bigint[])
      and (c.nivel_acesso <> 'SIGILOSO' or ${sigilosos}) on conflict do nothing`.execute(db);
};

import { sql } from 'kysely';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Handover } from './handover.ts';
import { onTheWay, pendingSignatures, possession } from './held.ts';
import { refuseReceiver } from './refuse-receiver.ts';
import { worksIn } from './works-in.ts';

interface Counts {
  readonly grau: number;
  readonly semPessoa: number;
  readonly semCredencial: number;
}

/**
 * Refuses what would put a content before who may not see it, or leave without a person one that only people see. What the
 * degree of who receives does not reach stays with its unit; one named to people needs that, and a signature needs a signer.
 * Counts only: who hands over may not see them either.
 */
export const checkReceiver = async (ctx: Ctx, { de, para }: Handover): Promise<void> => {
  const receiver = sql`${para}::integer`;
  const { rows } = await sql<Counts>`
    select count(distinct x.id) filter (where not x.alcanca)::int as grau,
      count(distinct x.id) filter (where x.alcanca and not x.atua)::int as sem_pessoa,
      count(distinct x.id) filter (where x.alcanca and x.atua and not x.nomeada and not x.visivel)::int as sem_credencial
    from (
      select c.id, ${degreeReaches(receiver, sql`c.sigilo`)} as alcanca,
        c.nivel_acesso <> 'SIGILOSO' or h.unidade is null or ${worksIn(receiver, sql`h.unidade`)} as atua,
        c.nivel_acesso <> 'SIGILOSO' or exists (
          select from conteudo_acesso a where a.conteudo_id = c.id and a.usuario_id = ${para}
            and a.motivo <> ${collaborator}) as nomeada,
        ${visibleContent(ctx.sessao)} as visivel
      from (
        select c.id, c.detentor_unidade_id as unidade, false as assina from conteudo c where ${possession.usuario(de)}
        union all
        select t.conteudo_id, t.para_unidade_id, false from tramite t where ${onTheWay.usuario(de)}
        union all
        select c.id, null, true from ${pendingSignatures(de)} where c.fase = 0
      ) h
      join conteudo c on c.id = h.id
      where h.assina or c.nivel_acesso = 'SIGILOSO') x`.execute(ctx.db);
  const { grau = 0, semPessoa = 0, semCredencial = 0 } = rows[0] ?? {};
  if (grau > 0) throw refuseReceiver('passagem.recusaDe.grau', { n: grau });
  if (semPessoa > 0) throw refuseReceiver('passagem.recusaDe.semPessoa', { n: semPessoa });
  if (semCredencial > 0) throw refuseReceiver('passagem.recusaDe.semCredencial', { n: semCredencial });
};

/** The same of a unit, once its people are in the other: who has the content inside has to be among them. */
export const checkPeopleKeep = async (ctx: Ctx, { de, para }: Handover): Promise<void> => {
  const unit = sql`${para}::integer`;
  const { rows } = await sql<{ n: number }>`
    select count(distinct c.id)::int as n from conteudo c
    left join tramite t on t.conteudo_id = c.id and ${onTheWay.unidade(de)}
    where c.nivel_acesso = 'SIGILOSO' and c.excluido_em is null and (
      (${possession.unidade(de)} and c.detentor_usuario_id is not null and not ${worksIn(sql`c.detentor_usuario_id`, unit)})
      or (t.para_usuario_id is not null and not ${worksIn(sql`t.para_usuario_id`, unit)}))`.execute(ctx.db);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw refuseReceiver('passagem.recusaDe.semPessoa', { n });
};

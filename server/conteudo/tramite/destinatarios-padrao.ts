import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { DestinatarioPadrao } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { answersWith, isOwed, lastAsking } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { organisationOf, otherOrganisation } from '#server/pessoas/acesso/other-organisations.ts';
import { mayGo } from './may-go.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

interface Row {
  readonly unidade: DestinatarioPadrao['unidade'];
  readonly usuario: DestinatarioPadrao['usuario'] | null;
  readonly organizacao: DestinatarioPadrao['organizacao'] | null;
  readonly aceitaSemPessoa: boolean;
  readonly origem: DestinatarioPadrao['origem'];
}

/**
 * Where a content is expected to go: back to who sent it here with mandatory return, to who waits for it as a reply, to the
 * recipients that it names, then back to who sent it from another organisation, which no list may offer any more. Only who may
 * receive now, once each, and never the unit that holds it without a person.
 */
export const destinatariosPadrao = async (
  ctx: Ctx,
  conteudoId: number,
): Promise<Page<DestinatarioPadrao>> => {
  await requireVisible(ctx, conteudoId);
  const own = organisationOf(ctx.sessao.unidadeId);
  const { rows } = await sql<Row>`
    with candidatos as (
      (select 0 as grupo, 0 as ordem, t.de_unidade_id as unidade_id, t.de_usuario_id as usuario_id, 'RETORNO' as origem
        from tramite t where t.conteudo_id = ${conteudoId} and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
          and t.retorno_obrigatorio and t.retorno_id is null and t.para_unidade_id = ${ctx.sessao.unidadeId}
        order by t.id desc limit 1)
      union all
      (select 1, 0, x.de_unidade_id, x.de_usuario_id, 'RESPOSTA'
        from documento rd join registro.modelo_documento rm on rm.id = rd.modelo_id and ${answersWith(sql`rd.vinculado_id`)}
        join conteudo c on c.id = rd.vinculado_id join tramite x on ${lastAsking}
        where rd.id = ${conteudoId} and ${isOwed} and ${visibleContent(ctx.sessao)})
      union all
      (select 2, dd.ordem, dd.unidade_id, dd.usuario_id, 'DOCUMENTO' from documento_destino dd
        where dd.documento_id = ${conteudoId})
      union all
      (select 3, 0, t.de_unidade_id, null, 'ENVIO' from tramite t join registro.unidade e on e.id = t.de_unidade_id
        where t.conteudo_id = ${conteudoId} and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO' and e.organizacao <> ${own}
        order by t.id desc limit 1)
    ), unicos as (
      select distinct on (unidade_id, coalesce(usuario_id, 0)) * from candidatos
      order by unidade_id, coalesce(usuario_id, 0), grupo, ordem
    )
    select jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as unidade, k.origem,
      case when p.id is not null then jsonb_build_object('id', p.id, 'nome', p.nome) end as usuario,
      ${otherOrganisation(own)} as organizacao,
      coalesce(un.permite_tramite_intradepartamental_sem_destino, true) as aceita_sem_pessoa
    from unicos k
    join conteudo c on c.id = ${conteudoId}
    join registro.unidade un on un.id = k.unidade_id and un.ativo
    join registro.organizacao_interna o on o.id = un.organizacao
    left join registro.usuario p on p.id = k.usuario_id
    where (k.usuario_id is null or (p.ativo and not coalesce(p.bloqueado, false)
        and exists (select from registro.usuario_unidades uu where uu.registro_id = p.id and uu.unidade = un.id)))
      and (un.id <> c.detentor_unidade_id or k.usuario_id is not null)
      and (k.origem <> 'ENVIO' or not exists (select from unicos y
        where y.unidade_id = k.unidade_id and y.origem in ('RETORNO', 'RESPOSTA')))
      and ${mayGo(conteudoId, own)}
    order by k.grupo, k.ordem limit 20`.execute(ctx.db);
  const itens = rows.map(({ usuario, organizacao, ...rest }) => ({
    ...rest,
    usuario: usuario ?? undefined,
    organizacao: organizacao ?? undefined,
  }));
  return { itens, total: itens.length, totalExato: true };
};

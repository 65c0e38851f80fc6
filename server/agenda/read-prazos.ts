import { sql } from 'kysely';
import type { PrazoAgenda } from '#schemas/shapes/agenda.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { tabs } from '#server/conteudo/caixa-central/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** As many deadlines as a month shows. */
const mostShown = 300;

/**
 * What ends from one day to another, among what the person sees now: what waits to be received, what is in their hands, or in
 * nobody's of the unit, and what they have to sign.
 */
export const readPrazos = async (
  ctx: Ctx,
  de: string,
  ate: string,
  most = mostShown,
): Promise<{ readonly prazos: PrazoAgenda[]; readonly cortado: boolean }> => {
  const { sessao } = ctx;
  const sent = tabs.receber(ctx);
  const held = tabs.unidade(ctx);
  const { rows } = await sql<PrazoAgenda>`
    select w.dia::text as dia, w.especie, c.id as conteudo_id, c.tipo, c.fase,
      concat_ws(' · ', c.numero, c.assunto) as rotulo, w.dia < ${today(ctx)}::date as atrasado
    from (
      select t.vence as dia, 'RECEBER' as especie, c.id as conteudo_id from ${sent.from}
      where ${sent.where} and t.vence between ${de}::date and ${ate}::date
      union
      select c.vencimento, 'CONCLUIR', c.id from ${held.from}
      where ${held.where} and (c.detentor_usuario_id is null or c.detentor_usuario_id = ${sessao.usuarioId})
        and c.vencimento between ${de}::date and ${ate}::date
      union
      select s.prazo, 'ASSINAR', s.documento_id from documento_assinante s
      left join documento d on d.id = s.documento_id
      where s.usuario_id = ${sessao.usuarioId} and s.versao = coalesce(d.versao_atual, 1) and s.situacao = 'PENDENTE'
        and s.liberado_em is not null and s.prazo between ${de}::date and ${ate}::date
    ) w join conteudo c on c.id = w.conteudo_id
    where c.estado = 0 and c.excluido_em is null and (w.especie <> 'ASSINAR' or c.fase = 1) and ${visibleContent(sessao)}
    order by w.dia, c.id limit ${sql.lit(most + 1)}`.execute(ctx.db);
  return { prazos: rows.slice(0, most), cortado: rows.length > most };
};

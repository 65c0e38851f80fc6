import { sql } from 'kysely';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { waitsForPerson } from '#server/conteudo/atos/index.ts';
import { unread } from './marcas.ts';
import { tabs, type Tab } from './tabs.ts';

/** Counts stop here: a badge says no more than that. */
const limit = 1000;

/** How many items wait in each tab, in one statement. */
export const contadores = async (ctx: Ctx): Promise<CaixaContadores> => {
  const count = (tab: Tab, extra = sql``) =>
    sql`(select count(*) from (select from ${tab.from} where ${tab.where} and ${visibleContent(ctx.sessao)} ${extra} limit ${sql.lit(limit)}) x)`;
  const late = sql`and t.vence < ${today(ctx)}::date`;
  const now = sql`and t.vence = ${today(ctx)}::date`;
  const { rows } = await sql<CaixaContadores>`select
    ${count(tabs.meus(ctx))} as meus,
    ${count(tabs.receber(ctx), sql`and ${unread(ctx)}`)} as nao_lidos,
    ${count(tabs.unidade(ctx))} as unidade,
    ${count(tabs.receber(ctx))} as receber,
    ${count(tabs.acompanhar(ctx))} as acompanhar,
    ${count(tabs['protocolo-externo'](ctx))} as protocolo_externo,
    ${count(tabs.conhecimento(ctx))} as conhecimento,
    ${count(tabs.acompanhando(ctx))} as acompanhando,
    ${count(tabs.meus(ctx), sql`and c.fase = 0`)} as minutas,
    (select count(*) from documento_assinante s join conteudo c on c.id = s.documento_id
      where s.usuario_id = ${anyValue(ctx.sessao.usuarioId)} and s.situacao = 'PENDENTE' and s.liberado_em is not null
        and c.estado = 0 and c.fase = 1 and ${visibleContent(ctx.sessao)}) as assinar,
    ${count(tabs.receber(ctx), late)} as atrasados,
    ${count(tabs.receber(ctx), now)} as vencem_hoje,
    (select count(*) from (select from fluxo_atividade a
      join fluxo_instancia i on i.id = a.instancia_id join conteudo c on c.id = i.conteudo_id
      where ${waitsForPerson(anyValue(ctx.sessao.usuarioId))} and a.prazo < ${today(ctx)}::date
        and ${visibleContent(ctx.sessao)} limit ${sql.lit(limit)}) x) as atividades_atrasadas`.execute(
    ctx.db,
  );
  const counted = rows[0];
  if (!counted) throw new Error('contagem sem linha');
  return counted;
};

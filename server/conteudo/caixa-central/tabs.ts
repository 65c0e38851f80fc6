import { sql, type RawBuilder } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Where the rows of a tab come from. `c` is always the content; `t` the forwarding, where the tab is about one. */
export interface Tab {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly tramite: boolean;
}

/** The value of the filter of states that asks for all of them. */
export const anyOfThem = 99;

type TabName = NonNullable<CaixaQuery['aba']>;

const unit = ({ sessao }: Ctx): RawBuilder<number> => anyValue(sessao.unidadeId);
const me = ({ sessao }: Ctx): RawBuilder<number> => anyValue(sessao.usuarioId);

const inCharge = (ctx: Ctx): RawBuilder<unknown> =>
  ctx.sessao.chefe
    ? sql``
    : sql`and (t.para_usuario_id is null or t.para_usuario_id = ${me(ctx)} ${chiefsOf(ctx)})`;

/** What is for the chief waits for the secretary too. */
const chiefsOf = (ctx: Ctx): RawBuilder<unknown> =>
  ctx.sessao.secretario
    ? sql`or t.para_usuario_id in (select x.registro_id from registro.usuario_unidades x
        where x.unidade = ${unit(ctx)} and x.chefe)`
    : sql``;

/** The forwarding `t` waits to be received, or known, by the person. */
export const waitsForMe = (ctx: Ctx): RawBuilder<boolean> => sql<boolean>`(t.situacao = 'NAO_RECEBIDO'
  and t.para_unidade_id = ${unit(ctx)}
  and case when t.especie = 'ENCARGO' then true ${inCharge(ctx)}
    else t.para_usuario_id is null or t.para_usuario_id = ${me(ctx)} end)`;

const ofTramite = (where: RawBuilder<unknown>): Tab => ({
  from: sql`tramite t join conteudo c on c.id = t.conteudo_id`,
  where,
  order: sql`t.enviado_em desc, t.id desc`,
  tramite: true,
});

/** What a unit has: in use, unless another state is asked for (99: all of them). */
const ofConteudo = (where: RawBuilder<unknown>, estado: CaixaQuery['estado'] = 0): Tab => ({
  from: sql`conteudo c`,
  // what travels with another is found in it
  where: sql`${where} ${estado === anyOfThem ? sql`` : sql`and c.estado = ${sql.lit(estado)}`} and c.transito_id is null and c.excluido_em is null and c.anda_com_id is null`,
  order: sql`c.movimentado_em desc, c.id desc`,
  tramite: false,
});

/** Tabs by pending act; each is served by an index of its own. */
export const tabs: Readonly<Record<TabName, (ctx: Ctx, estado?: CaixaQuery['estado']) => Tab>> = {
  receber: (ctx) =>
    ofTramite(sql`t.para_unidade_id = ${unit(ctx)} and t.especie = 'ENCARGO'
      and t.situacao = 'NAO_RECEBIDO' ${inCharge(ctx)}`),
  conhecimento: (ctx) =>
    ofTramite(sql`t.para_unidade_id = ${unit(ctx)} and t.especie = 'CONHECIMENTO'
      and t.situacao = 'NAO_RECEBIDO' and (t.para_usuario_id is null or t.para_usuario_id = ${me(ctx)})`),
  acompanhar: (ctx) =>
    ofTramite(sql`t.de_unidade_id = ${unit(ctx)} and t.especie = 'ENCARGO' and t.situacao = 'NAO_RECEBIDO'`),
  unidade: (ctx, estado) => ofConteudo(sql`c.detentor_unidade_id = ${unit(ctx)}`, estado),
  meus: (ctx, estado) =>
    ofConteudo(
      sql`(c.detentor_usuario_id = ${me(ctx)} or c.check_in_usuario_id = ${me(ctx)})
      and c.detentor_unidade_id = ${unit(ctx)}`,
      estado,
    ),
  acompanhando: (ctx) => ({
    from: sql`acompanhamento f join conteudo c on c.id = f.conteudo_id`,
    where: sql`f.usuario_id = ${me(ctx)}`,
    order: sql`c.movimentado_em desc, c.id desc`,
    tramite: false,
  }),
  consultados: (ctx) => ({
    from: sql`marca_pessoal m join conteudo c on c.id = m.conteudo_id`,
    where: sql`m.usuario_id = ${me(ctx)} and m.consultado_em is not null`,
    order: sql`m.consultado_em desc, c.id desc`,
    tramite: false,
  }),
  'protocolo-externo': (ctx, estado) =>
    ofConteudo(
      sql`c.detentor_unidade_id = ${unit(ctx)} and c.tipo = ${sql.lit(tipoConteudo.solicitacaoServico)}`,
      estado,
    ),
  todos: (ctx) => ({
    from: sql`conteudo_acesso g join conteudo c on c.id = g.conteudo_id`,
    where: sql`g.unidade_id = ${unit(ctx)}`,
    order: sql`g.conteudo_id desc`,
    tramite: false,
  }),
};

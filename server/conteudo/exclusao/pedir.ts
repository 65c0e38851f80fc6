import { sql } from 'kysely';
import { actingName } from '#server/base/http/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, estado, type ActInput, ownKinds } from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

/** Where a removal may be asked, and where it waits. */
export const ofRemoval = {
  especies: ownKinds,
  fase: concluded,
  estado: [estado.corrente, estado.standby, estado.cancelado],
} as const;

/** Asks that what was concluded be removed: two other people approve it. */
export const solicitarExclusao = act<ActInput>({
  ...ofRemoval,
  nome: 'solicitarExclusao',
  exige: [
    condition.edits,
    condition.removalNotAsked,
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.unpublished,
  ],
  naLista: condition.always,
  evento: 'exclusaoPedida',
  comMotivo: true,
  effect: async (ctx, { row }, { motivo = '' }) => {
    await ctx.db
      .insertInto('exclusao')
      .values({
        conteudoId: row.id,
        motivo: motivo.trim(),
        pedidaPor: ctx.sessao.usuarioId,
        pedidaEm: ctx.agora,
      })
      .execute();
    return { resultado: undefined };
  },
  follow: async (ctx, { row }) => {
    const { id } = await ctx.db
      .selectFrom('exclusao')
      .select('id')
      .where('conteudoId', '=', row.id)
      .where('situacao', '=', 'PENDENTE')
      .executeTakeFirstOrThrow();
    await notify(ctx.db, ctx.agora, {
      usuarioIds: await approvers(ctx, row.detentorUnidadeId, row.organizacaoId),
      tipo: 'SISTEMA',
      conteudoId: row.id,
      especie: 'exclusaoPedida',
      dados: {
        quem: actingName(ctx.sessao),
        rota: `principal/caixa-central/solicitacao-exclusao/${id}/${row.id}/${row.tipo}`,
      },
    });
  },
});

/** Takes one's own request back: the content is as it was. */
export const retirarPedidoExclusao = act<ActInput>({
  ...ofRemoval,
  nome: 'retirarPedidoExclusao',
  exige: [condition.askedRemoval],
  naLista: condition.always,
  evento: 'exclusaoRetirada',
  effect: async (ctx, { row }) => {
    await ctx.db
      .updateTable('exclusao')
      .set({ situacao: 'RETIRADA', decididaEm: ctx.agora, decididaPor: ctx.sessao.usuarioId })
      .where('conteudoId', '=', row.id)
      .where('situacao', '=', 'PENDENTE')
      .execute();
    return { resultado: undefined };
  },
});

/** The chiefs of the unit that has it and who removes any document of the organisation, but who asks. */
const approvers = async (ctx: Ctx, unidadeId: number, organizacaoId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id
    join registro.unidade un on un.id = uu.unidade
    where u.ativo and not coalesce(u.bloqueado, false) and u.id <> ${ctx.sessao.usuarioId}
      and ((uu.unidade = ${unidadeId} and uu.chefe)
        or (u.excluir_qualquer_documento and un.organizacao = ${organizacaoId}))
    order by u.id limit 200`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

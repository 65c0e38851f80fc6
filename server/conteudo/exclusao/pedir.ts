import { sql } from 'kysely';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  estado,
  type ActInput,
  unitsThatApprove,
} from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { ownKinds } from '#server/conteudo/especies/index.ts';

/** Why a chief above the unit sees what waits for them. */
const toDecide = 'exclusao';

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
    condition.withoutItems,
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
    const { todos, acima } = await approvers(ctx, row.id, row.organizacaoId);
    // who is asked to decide reads what they decide on; a secret one stays with who was named
    if (row.nivelAcesso !== 'SIGILOSO')
      await grantAccess(
        ...([ctx.db, row.id, ctx.agora] as const),
        acima.map((usuarioId) => ({ usuarioId, motivo: toDecide, porUsuarioId: ctx.sessao.usuarioId })),
      );
    await notify(ctx.db, ctx.agora, {
      usuarioIds: todos,
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
    await closeToApprovers(ctx, row.id);
    return { resultado: undefined };
  },
});

/** The chiefs who approve, those above the unit apart, and who removes any document of the organisation, but who asks. */
const approvers = async (
  ctx: Ctx,
  id: number,
  organizacaoId: number,
): Promise<{ readonly todos: readonly number[]; readonly acima: readonly number[] }> => {
  const { rows } = await sql<{ id: number; acima: boolean }>`
    select u.id, bool_or(uu.chefe and uu.unidade <> c.detentor_unidade_id and s.unidades @> to_jsonb(uu.unidade)) as acima
    from exclusao x
    join conteudo c on c.id = x.conteudo_id
    cross join lateral (select ${unitsThatApprove} as unidades) s
    join registro.usuario u on u.ativo and not coalesce(u.bloqueado, false) and u.id <> ${ctx.sessao.usuarioId}
    join registro.usuario_unidades uu on uu.registro_id = u.id
    join registro.unidade un on un.id = uu.unidade
    where x.conteudo_id = ${id} and x.situacao = 'PENDENTE'
      and ((uu.chefe and s.unidades @> to_jsonb(uu.unidade))
        or (u.excluir_qualquer_documento and un.organizacao = ${organizacaoId}))
    group by u.id order by u.id limit 200`.execute(ctx.db);
  return { todos: rows.map((one) => one.id), acima: rows.flatMap((one) => (one.acima ? [one.id] : [])) };
};

/** What was opened only to decide closes with the decision. */
export const closeToApprovers = async ({ db }: Ctx, conteudoId: number): Promise<void> => {
  await db
    .deleteFrom('conteudoAcesso')
    .where('conteudoId', '=', conteudoId)
    .where('motivo', '=', toDecide)
    .execute();
};

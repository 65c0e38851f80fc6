import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, type ActInput, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { closeToApprovers, ofRemoval } from './pedir.ts';

const decides = [
  condition.permission('solicitacaoExclusao'),
  condition.removalAsked,
  condition.mayDecideRemoval,
] as const;

/**
 * One of the two approvals: of the chief of the unit that has it, or of one above where who asked is the only one, and of who
 * removes any document. With the second the content
 * is out of everybody's reach; its events and its row stay.
 */
export const aprovarExclusao = act<ActInput>({
  ...ofRemoval,
  nome: 'aprovarExclusao',
  exige: decides,
  naLista: condition.always,
  evento: 'exclusaoAprovada',
  effect: async (ctx, { row, situation }) => {
    const mine = situation.exclusao?.minhaParte === 'chefia' ? 'chefiaPor' : 'gestaoPor';
    const other = mine === 'chefiaPor' ? row.exclusao?.gestaoPor : row.exclusao?.chefiaPor;
    const last = other !== null && other !== undefined;
    await ctx.db
      .updateTable('exclusao')
      .set({
        [mine]: ctx.sessao.usuarioId,
        situacao: last ? ('CONFIRMADA' as const) : undefined,
        decididaEm: last ? ctx.agora : undefined,
        decididaPor: last ? ctx.sessao.usuarioId : undefined,
      })
      .where('conteudoId', '=', row.id)
      .where('situacao', '=', 'PENDENTE')
      .execute();
    if (!last) return { resultado: undefined };
    return {
      colunas: { excluidoEm: ctx.agora, checkInUsuarioId: null, checkInEm: null },
      evento: 'exclusaoConfirmada',
      dados: { numero: row.numero, assunto: row.assunto },
      resultado: undefined,
    };
  },
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});

/** Refuses the request, with its justification: the content is as it was, and who asked is told. */
export const recusarExclusao = act<ActInput>({
  ...ofRemoval,
  nome: 'recusarExclusao',
  exige: decides,
  naLista: condition.always,
  evento: 'exclusaoRecusada',
  comMotivo: 'justificativa',
  effect: async (ctx, { row }, { motivo = '' }) => {
    await ctx.db
      .updateTable('exclusao')
      .set({
        situacao: 'RECUSADA',
        decididaEm: ctx.agora,
        decididaPor: ctx.sessao.usuarioId,
        justificativa: motivo.trim(),
      })
      .where('conteudoId', '=', row.id)
      .where('situacao', '=', 'PENDENTE')
      .execute();
    await closeToApprovers(ctx, row.id);
    return { resultado: undefined };
  },
  follow: async (ctx, { row }) => tellAsker(ctx, row),
});

const tellAsker = async (ctx: Ctx, { id, exclusao }: ConteudoRow): Promise<void> => {
  if (!exclusao) return;
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [exclusao.pedidaPor],
    tipo: 'SISTEMA',
    conteudoId: id,
    especie: 'exclusaoRecusada',
    dados: { quem: actingName(ctx.sessao) },
  });
};

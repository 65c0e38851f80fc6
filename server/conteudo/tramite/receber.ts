import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  inUse,
  loadSituation,
  perform,
  type ActInput,
} from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

/** A forwarding in charge that is accepted. */
interface Receipt extends ActInput {
  readonly tramiteId: number;
  readonly paraUnidadeId: number;
  readonly unidade: string;
  /** Who holds it inside the unit. */
  readonly detentorUsuarioId: number | null;
  /** Who accepted it; nobody, where the settings make it arrive already received. */
  readonly recebidoPor: number | null;
  /** Who asked to be told of it. */
  readonly avisar: number | undefined;
}

/** The possession passes to who received. */
export const receberAto = act<Receipt>({
  nome: 'receber',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.sentToMe],
  naLista: condition.always,
  comNota: 'notaReceber',
  evento: 'recebido',
  effect: async (ctx, { row }, { tramiteId, paraUnidadeId, unidade, detentorUsuarioId, recebidoPor }) => {
    if (recebidoPor !== null && row.transitoId !== tramiteId) throw new AppError('tramiteJaRecebido');
    await grantAccess(ctx.db, row.id, ctx.agora, [
      { unidadeId: paraUnidadeId, motivo: 'tramite' },
      ...(row.nivelAcesso === 'SIGILOSO' && recebidoPor !== null
        ? [{ usuarioId: recebidoPor, motivo: 'tramite' }]
        : []),
    ]);
    await ctx.db
      .updateTable('tramite')
      .set({ situacao: 'RECEBIDO', recebidoEm: ctx.agora, recebidoPor })
      .where('id', '=', tramiteId)
      .execute();
    return {
      colunas: {
        transitoId: null,
        detentorUnidadeId: paraUnidadeId,
        detentorUsuarioId,
        checkInUsuarioId: null,
        checkInEm: null,
        movimentadoEm: ctx.agora,
      },
      // who had it, for who takes the receipt back
      dados: {
        tramite: tramiteId,
        unidade,
        antes: { unidadeId: row.detentorUnidadeId, usuarioId: row.detentorUsuarioId },
      },
      evento: recebidoPor === null ? 'recebidoSozinho' : undefined,
      resultado: undefined,
    };
  },
  follow: async (ctx, { row }, { avisar, unidade }) => {
    if (avisar === undefined) return;
    await notify(ctx.db, ctx.agora, {
      usuarioIds: [avisar],
      tipo: 'TRAMITE',
      conteudoId: row.id,
      especie: 'recebido',
      dados: { unidade },
    });
  },
});

interface Notice extends ActInput {
  readonly tramiteId: number;
  readonly paraUnidadeId: number;
  readonly paraUsuarioId: number | null;
}

/** A copy is read: nothing is held. */
export const tomarCiencia = act<Notice>({
  nome: 'tomarCiencia',
  especies: everyKind,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.copiedToMe],
  naLista: condition.always,
  comNota: 'notaCiencia',
  evento: 'ciente',
  semVersao: true,
  effect: async (ctx, _loaded, { tramiteId, paraUnidadeId, paraUsuarioId }) => {
    const mine =
      paraUnidadeId === ctx.sessao.unidadeId &&
      (paraUsuarioId === null || paraUsuarioId === ctx.sessao.usuarioId);
    if (!mine)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.nadaAReceber') });
    const changed = await ctx.db
      .updateTable('tramite')
      .set({ situacao: 'CONHECIDO', recebidoEm: ctx.agora, recebidoPor: ctx.sessao.usuarioId })
      .where('id', '=', tramiteId)
      .where('situacao', '=', 'NAO_RECEBIDO')
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new AppError('tramiteJaRecebido');
    return { dados: { tramite: tramiteId }, resultado: undefined };
  },
});

/**
 * Receives a forwarding (possession changes) or takes notice of a copy (nothing is held).
 * @param motivo the note that confirms it
 */
export const receber = async (
  ctx: Ctx,
  tramiteId: number,
  { conteudoId, motivo }: { readonly conteudoId?: number; readonly motivo?: string | undefined } = {},
): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .selectAll()
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite || (conteudoId !== undefined && tramite.conteudoId !== conteudoId))
    throw new AppError('naoEncontrado');
  const { paraUnidadeId, paraUsuarioId } = tramite;
  if (tramite.situacao !== 'NAO_RECEBIDO') {
    await loadSituation(ctx, tramite.conteudoId);
    throw new AppError('tramiteJaRecebido');
  }
  if (tramite.especie === 'CONHECIMENTO')
    return perform(ctx, tomarCiencia, tramite.conteudoId, {
      tramiteId,
      paraUnidadeId,
      paraUsuarioId,
      motivo,
    });
  await perform(ctx, receberAto, tramite.conteudoId, {
    tramiteId,
    paraUnidadeId,
    unidade: ctx.sessao.unidadeSigla,
    detentorUsuarioId: paraUsuarioId === null ? null : ctx.sessao.usuarioId,
    recebidoPor: ctx.sessao.usuarioId,
    avisar: tramite.avisarRecebimento ? tramite.deUsuarioId : undefined,
    motivo,
  });
};

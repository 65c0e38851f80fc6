import { AppError } from '#schemas/app-error.ts';
import type { ResultadoItem, ResultadoLote } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { isOutOfReach } from '#server/pessoas/acesso/require-visible.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { loadForAct, loadSituation } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { errorBody } from '#server/base/http/errors.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { keepReceipt } from './keep-receipt.ts';

/** Receives a forwarding (possession changes) or takes notice of a copy (nothing is held). */
export const receber = async (ctx: Ctx, tramiteId: number, conteudoId?: number): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .selectAll()
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite || (conteudoId !== undefined && tramite.conteudoId !== conteudoId))
    throw new AppError('naoEncontrado');
  if (tramite.situacao !== 'NAO_RECEBIDO') {
    await loadSituation(ctx, tramite.conteudoId);
    throw new AppError('tramiteJaRecebido');
  }
  if (tramite.especie === 'CONHECIMENTO') return takeNotice(ctx, tramite);
  const { row } = await loadForAct(ctx, tramite.conteudoId, 'receber');
  if (row.transitoId !== tramiteId) throw new AppError('tramiteJaRecebido');
  await grantAccess(ctx.db, row.id, ctx.agora, [{ unidadeId: tramite.paraUnidadeId, motivo: 'tramite' }]);
  await keepReceipt(ctx, row, {
    tramiteId,
    paraUnidadeId: tramite.paraUnidadeId,
    unidade: ctx.sessao.unidadeSigla,
    detentorUsuarioId: tramite.paraUsuarioId === null ? null : ctx.sessao.usuarioId,
    recebidoPor: ctx.sessao.usuarioId,
    avisar: tramite.avisarRecebimento ? tramite.deUsuarioId : undefined,
  });
};

const takeNotice = async (
  ctx: Ctx,
  tramite: { id: number; conteudoId: number; paraUsuarioId: number | null; paraUnidadeId: number },
): Promise<void> => {
  const { row } = await loadSituation(ctx, tramite.conteudoId, { lock: true });
  const mine =
    tramite.paraUnidadeId === ctx.sessao.unidadeId &&
    (tramite.paraUsuarioId === null || tramite.paraUsuarioId === ctx.sessao.usuarioId);
  if (!mine)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.nadaAReceber') });
  const changed = await ctx.db
    .updateTable('tramite')
    .set({ situacao: 'CONHECIDO', recebidoEm: ctx.agora, recebidoPor: ctx.sessao.usuarioId })
    .where('id', '=', tramite.id)
    .where('situacao', '=', 'NAO_RECEBIDO')
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new AppError('tramiteJaRecebido');
  await recordEvent(ctx, {
    cadeia: `conteudo:${row.id}`,
    ato: 'ciente',
    conteudoId: row.id,
    dados: { tramite: tramite.id },
  });
};

/** Receives several, each in its own transaction: one that fails spoils no other, and says why. */
export const receberVarios = async (ctx: Ctx, ids: readonly number[]): Promise<ResultadoLote> => {
  const resultados: ResultadoItem[] = [];
  for (const id of ids) resultados.push(await receiveOne(ctx, id));
  return { resultados };
};

const receiveOne = async (ctx: Ctx, id: number): Promise<ResultadoItem> => {
  const rotulo = await labelOf(ctx, id);
  try {
    await decide(ctx, (inner) => receber(inner, id), { part: id });
    return { id, ok: true, rotulo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { codigo, descricao } = errorBody(error, ctx.correlacao);
    return {
      id,
      ok: false,
      rotulo: isOutOfReach(error) ? String(id) : rotulo,
      codigo,
      mensagem: descricao,
    };
  }
};

const labelOf = async (ctx: Ctx, tramiteId: number): Promise<string> => {
  const row = await ctx.db
    .selectFrom('tramite as t')
    .innerJoin('conteudo as c', 'c.id', 't.conteudoId')
    .select(['c.numero', 'c.assunto'])
    .where('t.id', '=', tramiteId)
    .executeTakeFirst();
  return row?.numero ?? row?.assunto ?? String(tramiteId);
};

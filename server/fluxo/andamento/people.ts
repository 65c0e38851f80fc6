import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { AtividadeConcluir, AtividadeDelegar } from '#schemas/shapes/fluxo-atividade.ts';
import { comFormulario, type EspecieAtividade } from '#schemas/fluxo/atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { keepArquivos } from './arquivos.ts';
import { closeWith } from './close-with.ts';
import { holdActivity, refusal } from './hold-activity.ts';
import { flowOfContent } from './of-content.ts';
import { wrongRegistros } from './registros.ts';
import { readSaida } from './saida.ts';

export const claimFor = async (ctx: Ctx, id: number, usuarioId: number | null): Promise<void> => {
  await sql`update fluxo_atividade set assumida_por = ${usuarioId},
    assumida_em = ${usuarioId === null ? null : ctx.agora} where id = ${id}`.execute(ctx.db);
};

export const claim = async (ctx: Ctx, id: number): Promise<FluxoDoConteudo> => {
  const { activity } = await holdActivity(ctx, id);
  await claimFor(ctx, id, ctx.sessao.usuarioId);
  return flowOfContent(ctx, activity.conteudoId);
};

/** Back to everybody of the role. */
export const release = async (ctx: Ctx, id: number): Promise<FluxoDoConteudo> => {
  const { activity } = await holdActivity(ctx, id);
  await claimFor(ctx, id, null);
  return flowOfContent(ctx, activity.conteudoId);
};

/** To another person of the role, who is told. */
export const delegate = async (
  ctx: Ctx,
  id: number,
  { usuarioId }: AtividadeDelegar,
): Promise<FluxoDoConteudo> => {
  const { activity } = await holdActivity(ctx, id);
  const { rows } = await sql`select from fluxo_atividade_candidato k
    join registro.usuario u on u.id = k.usuario_id and u.ativo and not coalesce(u.bloqueado, false)
    where k.atividade_id = ${id} and k.usuario_id = ${usuarioId}`.execute(ctx.db);
  if (rows.length === 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'usuarioId', mensagem: mensagem('fluxo.recusa.naoEDoPapel') }] },
    );
  // a content that became secret since may be closed to who was called
  if ((await whoSees(ctx.db, activity.conteudoId, [usuarioId])).length === 0) throw refusal('naoVe');
  await claimFor(ctx, id, usuarioId);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [usuarioId],
    tipo: 'TRAMITE',
    conteudoId: activity.conteudoId,
    especie: 'atividade',
    dados: { quem: activity.nome },
  });
  return flowOfContent(ctx, activity.conteudoId);
};

/** What an act concludes is not concluded by hand. */
const byItsAct = (especie: Exclude<EspecieAtividade, 'FORMULARIO' | 'APROVACAO'>): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`fluxo.recusa.fazPeloAto.${especie}`) });

/**
 * Done, with what was decided and answered, and the flow goes on to what comes next, in one transaction. A flow that cannot go
 * on leaves the activity as it was, and says why; one that only lacks people keeps what was answered.
 */
export const conclude = async (ctx: Ctx, id: number, pedido: AtividadeConcluir): Promise<FluxoDoConteudo> => {
  const { activity, instance } = await holdActivity(ctx, id);
  const { atividade } = instance.plano.elementos[activity.elemento] ?? {};
  if (atividade && !comFormulario(atividade.especie)) throw byItsAct(atividade.especie);
  const campos = atividade?.campos ?? [];
  const read = readSaida({ especie: activity.especie, campos }, pedido, today(ctx));
  if ('erros' in read) throw new AppError('camposInvalidos', {}, { erros: read.erros });
  const { saida } = read;
  const erros = [
    ...(await wrongRegistros(ctx, campos, saida.respostas)),
    ...(await keepArquivos(ctx, id, campos, saida.respostas)),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  await recordEvent(ctx, {
    cadeia: `conteudo:${activity.conteudoId}`,
    ato: 'atividadeConcluida',
    conteudoId: activity.conteudoId,
    dados: {
      fluxo: instance.fluxo,
      atividade: activity.nome,
      ...defined({ decisao: saida.decisao || undefined, motivo: saida.motivo }),
    },
  });
  await closeWith(ctx, instance, activity, saida);
  return flowOfContent(ctx, activity.conteudoId);
};

import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { AtividadeConcluir, AtividadeDelegar, FluxoDoConteudo } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { advanceAsked } from './advance.ts';
import { lockInstance, type Instance } from './instance.ts';
import { flowOfContent } from './of-content.ts';
import { readSaida } from './saida.ts';

interface Activity {
  readonly id: number;
  readonly instanciaId: number;
  readonly conteudoId: number;
  readonly execucao: string;
  readonly elemento: string;
  readonly nome: string;
  readonly especie: string;
  readonly situacao: string;
  readonly assumidaPor: number | null;
  readonly assumidaPorNome: string | null;
  readonly candidato: boolean;
}

interface Held {
  readonly activity: Activity;
  readonly instance: Instance;
}

/**
 * An activity that the person may do, held with its instance until the transaction ends. Of a content out of reach, or of a
 * role that is not theirs, it does not exist.
 */
const hold = async (ctx: Ctx, id: number): Promise<Held> => {
  const found = await readActivity(ctx, id);
  if (!found) throw new AppError('naoEncontrado');
  await requireVisible(ctx, found.conteudoId);
  const instance = await lockInstance(ctx.db, found.instanciaId);
  const activity = await readActivity(ctx, id);
  if (!instance || !activity?.candidato) throw new AppError('naoEncontrado');
  if (activity.situacao !== 'ABERTA') throw refusal('fechada');
  if (instance.situacao !== 'ATIVA')
    throw refusal('naoAnda', { situacao: mensagem(`fluxo.situacao.${instance.situacao}`).toLowerCase() });
  if (activity.assumidaPor !== null && activity.assumidaPor !== ctx.sessao.usuarioId)
    throw refusal('comOutro', { quem: activity.assumidaPorNome ?? '' });
  return { activity, instance };
};

const refusal = (
  key: 'fechada' | 'naoAnda' | 'comOutro',
  dados: Readonly<Record<string, string>> = {},
): AppError => new AppError('transicaoNaoPermitida', { motivo: mensagem(`fluxo.recusa.${key}`, dados) });

const readActivity = async ({ db, sessao }: Ctx, id: number): Promise<Activity | undefined> => {
  const { rows } = await sql<Activity>`
    select a.id, a.instancia_id, i.conteudo_id, a.execucao, a.elemento, a.nome, a.especie, a.situacao,
      a.assumida_por, u.nome as assumida_por_nome, exists (select from fluxo_atividade_candidato k
        where k.atividade_id = a.id and k.usuario_id = ${sessao.usuarioId}) as candidato
    from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
    left join registro.usuario u on u.id = a.assumida_por where a.id = ${id}`.execute(db);
  return rows[0];
};

const claimFor = async (ctx: Ctx, id: number, usuarioId: number | null): Promise<void> => {
  await sql`update fluxo_atividade set assumida_por = ${usuarioId},
    assumida_em = ${usuarioId === null ? null : ctx.agora} where id = ${id}`.execute(ctx.db);
};

export const claim = async (ctx: Ctx, id: number): Promise<FluxoDoConteudo> => {
  const { activity } = await hold(ctx, id);
  await claimFor(ctx, id, ctx.sessao.usuarioId);
  return flowOfContent(ctx, activity.conteudoId);
};

/** Back to everybody of the role. */
export const release = async (ctx: Ctx, id: number): Promise<FluxoDoConteudo> => {
  const { activity } = await hold(ctx, id);
  await claimFor(ctx, id, null);
  return flowOfContent(ctx, activity.conteudoId);
};

/** To another person of the role, who is told. */
export const delegate = async (
  ctx: Ctx,
  id: number,
  { usuarioId }: AtividadeDelegar,
): Promise<FluxoDoConteudo> => {
  const { activity } = await hold(ctx, id);
  const { rows } = await sql`select from fluxo_atividade_candidato k
    join registro.usuario u on u.id = k.usuario_id and u.ativo and not coalesce(u.bloqueado, false)
    where k.atividade_id = ${id} and k.usuario_id = ${usuarioId}`.execute(ctx.db);
  if (rows.length === 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'usuarioId', mensagem: mensagem('fluxo.recusa.naoEDoPapel') }] },
    );
  await claimFor(ctx, id, usuarioId);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [usuarioId],
    ...{ tipo: 'TRAMITE', conteudoId: activity.conteudoId, especie: 'atividade' },
    dados: { quem: activity.nome },
  });
  return flowOfContent(ctx, activity.conteudoId);
};

/**
 * Done, with what was decided and answered, and the flow goes on to what comes next, in one transaction. A flow that cannot go
 * on leaves the activity as it was, and says why.
 */
export const conclude = async (ctx: Ctx, id: number, pedido: AtividadeConcluir): Promise<FluxoDoConteudo> => {
  const { activity, instance } = await hold(ctx, id);
  const { atividade } = instance.plano.elementos[activity.elemento] ?? {};
  const read = readSaida({ especie: activity.especie, campos: atividade?.campos ?? [] }, pedido);
  if ('erros' in read) throw new AppError('camposInvalidos', {}, { erros: read.erros });
  const { saida } = read;
  const { usuarioId, substitutoId } = ctx.sessao;
  await sql`update fluxo_atividade set situacao = 'CONCLUIDA', fechada_em = ${ctx.agora}, fechada_por = ${usuarioId},
      fechada_substituto = ${substitutoId ?? null}, saida = ${JSON.stringify(saida)}::jsonb where id = ${id}`.execute(
    ctx.db,
  );
  await recordEvent(ctx, {
    ...{
      cadeia: `conteudo:${activity.conteudoId}`,
      ato: 'atividadeConcluida',
      conteudoId: activity.conteudoId,
    },
    dados: {
      ...{ fluxo: instance.fluxo, atividade: activity.nome },
      ...(saida.decisao && { decisao: saida.decisao }),
      ...(saida.motivo !== undefined && { motivo: saida.motivo }),
    },
  });
  const variaveis = {
    ...instance.variaveis,
    ...saida.respostas,
    ...(saida.decisao && { decisao: saida.decisao, [`decisao_${activity.elemento}`]: saida.decisao }),
  };
  await advanceAsked(
    ctx,
    { ...instance, variaveis, autor: authorOf(ctx.sessao) },
    { kind: 'signal', execucao: activity.execucao },
  );
  return flowOfContent(ctx, activity.conteudoId);
};

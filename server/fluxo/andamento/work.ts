import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { errorText } from './error-text.ts';
import type { Trabalho } from '#schemas/fluxo/atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { apply, estado, loadSituation } from '#server/conteudo/atos/index.ts';
import { tramitar } from '#server/conteudo/tramite/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { StepFailed } from '../motor/index.ts';
import { advance, advanceApart } from './advance.ts';
import { openIncident } from './incident.ts';
import { lockInstance, type Instance } from './instance.ts';
import { closeWait, ctxFor } from './listen.ts';
import { performersOf } from './performers-of.ts';

interface Asked {
  readonly instanciaId: number;
  readonly execucao: string;
  readonly elemento: string;
}

const readAsked = async ({ db }: JobContext, atividadeId: number): Promise<Asked | undefined> => {
  const { rows } = await sql<Asked>`select instancia_id, execucao, elemento from fluxo_atividade
    where id = ${atividadeId} and situacao = 'ABERTA'`.execute(db);
  return rows[0];
};

/** Whether it still waits, with the instance held. */
const waits = async ({ db }: Ctx, instanciaId: number, execucao: string): Promise<boolean> => {
  const { rows } = await sql`select from fluxo_atividade
    where instancia_id = ${instanciaId} and execucao = ${execucao} and situacao = 'ABERTA'`.execute(db);
  return rows.length > 0;
};

/** The time of a timer came. A job that comes before the time that its row has now does nothing: another will come. */
export const timeCame = async (
  job: JobContext,
  { instanciaId, execucao }: { instanciaId: number; execucao: string },
): Promise<void> => {
  const { rows } = await sql<{ autor: Instance['autor'] }>`
    select autor from fluxo_instancia where id = ${instanciaId}`.execute(job.db);
  if (!rows[0]) return;
  await advanceApart(await ctxFor(job, rows[0].autor), instanciaId, async (inner) => {
    const timers = await sql<{ elemento: string }>`delete from fluxo_prazo
      where instancia_id = ${instanciaId} and execucao = ${execucao} and vence <= ${inner.agora} returning elemento`.execute(
      inner.db,
    );
    const elemento = timers.rows[0]?.elemento;
    return elemento === undefined ? 'nada' : { kind: 'timer', elemento };
  });
};

/** What waits for something that is so already goes on. */
export const followWait = async (
  job: JobContext,
  { atividadeId }: { atividadeId: number },
): Promise<void> => {
  const asked = await readAsked(job, atividadeId);
  if (!asked) return;
  const { instanciaId, execucao } = asked;
  await advanceApart(await ctxOf(job, instanciaId), instanciaId, async (inner) => {
    if (!(await waits(inner, instanciaId, execucao))) return 'nada';
    await closeWait(inner, instanciaId, execucao);
    return { kind: 'signal', execucao };
  });
};

const ctxOf = async (job: JobContext, instanciaId: number): Promise<Ctx> => {
  const { rows } = await sql<{ autor: Instance['autor'] }>`
    select autor from fluxo_instancia where id = ${instanciaId}`.execute(job.db);
  const autor = rows[0]?.autor ?? { usuarioId: 0, substitutoId: null, unidadeId: 0, sessaoId: 0 };
  return ctxFor(job, autor);
};

/** Does what a service task says, and the step that follows, together or not at all: done once, however often the job runs. */
export const doWork = async (job: JobContext, { atividadeId }: { atividadeId: number }): Promise<void> => {
  const asked = await readAsked(job, atividadeId);
  if (!asked) return;
  const { instanciaId, execucao, elemento } = asked;
  const ctx = await ctxOf(job, instanciaId);
  try {
    await inTransaction(ctx.db, async (db) => {
      const inner = { ...ctx, db };
      const instance = await lockInstance(db, instanciaId);
      if (instance?.situacao !== 'ATIVA' || !(await waits(inner, instanciaId, execucao))) return;
      const { trabalho } = instance.plano.elementos[elemento] ?? {};
      if (trabalho) await doOne(inner, instance, trabalho);
      await closeWait(inner, instanciaId, execucao);
      await advance(inner, instance, { kind: 'signal', execucao });
    });
  } catch (error) {
    await inTransaction(ctx.db, (db) =>
      openIncident({ ...ctx, db }, instanciaId, {
        ...{ tipo: 'TRABALHO', elemento, comando: { kind: 'signal', execucao } },
        mensagem: mensagem('fluxo.problema.TRABALHO', { detalhe: errorText(error) }),
      }),
    );
    if (!(error instanceof AppError || error instanceof StepFailed)) job.log.error({ err: error }, 'fluxo');
  }
};

const doOne = (ctx: Ctx, instance: Instance, trabalho: Trabalho): Promise<void> =>
  trabalho.tipo === 'TRAMITAR' ? forward(ctx, instance, trabalho) : tell(ctx, instance, trabalho);

/** What the flow says to people, in its own words, with the content by reference. */
const tell = async (ctx: Ctx, instance: Instance, { papel, texto }: Trabalho): Promise<void> => {
  const people = await performersOf(ctx, instance, papel);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: people.map(({ usuarioId }) => usuarioId),
    ...{ tipo: 'CONHECIMENTO', conteudoId: instance.conteudoId, especie: 'fluxoAvisa' },
    dados: { quem: texto.trim() },
  });
};

/** It leaves the unit that has it, for who acted last: what an act brings about needs no permission of its own. */
const forward = async (ctx: Ctx, { conteudoId, fluxo }: Instance, { unidade }: Trabalho): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from registro.unidade where sigla = ${unidade} and ativo`.execute(ctx.db);
  const unidadeId = rows[0]?.id;
  if (unidadeId === undefined) throw refusal('unidade', unidade);
  const loaded = await loadSituation(ctx, conteudoId, { lock: true });
  const { row } = loaded;
  if (row.detentorUnidadeId === unidadeId && row.transitoId === null) return;
  if (row.transitoId !== null) throw refusal('emTransito');
  if (row.andaComId !== null) throw refusal('andaComOutro');
  if (row.estado !== estado.corrente) throw refusal('fechado');
  const from = { ...ctx, sessao: { ...ctx.sessao, unidadeId: row.detentorUnidadeId } };
  await apply(
    ...([from, tramitar, loaded] as const),
    { conteudoId, destino: { unidadeId }, texto: mensagem('fluxo.tramite', { fluxo }) },
    undefined,
  );
};

const refusal = (key: 'unidade' | 'emTransito' | 'andaComOutro' | 'fechado', unidade = ''): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`fluxo.naoTramita.${key}`, { unidade }) });

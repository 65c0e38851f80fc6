import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { errorText, isSlowStep, stepText } from './error-text.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { StepFailed, withWay } from '../motor/index.ts';
import { advance, advanceApart } from './advance.ts';
import { openIncident } from './incident.ts';
import { lockInstance, type Instance } from './instance.ts';
import { closeWait } from './close-wait.ts';
import { doOne } from './do-one.ts';
import type { Saida } from './jobs.ts';
import { ctxFor } from './listen.ts';
import { scheduleLater } from './timers.ts';
import { whoDid } from './who-did.ts';

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

/** The time of a timer came. A job that comes before the time that its row has now only says when to come again. */
export const timeCame = async (
  job: JobContext,
  { instanciaId, execucao }: { instanciaId: number; execucao: string },
): Promise<void> => {
  const { rows } = await sql<{ autor: Instance['autor'] }>`
    select autor from fluxo_instancia where id = ${instanciaId}`.execute(job.db);
  if (!rows[0]) return;
  await advanceApart(job, await ctxFor(job, rows[0].autor), instanciaId, async (inner) => {
    const timers = await sql<{ elemento: string }>`delete from fluxo_prazo
      where instancia_id = ${instanciaId} and execucao = ${execucao} and vence <= ${inner.agora} returning elemento`.execute(
      inner.db,
    );
    const elemento = timers.rows[0]?.elemento;
    if (elemento !== undefined) return { kind: 'timer', elemento };
    await scheduleLater(inner, instanciaId, execucao);
    return 'nada';
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
  await advanceApart(job, await ctxOf(job, instanciaId), instanciaId, async (inner) => {
    const did = await whoDid(inner.db, atividadeId);
    if (!did) return 'nada';
    await closeWait(inner, { instanciaId, execucao }, did);
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
export const doWork = async (
  job: JobContext,
  { atividadeId, saida }: { atividadeId: number; saida?: Saida },
): Promise<void> => {
  const asked = await readAsked(job, atividadeId);
  if (!asked) return;
  const { instanciaId, execucao, elemento } = asked;
  const ctx = await ctxOf(job, instanciaId);
  try {
    await inTransaction(ctx.db, async (db) => {
      const inner = { ...ctx, db };
      const instance = await lockInstance(db, instanciaId);
      if (instance?.situacao !== 'ATIVA' || !(await waits(inner, instanciaId, execucao))) return;
      const { plano } = instance;
      const { trabalho } = plano.elementos[elemento] ?? {};
      const variaveis = trabalho ? await doOne(inner, instance, trabalho, elemento) : {};
      await closeWait(inner, { instanciaId, execucao });
      await advance(
        inner,
        {
          ...instance,
          ...defined({
            plano: saida
              ? { ...plano, fonte: withWay(plano.fonte, saida.elemento, saida.ligacao) }
              : undefined,
          }),
          variaveis: { ...instance.variaveis, ...variaveis },
        },
        { kind: 'signal', execucao },
      );
    });
  } catch (error) {
    leavePassing(job, error, { slow: isSlowStep(error) });
    await inTransaction(ctx.db, (db) =>
      openIncident({ ...ctx, db }, instanciaId, {
        tipo: 'TRABALHO',
        elemento,
        comando: { kind: 'signal', execucao },
        mensagem: mensagem('fluxo.problema.TRABALHO', { detalhe: errorText(error) }),
        // it was done, and what comes after could not be
        ...defined({
          tipo: error instanceof StepFailed ? error.tipo : undefined,
          elemento: error instanceof StepFailed ? (error.elemento ?? elemento) : undefined,
          mensagem: error instanceof StepFailed ? stepText(error) : undefined,
        }),
      }),
    );
    if (!(error instanceof AppError || error instanceof StepFailed)) job.log.error({ err: error }, 'fluxo');
  }
};

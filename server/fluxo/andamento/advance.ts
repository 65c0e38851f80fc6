import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { CannotMove, StepFailed, type Command } from '../motor/index.ts';
import { closeOver, openNew } from './activities.ts';
import { isSlowStep, stepText } from './error-text.ts';
import { lockInstance, type Instance } from './instance.ts';
import { openIncident } from './incident.ts';
import { readScope } from './read-scope.ts';
import { relogioOf } from './relogio.ts';
import { steps } from './steps.ts';
import { keepTimers } from './timers.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { timeOver } from './time-over.ts';

/** The history of the content tells, once the step is taken, that a time ran out over what nobody did; a wait of its own is no news. */
const tellTime = async (
  { db, ports, agora }: Ctx,
  { plano, conteudoId, fluxo }: Instance,
  timer: string,
): Promise<void> => {
  const time = timeOver(plano, timer);
  if (!time) return;
  const nome = [time.sobre, timer].map((id) => plano.elementos[id]?.nome).find(Boolean);
  const prazo = nome === undefined ? mensagem('fluxo.tempo.semNome') : mensagem('fluxo.tempo.de', { nome });
  const feito = mensagem(`fluxo.tempo.${time.interrompe ? 'outroCaminho' : 'aoLado'}`, { prazo });
  await recordEvent(systemCtx(ports, db, agora), {
    cadeia: `conteudo:${conteudoId}`,
    ato: 'fluxoPrazoAcabou',
    conteudoId,
    dados: { fluxo, feito },
  });
};

/**
 * One step of what runs, in the transaction that is open: from what is kept, through one command, to what waits next. A step
 * that fails throws, and nothing of it stays.
 */
export const advance = async (ctx: Ctx, instance: Instance, command?: Command): Promise<void> => {
  const now = await steps.step({
    fonte: instance.plano.fonte,
    estado: instance.estado,
    scope: await readScope(ctx, instance),
    relogio: await relogioOf(ctx, instance),
    command,
  });
  await sql`update fluxo_instancia set estado = ${now.terminou ? null : now.estado}::jsonb,
      variaveis = ${JSON.stringify(instance.variaveis)}::jsonb, autor = ${JSON.stringify(instance.autor)}::jsonb,
      situacao = ${now.terminou ? 'CONCLUIDA' : 'ATIVA'}, terminada_em = ${now.terminou ? ctx.agora : null}
    where id = ${instance.id}`.execute(ctx.db);
  if (command?.kind === 'timer') await tellTime(ctx, instance, command.elemento);
  await closeOver(ctx, instance, now.espera, command);
  await keepTimers(ctx, instance.id, now.timers);
  await openNew(ctx, instance, now.espera);
  if (now.terminou)
    await recordEvent(ctx, {
      cadeia: `conteudo:${instance.conteudoId}`,
      ato: 'fluxoTerminado',
      conteudoId: instance.conteudoId,
      dados: { fluxo: instance.fluxo },
    });
};

/** A step that somebody asked for: one that fails is refused with why, and everything stays as it was. */
export const advanceAsked = async (ctx: Ctx, instance: Instance, command?: Command): Promise<void> => {
  try {
    await advance(ctx, instance, command);
  } catch (error) {
    if (error instanceof CannotMove)
      throw new AppError(
        'transicaoNaoPermitida',
        { motivo: mensagem(`fluxo.naoMove.${error.problem}`) },
        { cause: error },
      );
    if (!(error instanceof StepFailed)) throw error;
    // a busy machine may be why: what was asked is sound, and may be asked again
    if (isSlowStep(error)) throw new AppError('indisponivel', {}, { cause: error });
    throw new AppError('transicaoNaoPermitida', { motivo: stepText(error) }, { cause: error });
  }
};

/** Which try of the queue it is. */
type Turn = Pick<JobContext, 'vez' | 'ultimaVez'>;

/**
 * A step that nobody waits for at a screen, in its own transaction. One that fails is undone, and a second transaction keeps
 * why, with the command, for who answers for the flows.
 */
export const advanceApart = async (
  job: Turn,
  ctx: Ctx,
  instanciaId: number,
  prepare: (inner: Ctx, instance: Instance) => Promise<Command | undefined | 'nada'>,
): Promise<void> => {
  let asked: Command | undefined;
  try {
    await inTransaction(ctx.db, async (db) => {
      const inner = { ...ctx, db };
      const instance = await lockInstance(db, instanciaId);
      if (instance?.situacao !== 'ATIVA') return;
      const command = await prepare(inner, instance);
      if (command === 'nada') return;
      asked = command;
      await advance(inner, instance, command);
    });
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    leavePassing(job, error, { slow: isSlowStep(error) });
    const { tipo, elemento } = error;
    await inTransaction(ctx.db, (db) =>
      openIncident({ ...ctx, db }, instanciaId, {
        tipo,
        elemento,
        comando: asked,
        mensagem: stepText(error),
      }),
    );
  }
};

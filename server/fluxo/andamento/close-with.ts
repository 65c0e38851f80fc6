import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { StepFailed, within } from '../motor/index.ts';
import { advanceAsked } from './advance.ts';
import { closeDone } from './close-done.ts';
import { stepText } from './error-text.ts';
import { openIncident } from './incident.ts';
import type { Instance } from './instance.ts';
import type { Saida } from './saida.ts';

interface Closed {
  readonly id: number;
  readonly elemento: string;
  readonly execucao: string;
}

/** What stops a flow for want of people: no other answer would change it. */
const isForPeople = (error: unknown): error is StepFailed =>
  error instanceof StepFailed && (error.tipo === 'QUORUM_IMPOSSIVEL' || error.tipo === 'SEM_EXECUTOR');

/**
 * An activity is done by who asks, with what was decided and answered, and the flow goes on to what comes next. Where it cannot
 * for want of people, the answer is kept, and who answers for the flows has the step to take again.
 */
export const closeWith = async (
  ctx: Ctx,
  instance: Instance,
  { id, elemento, execucao }: Closed,
  saida: Saida,
): Promise<void> => {
  const { usuarioId, substitutoId } = ctx.sessao;
  await closeDone(ctx, sql`id = ${id}`, { usuarioId, substitutoId, saida });
  // a called flow names its own element, wherever it was called from
  const own = elemento.split(within).at(-1) ?? elemento;
  const variaveis = {
    ...instance.variaveis,
    ...saida.respostas,
    ...(saida.decisao && { decisao: saida.decisao, [`decisao_${own}`]: saida.decisao }),
  };
  const autor = authorOf(ctx.sessao);
  try {
    await advanceAsked(ctx, { ...instance, variaveis, autor }, { kind: 'signal', execucao });
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : undefined;
    if (!isForPeople(cause)) throw error;
    await sql`update fluxo_instancia set variaveis = ${JSON.stringify(variaveis)}::jsonb,
      autor = ${JSON.stringify(autor)}::jsonb where id = ${instance.id}`.execute(ctx.db);
    await openIncident(ctx, instance.id, {
      tipo: cause.tipo,
      elemento: cause.elemento,
      mensagem: stepText(cause),
      comando: { kind: 'signal', execucao, feita: true },
    });
  }
};

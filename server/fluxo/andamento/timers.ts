import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { addDays, calendarOfUnit, dayOf, daysBetween, today } from '#server/instalacao/prazo/index.ts';
import type { Stepped } from '../motor/index.ts';
import type { Instance } from './instance.ts';
import { vencerPrazoFluxo } from './jobs.ts';

interface Timer {
  readonly execucao: string;
  readonly elemento: string;
  readonly vence: Date;
}

/** The timers that run now: a row each, and a job for when it comes. One that ran already keeps its time. */
export const keepTimers = async (
  { db }: Pick<Ctx, 'db'>,
  instanciaId: number,
  timers: Stepped['timers'],
): Promise<void> => {
  const running = timers.map(({ execucao }) => execucao);
  await sql`delete from fluxo_prazo where instancia_id = ${instanciaId} and not execucao = any(${running})`.execute(
    db,
  );
  for (const timer of timers) {
    const { rows } = await sql`insert into fluxo_prazo (instancia_id, execucao, elemento, vence)
      values (${instanciaId}, ${timer.execucao}, ${timer.elemento}, ${timer.vence})
      on conflict do nothing returning execucao`.execute(db);
    if (rows.length > 0) await schedule(db, instanciaId, timer);
  }
};

const schedule = (
  db: Database,
  instanciaId: number,
  { execucao, vence }: Omit<Timer, 'elemento'>,
): Promise<void> =>
  enqueue(
    db,
    vencerPrazoFluxo,
    { instanciaId, execucao },
    {
      key: `fluxo-prazo:${instanciaId}:${execucao}`,
      runAt: vence,
    },
  );

/** A job for each timer that runs; one whose time passed comes at once. */
export const scheduleTimers = async (db: Database, instanciaId: number): Promise<void> => {
  const { rows } = await sql<Timer>`select execucao, elemento, vence from fluxo_prazo
    where instancia_id = ${instanciaId}`.execute(db);
  for (const timer of rows) await schedule(db, instanciaId, timer);
};

/**
 * One whose job came too early comes again when it is its time: the queue goes by the clock of the database, which may be ahead
 * of the one of this server.
 */
export const scheduleLater = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  instanciaId: number,
  execucao: string,
): Promise<void> => {
  const { rows } = await sql<{ vence: Date }>`
    select now() + greatest(vence - ${agora}::timestamptz, interval '1 second') as vence from fluxo_prazo
    where instancia_id = ${instanciaId} and execucao = ${execucao}`.execute(db);
  if (rows[0]) await schedule(db, instanciaId, { execucao, vence: rows[0].vence });
};

/** After a suspension what is asked of people is due as many days later as it lasted, on a day with business. */
export const shiftDeadlines = async (ctx: Ctx, instance: Instance): Promise<void> => {
  const days = daysBetween(dayOf(ctx, instance.suspensaEm ?? ctx.agora), today(ctx));
  if (days <= 0) return;
  const { fromOn } = await calendarOfUnit(ctx, instance.iniciadorUnidadeId);
  const { rows } = await sql<{ id: number; prazo: string }>`select id, prazo from fluxo_atividade
    where instancia_id = ${instance.id} and situacao = 'ABERTA' and prazo is not null`.execute(ctx.db);
  for (const { id, prazo } of rows)
    await sql`update fluxo_atividade set prazo = ${fromOn(addDays(prazo, days))}::date where id = ${id}`.execute(
      ctx.db,
    );
};

/** After a suspension each timer has as long to run as it had. */
export const shiftTimers = async (db: Database, instanciaId: number, milliseconds: number): Promise<void> => {
  await sql`update fluxo_prazo set vence = vence + ${milliseconds} * interval '1 millisecond'
    where instancia_id = ${instanciaId}`.execute(db);
};

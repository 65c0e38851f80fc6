import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import type { Stepped } from '../motor/index.ts';
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

const schedule = (db: Database, instanciaId: number, { execucao, vence }: Timer): Promise<void> =>
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

/** After a suspension each timer has as long to run as it had. */
export const shiftTimers = async (db: Database, instanciaId: number, milliseconds: number): Promise<void> => {
  await sql`update fluxo_prazo set vence = vence + ${milliseconds} * interval '1 millisecond'
    where instancia_id = ${instanciaId}`.execute(db);
};

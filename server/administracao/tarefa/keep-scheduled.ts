import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { enqueueTask } from './enqueue-task.ts';
import { nextExecution } from './next-execution.ts';
import type { Schedule } from './schedule.ts';
import { cronOf } from './schedule.ts';
import { weekdaysText } from './weekdays-text.ts';
import { taskText, taskWorks } from './work-list.ts';

export const conferirTarefas = job('conferirTarefas');

/** Makes the register hold the tasks of this version, new ones with the schedule that they come with. */
export const fillTasks = async (db: Database): Promise<void> => {
  for (const [classe, { agenda }] of Object.entries(taskWorks)) {
    const standard = agenda.intervaloMinutos
      ? { modo: 'INTERVALO' as const, ...agenda }
      : { modo: 'HORARIO' as const, segundos: '0', minutos: '0', horas: '*', ...agenda };
    const days = { diaDoMes: '*', mes: '*', diaDaSemana: '?', ano: '*' };
    await db
      .insertInto('registro.tarefa')
      .values({
        ...standard,
        ...days,
        classe,
        nome: taskText(classe, 'nome'),
        descricao: taskText(classe, 'descricao'),
        expressao: cronOf({ ...standard, ...days }),
        diasSemana: weekdaysText('?'),
        ativo: true,
        notificaViaSistema: true,
      })
      .onConflict((conflict) => conflict.column('classe').doNothing())
      .execute();
  }
};

/** A job that was taken queues the next one at once; a lock older than this is of a process that died before that. */
const mostToQueueNext = '10 minutes';

/**
 * Puts in the queue every active task that is not there: after a start, and whatever was lost. A job that used up its only
 * attempt keeps its key and never runs: it is not in the queue.
 */
export const keepScheduled = async ({ db, ports }: JobContext): Promise<void> => {
  const { rows } = await sql<Schedule & { id: number }>`
    select t.* from registro.tarefa t
    where t.ativo and not exists (
      select from graphile_worker.jobs j where j.key = 'tarefa:' || t.id and case when j.locked_at is null
        then j.attempts < j.max_attempts else j.locked_at > now() - ${mostToQueueNext}::interval end)`.execute(
    db,
  );
  for (const task of rows) {
    const next = nextExecution(task, ports.clock(), ports.config.timeZone);
    await db
      .updateTable('registro.tarefa')
      .set({ dataProximaExecucao: next ?? null })
      .where('id', '=', task.id)
      .execute();
    if (next) await enqueueTask(db, task.id, next);
  }
};

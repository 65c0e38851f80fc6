import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const executarTarefa = job<{ tarefaId: number }>('executarTarefa');

/** The key under which the next execution of a task waits: one at a time. */
export const taskKey = (id: number): string => `tarefa:${id}`;

/** Puts the next execution in the queue, in place of the one that waits. */
export const enqueueTask = (db: Database, id: number, runAt: Date): Promise<void> =>
  enqueue(db, executarTarefa, { tarefaId: id }, { key: taskKey(id), runAt, maxAttempts: 1 });

import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { countStop, findLoad, giveUpUndoing, interruptLoad, type Load } from './importacao.repository.ts';
import { undoProblems } from './load-job.ts';
import { takeLoad } from './load-locks.ts';
import { hasJob, queueLoad, requeueLoad } from './load-queue.ts';
import { linesAtOnce } from './stored-sheet.ts';

/** A load whose process died this often does not start again by itself. */
const mostStops = 2;
/** Milliseconds that a load which is being answered may take to begin. */
const timeToBegin = 60_000;

/**
 * Finds loads that nobody works on: their process died. They had written nothing; one in the background starts again, up to
 * some times, and one that was being answered is given up.
 */
export const recoverLoads = async (job: JobContext): Promise<void> => {
  const open = await job.db
    .selectFrom('importacao')
    .selectAll()
    .where('situacao', 'in', ['NA_FILA', 'EM_ANDAMENTO', 'DESFAZENDO'])
    .orderBy('id')
    .execute();
  for (const load of open) if (await isLeft(job, load)) await recover(job, load);
};

const isLeft = async ({ db, ports }: JobContext, load: Load): Promise<boolean> => {
  if (load.situacao !== 'EM_ANDAMENTO' && (await hasJob(db, load))) return false;
  const since = load.iniciadaEm ?? load.criadaEm;
  if (load.linhas <= linesAtOnce && ports.clock().getTime() - since.getTime() < timeToBegin) return false;
  return inTransaction(db, async (trx) => {
    if (!(await takeLoad(trx, load.id))) return false;
    // Who ran it may have ended it just before giving its lock back.
    return (await findLoad(trx, load.id))?.situacao === load.situacao;
  });
};

const recover = async ({ db, ports }: JobContext, load: Load): Promise<void> => {
  if (load.situacao === 'DESFAZENDO') return giveUpUndoing(db, load, undoProblems(undefined));
  if (load.linhas <= linesAtOnce || load.tentativas >= mostStops)
    return interruptLoad(db, load.id, ports.clock(), mensagem('importacao.interrompida'));
  if (load.situacao === 'NA_FILA') return queueLoad(db, load.id);
  await countStop(db, load.id);
  await requeueLoad(db, load.id);
};

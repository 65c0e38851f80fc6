import { pino } from 'pino';
import type { Database } from '#server/db/connect.ts';
import type { Ctx } from '#server/http/context.ts';
import { noCookies } from '#server/http/cookies.ts';
import { loadSessionById } from '#server/http/session.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobContext } from '#server/jobs/job-context.ts';
import { registerNamed, requireAction, viewFor } from '../access.ts';
import type { RegisterView } from '../model/register-view.ts';
import { modelsInForce } from '../model/models-in-force.ts';
import {
  anotherRuns,
  findLoad,
  interruptLoad,
  giveUpUndoing,
  resetLoad,
  showUndone,
  takeLoad,
  waitForRegister,
  type Load,
} from './importacao.repository.ts';
import { AppError } from '#schemas/app-error.ts';
import type { ImportacaoAlterados } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ImportProblem } from './import-problem.ts';
import { runLoad } from './run-load.ts';
import { undoRecords, untouchedSince } from './undo-load.ts';
import { linesAtOnce, storedSheet } from './stored-sheet.ts';

/** A load that stopped this often does not start again by itself. */
const mostAttempts = 3;
/** Milliseconds until a load looks again whether another one is done. */
const waitForAnother = 3_000;

/**
 * Runs a load in the background, with the rights that its person has now. All or nothing: what stops it, the end of the
 * server included, leaves no record; when the server only ended, the load goes back to the queue.
 */
export const runLoadJob = async (
  job: JobContext,
  importacaoId: number,
  signal?: AbortSignal,
): Promise<void> => {
  const load = await findLoad(job.db, importacaoId);
  if (load?.situacao !== 'NA_FILA') return;
  if (await anotherRuns(job.db, load.id))
    return requeue(job.db, load.id, new Date(Date.now() + waitForAnother));
  try {
    const ctx = await contextOf(job, load);
    const view = viewOfLoad(ctx, load);
    requireAction(ctx, view.model, 'create', 'edit');
    const sheet = await storedSheet(job.db, job.ports, load.arquivoId ?? '');
    await runLoad(ctx, view, load, sheet, { shown: true, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) return requeue(job.db, load.id);
    job.log.error({ err: error, importacao: load.id }, 'a carga parou');
    const lost = error instanceof AppError && error.status < 500;
    const message = mensagem(lost ? 'importacao.semPessoa' : 'importacao.interrompida');
    await interruptLoad(job.db, load.id, job.ports.clock(), message);
  }
};

/** Undoes a long load in the background, with the rights of who asked. What stops it leaves the load as it was, and says why. */
export const undoLoadJob = async (
  job: JobContext,
  { importacaoId, sessaoId }: { readonly importacaoId: number; readonly sessaoId: number },
  signal?: AbortSignal,
): Promise<void> => {
  const load = await findLoad(job.db, importacaoId);
  if (load?.situacao !== 'DESFAZENDO') return;
  try {
    const ctx = await contextOf(job, { ...load, sessaoId });
    const view = viewOfLoad(ctx, load);
    await inTransaction(job.db, async (db) => {
      const inner = { ...ctx, db };
      if (!(await takeLoad(db, load.id))) return;
      await waitForRegister(db, load.registro);
      await undoRecords(inner, view, load, await untouchedSince(inner, view, load.id), async (done) => {
        signal?.throwIfAborted();
        await showUndone(job.db, load.id, done);
      });
    });
  } catch (error) {
    if (!(error instanceof AppError))
      job.log.error({ err: error, importacao: load.id }, 'desfazer a carga parou');
    await giveUpUndoing(job.db, load, undoProblems(error));
  }
};

const undoProblems = (error: unknown): readonly ImportProblem[] => {
  const changed = error instanceof AppError ? (error.payload as ImportacaoAlterados | undefined) : undefined;
  if (changed) return changed.registros.map(({ linha, motivo }) => ({ linha, mensagem: motivo }));
  const message =
    error instanceof AppError
      ? mensagem(`erro.${error.code}`, error.data)
      : mensagem('importacao.desfazer.parou');
  return [{ linha: 1, mensagem: message }];
};

const viewOfLoad = (ctx: Ctx, load: Load): RegisterView => {
  const models = modelsInForce();
  return viewFor(ctx, models, registerNamed(models, load.registro, load.lugar ?? undefined));
};

const contextOf = async ({ db, ports }: JobContext, load: Load): Promise<Ctx> => {
  const agora = ports.clock();
  return {
    db,
    agora,
    ports,
    sessao: await loadSessionById(db, load.sessaoId, agora, ports.config.timeZone),
    log: pino({ level: 'silent' }),
    correlacao: `importacao-${load.id}`,
    endereco: '',
    agente: '',
    cookies: noCookies,
    token: '',
  };
};

/** Puts a load in the queue again, for this or another process. */
const requeue = (db: Database, importacaoId: number, runAt?: Date): Promise<void> =>
  inTransaction(db, async (inner) => {
    await resetLoad(inner, importacaoId);
    await enqueue(inner, 'importarRegistros', { importacaoId }, { maxAttempts: 1, ...(runAt && { runAt }) });
  });

/**
 * Finds loads whose process died: they are said to run and nobody holds their lock. They had written nothing; one in the
 * background starts again, up to some times, and one that was being answered is given up.
 */
export const recoverLoads = async (job: JobContext): Promise<void> => {
  const running = await job.db
    .selectFrom('importacao')
    .selectAll()
    .where('situacao', 'in', ['EM_ANDAMENTO', 'DESFAZENDO'])
    .execute();
  for (const load of running) {
    const left = await inTransaction(job.db, async (db) => {
      if (!(await takeLoad(db, load.id))) return false;
      // Who ran it may have ended it just before giving its lock back.
      return (await findLoad(db, load.id))?.situacao === load.situacao;
    });
    if (!left) continue;
    if (load.situacao === 'DESFAZENDO') await giveUpUndoing(job.db, load, undoProblems(undefined));
    else if (load.linhas > linesAtOnce && load.tentativas < mostAttempts) await requeue(job.db, load.id);
    else await interruptLoad(job.db, load.id, job.ports.clock(), mensagem('importacao.interrompida'));
  }
};

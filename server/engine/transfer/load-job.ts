import { AppError } from '#schemas/app-error.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { ImportacaoAlterados } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { onceItAnswers } from '#server/base/jobs/once-it-answers.ts';
import { leavePassing, willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { registerNamed, requireAction, viewFor } from '#server/engine/access.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { modelsInForce } from '#server/engine/model/models-in-force.ts';
import type { ImportProblem } from './import-problem.ts';
import {
  anotherRuns,
  findLoad,
  interruptLoad,
  giveUpUndoing,
  showUndone,
  type Load,
} from './importacao.repository.ts';
import { takeLoad, takeRegister } from './load-locks.ts';
import {
  afterAnother,
  queueUndo,
  requeueLoad,
  type LoadAsked,
  type Obstacle,
  type UndoAsked,
  type Waited,
} from './load-queue.ts';
import { runLoad } from './run-load.ts';
import { undoRecords, untouchedSince } from './undo-load.ts';
import { storedSheet } from './stored-sheet.ts';
import type { Author } from '#server/base/http/session.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';

/** Who sent a load, and from where. */
const senderOf = ({ criadaPor, substitutoId, unidadeId, sessaoId }: Load): Author => ({
  usuarioId: criadaPor,
  substitutoId,
  unidadeId: unidadeId ?? 0,
  sessaoId,
});

/** What a use case receives, made for who asked of a load. */
const authorContext = (job: JobContext, load: Load, author: Author): Promise<Ctx> =>
  ctxOfAuthor(job, author, `importacao-${load.id}`);

/**
 * Runs a load in the background, with the rights that its person has now. All or nothing: what stops it, the end of the
 * server included, leaves no record; when the server only ended, the load goes back to the queue.
 */
export const runLoadJob = async (
  job: JobContext,
  { importacaoId, espera }: LoadAsked,
  signal?: AbortSignal,
): Promise<void> => {
  const load = await findLoad(job.db, importacaoId);
  if (load?.situacao !== 'NA_FILA') return;
  if (await anotherRuns(job.db, load.id)) return requeueLoad(job.db, load.id, { runAt: afterAnother() });
  try {
    const ctx = await authorContext(job, load, senderOf(load));
    const view = viewOfLoad(ctx, load);
    requireAction(ctx, view.model, 'create', 'edit');
    const sheet = await storedSheet(job.db, job.ports, load.arquivoId ?? '');
    await runLoad(ctx, view, load, sheet, { shown: true, signal });
  } catch (error) {
    if (signal?.aborted) return requeueLoad(job.db, load.id);
    // it wrote nothing: it begins again once what failed is back, for as long as who sent it does not cancel it
    if (willPass(error)) {
      const waited: Waited = { por: obstacleOf(error), vezes: (espera?.vezes ?? 0) + 1 };
      job.log.warn({ err: error, importacao: load.id, ...waited }, 'a carga espera');
      return onceItAnswers(() => requeueLoad(job.db, load.id, { espera: waited }), signal);
    }
    job.log.error({ err: error, importacao: load.id }, 'a carga parou');
    const refused = error instanceof AppError && error.status < 500;
    const message = refused ? authorRefusal(error) : mensagem('importacao.interrompida');
    await interruptLoad(job.db, load.id, job.ports.clock(), message);
  }
};

/** A refusal of the volumes carries what they said. */
const obstacleOf = (error: unknown): Obstacle =>
  error instanceof VolumeProblemError ||
  (error instanceof AppError && (volumeCodes.has(error.code) || obstacleOf(error.cause) === 'VOLUME'))
    ? 'VOLUME'
    : 'BANCO';

const volumeCodes: ReadonlySet<ErrorCode> = new Set(['volumeIndisponivel', 'semEspacoNoVolume']);

/** Undoes a long load in the background, with the rights of who asked. What stops it leaves the load as it was, and says why. */
export const undoLoadJob = async (job: JobContext, asked: UndoAsked, signal?: AbortSignal): Promise<void> => {
  const load = await findLoad(job.db, asked.importacaoId);
  if (load?.situacao !== 'DESFAZENDO') return;
  try {
    const ctx = await authorContext(job, load, asked);
    const view = viewOfLoad(ctx, load);
    await inTransaction(job.db, async (db) => {
      const inner = { ...ctx, db };
      if (!(await takeLoad(db, load.id))) return;
      if (!(await takeRegister(db, load.registro))) return queueUndo(db, asked, afterAnother());
      await undoRecords(inner, view, load, await untouchedSince(inner, view, load.id), async (done) => {
        signal?.throwIfAborted();
        await showUndone(job.db, load.id, done);
      });
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    leavePassing(job, error);
    if (!(error instanceof AppError))
      job.log.error({ err: error, importacao: load.id }, 'desfazer a carga parou');
    await giveUpUndoing(job.db, load, undoProblems(error));
  }
};

/** Why a load was not undone, as its problems. */
export const undoProblems = (error: unknown): readonly ImportProblem[] => {
  const changed = error instanceof AppError ? (error.payload as ImportacaoAlterados | undefined) : undefined;
  if (changed) return changed.registros.map(({ linha, motivo }) => ({ linha, mensagem: motivo }));
  const message = error instanceof AppError ? authorRefusal(error) : mensagem('importacao.desfazer.parou');
  return [{ linha: 1, mensagem: message }];
};

const viewOfLoad = (ctx: Ctx, load: Load): RegisterView => {
  const models = modelsInForce();
  return viewFor(ctx, models, registerNamed(models, load.registro, load.lugar ?? undefined));
};

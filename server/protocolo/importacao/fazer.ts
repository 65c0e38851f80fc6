import type { Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { incluirCom } from '../incluir.ts';
import { abandonedImports, queueImport } from './import-queue.ts';
import {
  countItems,
  endImport,
  findImport,
  keepMade,
  keepRefused,
  nextWaiting,
  type Waiting,
} from './importacao.repository.ts';

/** Milliseconds that an import goes on before it lets the next one in. */
const turn = 5_000;
/** Items read together. */
const together = 20;

/** Another process made the item meanwhile: what was done here is undone. */
class AlreadyMade extends Error {}

/**
 * Makes the protocols of an import one by one, each with the rights that its person has at that moment. A process may end
 * anywhere: what was made says so in the same transaction, and the rest waits.
 */
export const runImport = async (job: JobContext, id: number, signal?: AbortSignal): Promise<void> => {
  const found = await findImport(job.db, id);
  if (found?.situacao !== 'EM_ANDAMENTO') return;
  const until = Date.now() + turn;
  let items = await nextWaiting(job.db, id, together);
  while (items.length > 0) {
    for (const item of items) {
      if (signal?.aborted || Date.now() > until) return queueImport(job.db, id);
      const ctx = await contextOf(job, found);
      if (!ctx) break;
      await makeOne(job, ctx, id, item);
    }
    items = await nextWaiting(job.db, id, together);
  }
  await inTransaction(job.db, async (db) => {
    if (!(await endImport(db, id, job.ports.clock()))) return;
    const { feitos, total, recusados } = await countItems(db, id);
    await notify(db, job.ports.clock(), {
      usuarioIds: [found.usuarioId],
      tipo: 'SISTEMA',
      assunto: mensagem('protocolo.importacao.aviso', { feitos, total }),
      conteudo: mensagem(
        recusados === 0 ? 'protocolo.importacao.avisoTudo' : 'protocolo.importacao.avisoRecusados',
        { recusados },
      ),
      rota: `principal/protocolo/importar?importacao=${id}`,
    });
  });
};

/** As the person who asked, with the rights of now; without any left, everything that waits is refused with why. */
const contextOf = async (
  job: JobContext,
  found: Selectable<Tables['importacaoProtocolo']>,
): Promise<Ctx | undefined> => {
  try {
    return await ctxOfAuthor(job, found, `importar-protocolos-${found.id}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await keepRefused(job.db, found.id, authorRefusal(error));
    return undefined;
  }
};

const makeOne = async (job: JobContext, ctx: Ctx, id: number, { ordem, pedido }: Waiting): Promise<void> => {
  try {
    await incluirCom(ctx, pedido, undefined, async (inner, protocoloId) => {
      if (!(await keepMade(inner.db, id, ordem, protocoloId))) throw new AlreadyMade();
    });
  } catch (error) {
    if (error instanceof AlreadyMade) return;
    // it says nothing of the item: the whole is tried again later
    leavePassing(job, error);
    if (!(error instanceof AppError))
      job.log.error({ err: error, importacao: id, ordem }, 'um item de uma importação de protocolos falhou');
    await keepRefused(
      job.db,
      id,
      authorRefusal(error instanceof AppError ? error : new AppError('erroInterno')),
      ordem,
    );
  }
};

/** Imports whose job was lost go on. */
export const resumeImports = async ({ db }: JobContext): Promise<void> => {
  for (const id of await abandonedImports(db)) await queueImport(db, id);
};

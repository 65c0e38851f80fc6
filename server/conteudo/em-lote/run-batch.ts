import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Author } from '#server/base/http/session.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { BulkAct } from './bulk-act.ts';
import { abandoned, queueBatch } from './lote-queue.ts';
import {
  endLote,
  findLote,
  forgetLotes,
  itemsIn,
  keepRefused,
  nextPending,
  type Chosen,
  type Lote,
} from './lote.repository.ts';
import { countItems } from './present-lote.ts';
import { refusalOf, runItem } from './run-items.ts';
import { tellUnits } from './tell-units.ts';

/** Milliseconds that a batch goes on before it lets the next one in. */
const turn = 5_000;
/** Items read together. */
const together = 50;
/** Milliseconds that a batch which is being answered may take. */
const timeToAnswer = 60_000;
/** Days that results are kept. */
const keptDays = 90;

/** Does all of a small batch within the request of who asked. */
export const runAtOnce = async (ctx: Ctx, act: BulkAct, lote: Lote): Promise<void> => {
  for (const item of await nextPending(ctx.db, lote.id, Number.MAX_SAFE_INTEGER))
    await runItem({ ctx, act, lote, log: ctx.log }, item);
  await inTransaction(ctx.db, async (db) => {
    const ended = await endLote(db, lote.id, ctx.ports.clock());
    if (ended) await tellUnits(db, ctx.ports.clock(), ended, (await countItems(db, lote.id)).feitos);
  });
};

/**
 * Goes on with a batch in the background, item by item, each judged with the rights that its person has at that moment. A
 * process may end anywhere: what is done says so, and the rest waits.
 */
export const runBatchJob = async (
  job: JobContext,
  acts: readonly BulkAct[],
  loteId: number,
  signal?: AbortSignal,
): Promise<void> => {
  const lote = await findLote(job.db, loteId);
  if (lote?.situacao !== 'EM_ANDAMENTO') return;
  const act = acts.find(({ nome }) => nome === lote.ato);
  const now = (): number => job.ports.clock().getTime();
  const until = now() + turn;
  let items = await nextPending(job.db, loteId, together);
  while (items.length > 0) {
    for (const item of items) {
      if (signal?.aborted || now() > until) return queueBatch(job.db, loteId);
      const ctx = act && (await contextOf(job, lote));
      if (!act || !ctx) break;
      await runItem({ ctx, act, lote, log: job.log }, item);
    }
    items = await nextPending(job.db, loteId, together);
  }
  await inTransaction(job.db, async (db) => {
    const ended = await endLote(db, loteId, job.ports.clock());
    if (ended) await tellEnd(db, job.ports.clock(), ended);
  });
};

/** As the person who asked, with the rights of now; without any left, everything that waits is refused with why. */
const contextOf = async (job: JobContext, lote: Lote): Promise<Ctx | undefined> => {
  const correlacao = `ato-em-lote-${lote.id}`;
  try {
    const ctx = await ctxOfAuthor(job, authorOfLote(lote), correlacao);
    return { ...ctx, lugar: lote.lugar ?? undefined };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const waiting = await itemsIn(job.db, lote.id, ['PENDENTE']);
    await keepRefused(job.db, lote.id, idsOf(waiting), refusalOf(error, correlacao));
    return undefined;
  }
};

const authorOfLote = ({ usuarioId, substitutoId, unidadeId, sessaoId }: Lote): Author => ({
  usuarioId,
  substitutoId,
  unidadeId,
  sessaoId,
});

const idsOf = (items: readonly Chosen[]): number[] => items.map(({ id }) => id);

/** Who left it to the background is told how it ended, and where the reasons are. */
const tellEnd = async (db: Database, agora: Date, lote: Lote): Promise<void> => {
  const { id, ato, usuarioId } = lote;
  const { feitos, total, recusados } = await countItems(db, id);
  await tellUnits(db, agora, lote, feitos);
  await notify(db, agora, {
    usuarioIds: [usuarioId],
    tipo: 'SISTEMA',
    assunto: mensagem('atoEmLote.aviso.assunto', {
      ato: mensagem(`caixa.atos.${ato}` as MessageKey),
      feitos,
      total,
    }),
    conteudo:
      recusados === 0
        ? mensagem('atoEmLote.aviso.tudo')
        : mensagem('atoEmLote.aviso.recusados', { recusados }),
    rota: `principal/caixa-central/atos-em-lote/${id}`,
  });
};

/** Gives batches that nobody has to the background, and forgets results that are old. */
export const resumeBatches = async ({ db, ports }: JobContext): Promise<void> => {
  const agora = ports.clock().getTime();
  for (const id of await abandoned(db, new Date(agora - timeToAnswer))) await queueBatch(db, id);
  await forgetLotes(db, new Date(agora - keptDays * 86_400_000));
};

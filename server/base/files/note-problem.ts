import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

/** Administrators are told of what was found; who they are is known further up. */
export const avisarArquivoDanificado = job('avisarArquivoDanificado');

/** A content where it lies, and what is wrong with it; undefined when it is whole. */
interface Judged {
  readonly volumeId: number;
  readonly sha256: Buffer;
  readonly problema: 'faltando' | 'alterado' | undefined;
}

/** Keeps what was found. Of one content people are told once, until it was whole again. */
export const noteProblem = (
  db: Database,
  agora: Date,
  { volumeId, sha256, problema }: Judged,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!problema) {
      await trx
        .deleteFrom('arquivoProblema')
        .where('volumeId', '=', volumeId)
        .where('sha256', '=', sha256)
        .execute();
      return;
    }
    const fresh = await trx
      .insertInto('arquivoProblema')
      .values({ volumeId, sha256, problema, vistoEm: agora })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (fresh.numInsertedOrUpdatedRows === 0n) return;
    // Of many at once people are told in one notice, a moment later.
    await enqueue(
      trx,
      avisarArquivoDanificado,
      {},
      { key: avisarArquivoDanificado.name, runAt: new Date(agora.getTime() + 5_000) },
    );
  });

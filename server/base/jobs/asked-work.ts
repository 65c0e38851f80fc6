import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { JobContext } from './job-context.ts';
import { leavePassing } from './will-pass.ts';

/**
 * Tables of what a person asked for and waits to see done: `situacao` ESPERA, FAZENDO and then PRONTA, FALHOU (with its `motivo`) or
 * CANCELADA, `feitas` of `total` steps, `terminada_em`.
 */
type AskedTable = 'impressao' | 'contagem_relatorio';

/** It was given up meanwhile. */
export class GivenUp extends Error {}

const open = sql`situacao in ('ESPERA', 'FAZENDO')`;

/** Tells how far it is. @throws GivenUp when it no longer waits for anything */
export const noteSteps = async (
  db: Database,
  table: AskedTable,
  id: number,
  { feitas, total }: { readonly feitas: number; readonly total: number },
): Promise<void> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set situacao = 'FAZENDO', feitas = ${feitas}, total = ${total}
    where id = ${id} and ${open}`.execute(db);
  if (numAffectedRows !== 1n) throw new GivenUp();
};

/** How one of them is done, and what is said when it cannot be. */
interface AskedWork {
  readonly work: () => Promise<void>;
  /** Of what went wrong, in the words of the person. */
  readonly reasonOf: (error: unknown) => string;
  /** For who looks after the installation. */
  readonly failed: string;
}

/** Does what was asked: given up, it ends in silence; cut short by the end of the server or of the database, it is left for another time; failed, it says why. */
export const doAsked = async (
  job: JobContext,
  table: AskedTable,
  id: number,
  { work, reasonOf, failed }: AskedWork,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (signal?.aborted) throw error;
    leavePassing(job, error);
    const { db, ports, log } = job;
    log.warn({ err: error, [table]: id }, failed);
    await sql`
      update ${sql.table(table)} set situacao = 'FALHOU', motivo = ${reasonOf(error)}, terminada_em = ${ports.clock()}
      where id = ${id} and ${open}`.execute(db);
  }
};

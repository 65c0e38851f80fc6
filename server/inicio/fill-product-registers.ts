import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { fillMessages } from '#server/instalacao/mensagem/index.ts';
import { fillTasks } from '#server/administracao/tarefa/index.ts';
import { fillVolume } from '#server/instalacao/volume/index.ts';

/** Registers whose records are the product's own follow its version: messages, scheduled tasks, and the first volume. */
export const fillProductRegisters = (db: Database): Promise<void> =>
  inTransaction(db, async (trx) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtext('registros-do-produto'))`.execute(trx);
    await fillMessages(trx);
    await fillTasks(trx);
    await fillVolume(trx);
  });

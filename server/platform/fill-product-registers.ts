import { sql } from 'kysely';
import { snakeName } from '#schemas/names.ts';
import { fillSettings } from '#server/configuracao/index.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Engine } from '#server/engine/index.ts';
import { fillMessages } from '#server/mensagem/index.ts';
import { fillTasks } from '#server/tarefa/index.ts';
import { fillVolume } from '#server/volume/index.ts';

/** Registers whose records are the product's own follow its version: settings, messages, scheduled tasks, and the first volume. */
export const fillProductRegisters = (db: Database, engine: Engine): Promise<void> =>
  inTransaction(db, async (trx) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtext('registros-do-produto'))`.execute(trx);
    await fillSettings(trx, 'configuracao', defaultsOf(engine, 'configuracao'));
    await fillSettings(trx, 'area_restrita', defaultsOf(engine, 'area-restrita'));
    await fillMessages(trx);
    await fillTasks(trx);
    await fillVolume(trx);
  });

const defaultsOf = (engine: Engine, register: string): Record<string, string | number> => {
  const fields = engine.models().get(register)?.fields.values() ?? [];
  return Object.fromEntries(
    [...fields].flatMap(({ name, property }) => {
      const value = property.default;
      return property['x-when'] || (typeof value !== 'string' && typeof value !== 'number')
        ? []
        : [[snakeName(name), value] as const];
    }),
  );
};

import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import {
  createMany,
  createRecord,
  registerNamed,
  updateRecord,
  viewFor,
  type Engine,
} from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';

/** Writes initial records through the register engine: the same checks as anybody's. */
export const registerTarget = (ctx: Ctx, engine: Engine): SeedTarget => {
  const open = (inner: Ctx, name: string) =>
    viewFor(inner, engine.models(), registerNamed(engine.models(), name));
  return {
    saveRegister: (name, record, id) =>
      inTransaction(ctx.db, async (db) => {
        const inner = { ...ctx, db };
        const view = open(inner, name);
        if (id === undefined) return (await createRecord(inner, view, { ...record })).id;
        const table = sql.table(`registro.${name.replaceAll('-', '_')}`);
        const { rows } = await sql<{ versao: number }>`select versao from ${table} where id = ${id}`.execute(
          db,
        );
        await updateRecord(inner, view, id, { ...record, versao: rows[0]?.versao ?? 1 });
        return id;
      }),
    saveRegisters: (name, records) =>
      inTransaction(ctx.db, (db) => {
        const inner = { ...ctx, db };
        return createMany(inner, open(inner, name), records);
      }),
  };
};

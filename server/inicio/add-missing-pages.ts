import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import { createRecord, registerNamed, viewFor } from '#server/engine/index.ts';
import { paginas } from '#server/inicio/seed/paginas.ts';
import type { Platform } from './open-platform.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';

/** Pages that came with a newer version of the product join the register of an installation that already runs. */
export const addMissingPages = ({ connection, engine, ports }: Platform): Promise<void> =>
  inTransaction(connection.db, async (db) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtext('pagina'))`.execute(db);
    const known = await db.selectFrom('registro.pagina').select('nome').execute();
    const ctx = systemCtx(ports, db);
    const view = viewFor(ctx, engine.models(), registerNamed(engine.models(), 'pagina'));
    for (const page of paginas)
      if (!known.some(({ nome }) => nome === page['nome'])) await createRecord(ctx, view, page);
  });

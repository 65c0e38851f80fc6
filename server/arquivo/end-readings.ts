import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import { encerrarConsulta } from '#server/conteudo/arquivamento/index.ts';
import { apply, estado, findSituation } from '#server/conteudo/atos/index.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';

export const encerrarConsultas = job('encerrarConsultas');

/** Ends, each by itself, the readings whose last day passed: what was read is filed as before. */
export const endReadings = async (context: JobContext): Promise<void> => {
  const { db, ports, log } = context;
  const { rows } = await sql<{ id: number }>`
    select distinct conteudo_id as id from arquivo_pedido
    where situacao = 'CONCEDIDO' and ate < ${dayOf({ ports }, ports.clock())}::date order by 1 limit 500`.execute(
    db,
  );
  for (const { id } of rows)
    try {
      await inTransaction(db, async (trx) => {
        await sql`select from conteudo where id = ${id} for update`.execute(trx);
        const ctx = systemCtx(ports, trx);
        const loaded = await findSituation(ctx, id, sql<boolean>`true`);
        if (loaded?.row.estado === estado.emConsulta)
          await apply(ctx, encerrarConsulta, loaded, {}, undefined);
      });
    } catch (error) {
      leavePassing(context, error);
      log.error({ err: error, conteudo: id }, 'uma consulta ao arquivo não se encerrou');
    }
};

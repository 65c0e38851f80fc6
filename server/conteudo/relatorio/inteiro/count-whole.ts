import { sql } from 'kysely';
import type { Relatorio, RelatorioMontado, RelatorioMontar, RelatorioQuery } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { planOfBuilt, planOfReport, type Plan } from './plan.ts';

/** The reading of a large archive takes longer than any page may. */
const longest = '20min';

/**
 * Counts a report over all its contents, in the transaction of `ctx`: they are gathered in a table of it, of which the database
 * knows how large it is. `onPart` hears how many parts are done before each next step, and may give it up by failing.
 */
export const countWhole = async <Report>(
  ctx: Ctx,
  { parts, idsIn, read }: Plan<Report>,
  onPart: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<Report> => {
  const { db } = ctx;
  await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(db);
  await sql`create temporary table contado (id bigint primary key) on commit drop`.execute(db);
  for (const [at, days] of parts.entries()) {
    await onPart(at);
    await sql`insert into contado select id from (${idsIn(ctx, days)}) x on conflict do nothing`.execute(db);
  }
  await onPart(parts.length);
  await sql`analyze contado`.execute(db);
  return read(ctx, sql`contado`);
};

/** A report over all its contents, where somebody may wait for it; in the transaction of `ctx`, as of the other. */
export const wholeReport = async (ctx: Ctx, query: RelatorioQuery): Promise<Relatorio> =>
  countWhole(ctx, await planOfReport(ctx, query));

export const wholeBuilt = async (ctx: Ctx, body: RelatorioMontar): Promise<RelatorioMontado> =>
  countWhole(ctx, await planOfBuilt(ctx, body));

import { sql } from 'kysely';
import type { Relatorio, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado, RelatorioMontar } from '#schemas/shapes/relatorio-montado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { planOfBuilt, planOfReport, type Plan } from './plan.ts';

/** The reading of a large archive takes longer than any page may. */
const longest = '20min';

/** A report over all its contents, and which they are. */
export interface Whole<Report> {
  readonly report: Report;
  readonly contents: readonly number[];
}

/**
 * Counts a report over all its contents, in the transaction of `ctx`. `onPart` hears how many parts are done before each next
 * step, and may give it up by failing.
 */
export const countWhole = async <Report>(
  ctx: Ctx,
  { parts, idsIn, read }: Plan<Report>,
  onPart: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<Whole<Report>> => {
  await sql`select set_config('statement_timeout', ${longest}, true)`.execute(ctx.db);
  // an act of a unit may be told by two parts
  const ids = new Set<number>();
  for (const [at, days] of parts.entries()) {
    await onPart(at);
    for (const id of await idsIn(ctx, days)) ids.add(id);
  }
  await onPart(parts.length);
  const contents = [...ids];
  return { report: await read(ctx, contents), contents };
};

/** A report over all its contents, where somebody may wait for it; in the transaction of `ctx`, as of the other. */
export const wholeReport = async (ctx: Ctx, query: RelatorioQuery): Promise<Relatorio> =>
  (await countWhole(ctx, await planOfReport(ctx, query))).report;

export const wholeBuilt = async (ctx: Ctx, body: RelatorioMontar): Promise<RelatorioMontado> =>
  (await countWhole(ctx, await planOfBuilt(ctx, body))).report;

import type pg from 'pg';
import type { Statement } from '../baseline/statement.ts';

/** What the database went through to answer: rows taken from tables, and blocks of 8 kB looked at. */
export interface Work {
  readonly rows: number;
  readonly blocks: number;
}

/** A node of a plan that was executed, as `explain (analyze, buffers, format json)` tells it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes that take rows out of a table; the others pass on what these took, or, as a bitmap of an index, say where rows are. */
const reading = new Set([
  'Seq Scan',
  'Sample Scan',
  'Index Scan',
  'Index Only Scan',
  'Bitmap Heap Scan',
  'Tid Scan',
  'Tid Range Scan',
]);

/**
 * Rows that a plan read, also those that a filter then refused: a page of twenty that looks at ten thousand has read them.
 * Of one table only, when it is named: whether a table of sixty rows is read whole for each row of another depends on what
 * the database knows of it at that moment, and not on the size of what is searched.
 */
export const rowsRead = (node: PlanNode, table?: string): number => {
  const own =
    reading.has(node['Node Type']) && (table === undefined || node['Relation Name'] === table)
      ? (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), 0);
};

const isRead = ({ text }: Statement): boolean => /^\s*(select|with)\b/i.test(text);

/** The work of everything that one request asked of the database (rows of one table, when it is named); what it writes is not asked again. */
export const workOf = async (
  pool: pg.Pool,
  statements: readonly Statement[],
  table?: string,
): Promise<Work> => {
  const client = await pool.connect();
  let [rows, blocks] = [0, 0];
  try {
    await client.query('begin');
    for (const { text, values } of statements.filter(isRead)) {
      const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        [...values],
      );
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
      if (!plan) throw new Error(`no plan of: ${text}`);
      rows += rowsRead(plan, table);
      blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    }
    return { rows, blocks };
  } finally {
    await client.query('rollback');
    client.release();
  }
};

import { expect, it } from 'vitest';
import { mostRowsOf } from '#tests/bench/page-work.ts';
import { overWork, type WorkCost } from '#tests/bench/report/work-cost.ts';
import { rowsRead, type PlanNode } from '#tests/bench/served/work.ts';

const scan = (type: string, more: Partial<PlanNode>): PlanNode => ({
  'Node Type': type,
  'Actual Rows': 1,
  'Actual Loops': 1,
  ...more,
});

it('counts what a filter refused as read, and each turn of a loop', () => {
  const plan = scan('Limit', {
    'Actual Rows': 20,
    Plans: [
      scan('Seq Scan', { 'Actual Rows': 20, 'Rows Removed by Filter': 9_980 }),
      scan('Index Scan', { 'Actual Rows': 2, 'Actual Loops': 20, 'Rows Removed by Index Recheck': 1 }),
    ],
  });
  expect(rowsRead(plan)).toBe(10_000 + 60);
});

const cost = (name: string, small: number, large: number): WorkCost => ({
  name,
  label: name,
  small: { rows: small, blocks: small },
  large: { rows: large, blocks: large },
});

it('refuses a page that reads more than is stated, a search that grows, and a page of which nothing is stated', () => {
  const most = mostRowsOf['caixa'] ?? NaN;
  expect(overWork([cost('caixa', most, most)])).toEqual([]);
  expect(overWork([cost('caixa', 10, most + 1)])).toHaveLength(1);
  expect(overWork([cost('pesquisa', 1_000, 1_500)])).toEqual([]);
  expect(overWork([cost('pesquisa', 1_000, 3_300)])).toHaveLength(1);
  expect(overWork([cost('nova', 1, 1)])).toHaveLength(1);
});

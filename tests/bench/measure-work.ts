import { readsOf } from './reads.ts';
import type { WorkCost } from './report/work-cost.ts';
import type { Work } from './served/work.ts';
import type { Site } from './site.ts';

/** What the database goes through for a page of each read, over both archives; after the reads were recorded. */
export const measureWork = async ([small, large]: readonly Site[]): Promise<readonly WorkCost[]> => {
  if (!small || !large) throw new Error('two archives are measured');
  const costs: WorkCost[] = [];
  for (const { name, label } of readsOf(small)) {
    const { works: few } = await small.malote.ask('work', { name });
    const { works: many } = await large.malote.ask('work', { name });
    costs.push({ name, label, small: together(few), large: together(many) });
  }
  return costs;
};

/** Of several variants the dearest page. */
const together = (works: readonly Work[]): WorkCost['small'] => ({
  rows: Math.round(Math.max(...works.map(({ rows }) => rows))),
  blocks: Math.max(...works.map(({ blocks }) => blocks)),
});

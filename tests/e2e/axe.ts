import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What a theme can spoil; the rest is the same in every theme. */
const ofColour = ['color-contrast', 'link-in-text-block'];
const ofEverything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Rules left out. */
  readonly without?: readonly string[];
  /** A selector: only what is inside it. */
  readonly within?: string;
}

const run = async (
  page: Page,
  runOnly: string[],
  { without = [], within = 'html' }: Look = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, off, place }) => {
      const runner = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await runner.run(place, {
        runOnly: only,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { only: runOnly, off: without, place: within },
  );
};

/** What is wrong with the accessibility of what is on the screen: rule, and where. WCAG 2.2 AA. */
export const accessibilityProblems = (page: Page, within?: string): Promise<string[]> =>
  run(page, ofEverything, { ...(within !== undefined && { within }) });

/** The same, but for the colours, which do not change with the width and take longest to look at. */
export const arrangementProblems = (page: Page, within?: string): Promise<string[]> =>
  run(page, ofEverything, { without: ofColour, ...(within !== undefined && { within }) });

/** The same, of the colours only. */
export const colourProblems = (page: Page, within?: string): Promise<string[]> =>
  run(page, ofColour, { ...(within !== undefined && { within }) });

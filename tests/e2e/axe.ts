import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What a theme can spoil; the rest is the same in every theme. */
const ofColour = ['color-contrast', 'link-in-text-block'];
const ofEverything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const run = async (page: Page, runOnly: string[], without: readonly string[] = []): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, off }) => {
      const runner = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await runner.run(document, {
        runOnly: only,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { only: runOnly, off: without },
  );
};

/** What is wrong with the accessibility of what is on the screen: rule, and where. WCAG 2.2 AA. */
export const accessibilityProblems = (page: Page): Promise<string[]> => run(page, ofEverything);

/** The same, but for the colours, which do not change with the width and take longest to look at. */
export const arrangementProblems = (page: Page): Promise<string[]> => run(page, ofEverything, ofColour);

/** The same, of the colours only. */
export const colourProblems = (page: Page): Promise<string[]> => run(page, ofColour);

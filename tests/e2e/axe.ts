import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is wrong with the accessibility of what is on the screen: rule, and where. WCAG 2.2 AA. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
};

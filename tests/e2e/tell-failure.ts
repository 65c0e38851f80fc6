import { afterEach } from 'vitest';
import { openPages } from './site.ts';

/** Of a test that failed, what each open window showed: a red says why without being run again. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const shown = await page
      .locator('main')
      .first()
      .innerText({ timeout: 2_000 })
      .catch((cause: unknown) => String(cause));
    console.error(`${page.url()}\n${shown.replaceAll(/\s*\n\s*/g, '\n').slice(0, 2_000)}\n`);
  }
});

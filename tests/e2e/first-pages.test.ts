import { afterAll, beforeAll, expect, it } from 'vitest';
import { background, paint } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('keeps the chosen theme when the page is opened again', async () => {
  const visit = await site.enter('helena.pires');
  await paint(visit.page, 'contraste');
  const chosen = await background(visit.page);
  await visit.page.reload();
  await visit.page.locator('html[data-theme=contraste]').waitFor();
  expect(await background(visit.page)).toBe(chosen);
  await paint(visit.page, 'claro');
});

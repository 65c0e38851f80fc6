import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { background, paint } from './look.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('keeps the chosen theme when the page is opened again', async () => {
  const visit = await site.enter('helena.pires');
  await visit.page.setViewportSize({ width: 1440, height: 900 });
  await visit.go('/');
  await paint(visit.page, 'contraste');
  const chosen = await background(visit.page);
  await visit.page.reload();
  await visit.page.locator('html[data-theme=contraste]').waitFor();
  expect(await background(visit.page)).toBe(chosen);
  await paint(visit.page, 'claro');
});

describe('the weight of the first pages', () => {
  const weigh = async (visit: Visit, path: string): Promise<number> => {
    const seen = new Map<string, Promise<number>>();
    visit.page.on('response', (response) => {
      if (response.url().includes('.js'))
        seen.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        );
    });
    await visit.go(path);
    const sizes = await Promise.all(seen.values());
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };

  it('is at most 220 kB of scripts to sign in, 310 kB to the first list', async () => {
    const visitor = await site.open();
    expect(await weigh(visitor, '/login')).toBeLessThanOrEqual(220);
    const fresh = await site.enter('helena.pires');
    const clean = await fresh.context
      .browser()
      ?.newContext({ storageState: await fresh.context.storageState() });
    const page = await clean?.newPage();
    if (!page) throw new Error('sem navegador');
    const list = {
      ...fresh,
      page,
      go: async (path: string) => {
        await page.goto(`${site.url}${path}`);
        await page.waitForLoadState('networkidle');
      },
    };
    expect(await weigh(list, '/administracao/cidade')).toBeLessThanOrEqual(310);
  });
});

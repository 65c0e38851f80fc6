import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourProblems } from './axe.ts';
import { background, findPlaces, paint, problems, show, sideways, type Places } from './look.ts';
import { screenList, type ScreenCase } from './screen-list.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
let places: Places;

/** A window for each of who looks. */
const windows = {} as Record<ScreenCase['who'], Visit>;

beforeAll(async () => {
  site = await openSite();
  places = await findPlaces(site);
  windows.admin = await site.enter('admin');
  windows['helena.pires'] = await site.enter('helena.pires');
  windows.visitor = await site.open();
  await windows.visitor.go('/login');
});
afterAll(() => site.close());

/** The colours of one theme after the other; each really paints the page. */
const lookAtThemes = async ({ page }: Visit): Promise<void> => {
  const backgrounds = [await background(page)];
  for (const theme of ['escuro', 'contraste'] as const) {
    await paint(page, theme);
    backgrounds.push(await background(page));
    expect(await colourProblems(page)).toEqual([]);
  }
  expect(new Set(backgrounds).size).toBe(3);
  await paint(page, 'claro');
};

describe('every screen', () => {
  it.each(screenList.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const visit = windows[screen.who];
    const { page, complaints } = visit;
    const before = complaints.length;
    await page.setViewportSize({ width: 1440, height: 900 });
    await paint(page, 'claro');
    await show(visit, screen, places);
    expect(await problems(page)).toEqual([]);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Malote - .+/);
    await lookAtThemes(visit);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await sideways(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    // a layer belongs to the width where it was opened
    if (screen.open) await show(visit, screen, places);
    expect(await sideways(page)).toBe(0);
    expect(await problems(page)).toEqual([]);
    expect(complaints.slice(before)).toEqual([]);
  });

  it('keeps the chosen theme when the page is opened again', async () => {
    const visit = windows['helena.pires'];
    await visit.page.setViewportSize({ width: 1440, height: 900 });
    await visit.go('/');
    await paint(visit.page, 'contraste');
    const chosen = await background(visit.page);
    await visit.page.reload();
    await visit.page.locator('html[data-theme=contraste]').waitFor();
    expect(await background(visit.page)).toBe(chosen);
    await paint(visit.page, 'claro');
  });
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

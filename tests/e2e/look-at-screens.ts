import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  expectInWindow,
  findPlaces,
  lookAtThemes,
  narrowProblems,
  paint,
  problems,
  show,
  type Places,
  windowSizes,
} from './look.ts';
import type { ScreenCase } from './screen-list.ts';
import { openSite, type Site, type Visit } from './site.ts';

/** Looks at each screen in every theme and width, on a site of its own. */
export const lookAtScreens = (screens: readonly ScreenCase[]): void => {
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

  it.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const visit = windows[screen.who];
    const { page, complaints, refusals } = visit;
    const before = complaints.length;
    const refused = refusals.length;
    await page.setViewportSize(windowSizes.desk);
    await paint(page, 'claro');
    await show(visit, screen, places);
    await expectInWindow(page);
    expect(await problems(page)).toEqual([]);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Malote - .+/);
    await lookAtThemes(page);
    await page.setViewportSize(windowSizes.tablet);
    await expectInWindow(page);
    await page.setViewportSize(windowSizes.phone);
    // a layer belongs to the width where it was opened
    if (screen.open) await show(visit, screen, places);
    await expectInWindow(page);
    // the page arranges itself anew a moment after the window changed
    await vi.waitFor(async () => expect(await narrowProblems(page)).toEqual([]), {
      timeout: 10_000,
      interval: 100,
    });
    expect(complaints.slice(before)).toEqual([]);
    if (!screen.nothingThere) expect(refusals.slice(refused)).toEqual([]);
  });
};

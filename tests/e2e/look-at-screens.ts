import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  expectInWindow,
  findPlaces,
  innermost,
  lookAtThemes,
  narrowProblems,
  paint,
  problems,
  show,
  type Places,
} from './look.ts';
import { sweepOf, windowSizes, type WindowSize } from './look-closely.ts';
import type { ScreenCase } from './screen-list.ts';
import { openSite, type Site, type Visit } from './site.ts';

/** A layer that is only opened is opened where there is most room, or least: between them it is like one of the two. */
const betweenOpensAs: readonly WindowSize[] = ['desk'];

/** Opens each screen on a site of its own, and looks at each that is not like another in every theme and width. */
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

  const sweep = sweepOf(screens, new Set(screens.filter(({ like }) => like === undefined))).map((look) =>
    look.screen.open && look.sizes.join() === 'tablet' ? { ...look, sizes: betweenOpensAs } : look,
  );
  it.each(
    sweep.map((look) => [look.screen.name, look.closely ? 'de perto' : look.sizes.join(), look] as const),
  )('%s, %s', async (_name, _how, { screen, closely, sizes: [first = 'desk', ...others] }) => {
    const visit = windows[screen.who];
    const { page, complaints, refusals } = visit;
    const before = complaints.length;
    const refused = refusals.length;
    await page.setViewportSize(windowSizes[first]);
    await paint(page, 'claro');
    await show(visit, screen, places);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Malote - .+/);
    await expectInWindow(page);
    if (closely) await lookAtColours(visit, screen);
    for (const size of others) {
      await page.setViewportSize(windowSizes[size]);
      // a layer belongs to the width where it was opened
      if (screen.open && size === 'phone') await show(visit, screen, places);
      await expectInWindow(page);
    }
    if (closely) await lookAtPhone(visit, screen);
    expect(complaints.slice(before)).toEqual([]);
    if (!screen.nothingThere) expect(refusals.slice(refused)).toEqual([]);
  });
};

/** A visitor's page has no frame that is the same on others. */
const partOf = ({ page }: Visit, { who }: ScreenCase): Promise<string> | undefined =>
  who === 'visitor' ? undefined : innermost(page);

/** In full in one colour; in the others what is not the same on every screen. */
const lookAtColours = async (visit: Visit, screen: ScreenCase): Promise<void> => {
  expect(await problems(visit.page)).toEqual([]);
  await lookAtThemes(visit.page, await partOf(visit, screen));
};

/** The page arranges itself anew a moment after the window changed. */
const lookAtPhone = (visit: Visit, screen: ScreenCase): Promise<void> =>
  vi.waitFor(async () => expect(await narrowProblems(visit.page, await partOf(visit, screen))).toEqual([]), {
    timeout: 10_000,
    interval: 100,
  });

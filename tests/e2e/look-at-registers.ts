import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectInWindow, lookAtThemes, narrowProblems, problems } from './look.ts';
import { sweepOf, windowSizes } from './look-closely.ts';
import { firstRecords } from './register-records.ts';
import type { RegisterScreen } from './register-list.ts';
import { openSite, type Site, type Visit } from './site.ts';

/**
 * Goes through the screens of registers in one window, as somebody who never reloads: each is opened and fits its window,
 * and those in `chosen` are looked at in every theme and width.
 */
export const lookAtRegisters = (
  screens: readonly RegisterScreen[],
  chosen: ReadonlySet<RegisterScreen>,
): void => {
  const sweep = sweepOf(screens, chosen);
  let site: Site;
  let admin: Visit;
  let records: ReadonlyMap<string, number>;

  beforeAll(async () => {
    site = await openSite();
    records = await firstRecords(site, [...new Set(sweep.map(({ screen }) => screen.place))]);
    admin = await site.enter('admin');
  });
  afterAll(() => site.close());

  const addressOf = ({ path, place: { base } }: RegisterScreen): string => {
    const id = records.get(base);
    if (id === undefined && path.includes('{id}')) throw new Error(`não há registro de ${base} para abrir`);
    return path.replace('{id}', String(id));
  };

  it.each(
    sweep.map((look) => [look.screen.path, look.closely ? 'de perto' : look.sizes.join(), look] as const),
  )('%s, %s', async (_path, _how, { screen, closely, sizes: [first = 'desk', ...others] }) => {
    const { page, complaints, refusals, travel } = admin;
    const before = complaints.length;
    const refused = refusals.length;
    await page.setViewportSize(windowSizes[first]);
    await travel(addressOf(screen));
    const heading = page.getByRole('heading', { level: 1 });
    await heading.first().waitFor();
    if (screen.heading) expect(await heading.first().innerText()).toMatch(screen.heading);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Malote - .+/);
    // neither a failure nor something that is not there
    const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts();
    expect(alerts.filter((text) => text !== '')).toEqual([]);
    expect(await heading.first().innerText()).not.toMatch(
      /^(Não encontrado|Página não encontrada|Acesso negado)$/,
    );
    await expectInWindow(page);
    if (closely) await lookAtColours(page);
    for (const size of others) {
      await page.setViewportSize(windowSizes[size]);
      await expectInWindow(page);
    }
    if (closely) await lookAtPhone(page);
    expect(complaints.slice(before)).toEqual([]);
    expect(refusals.slice(refused)).toEqual([]);
  });
};

/** The frame around is the same on every screen, and looked at on those of other files. */
const lookAtColours = async (page: Page): Promise<void> => {
  expect(await problems(page, 'main')).toEqual([]);
  await lookAtThemes(page, 'main');
};

/** The page arranges itself anew a moment after the window changed. */
const lookAtPhone = (page: Page): Promise<void> =>
  vi.waitFor(async () => expect(await narrowProblems(page, 'main')).toEqual([]), {
    timeout: 10_000,
    interval: 100,
  });

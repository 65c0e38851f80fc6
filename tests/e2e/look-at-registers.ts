import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectInWindow, lookAtThemes, narrowProblems, problems, windowSizes } from './look.ts';
import { firstRecords } from './register-records.ts';
import type { RegisterScreen } from './register-list.ts';
import { openSite, type Site, type Visit } from './site.ts';

/** Goes through the screens of registers in one window, as somebody who never reloads, and looks at each. */
export const lookAtRegisters = (screens: readonly RegisterScreen[]): void => {
  let site: Site;
  let admin: Visit;
  let records: ReadonlyMap<string, number>;

  beforeAll(async () => {
    site = await openSite();
    records = await firstRecords(
      site,
      screens.map(({ place }) => place),
    );
    admin = await site.enter('admin');
  });
  afterAll(() => site.close());

  const addressOf = ({ path, place: { base } }: RegisterScreen): string => {
    const id = records.get(base);
    if (id === undefined && path.includes('{id}')) throw new Error(`não há registro de ${base} para abrir`);
    return path.replace('{id}', String(id));
  };

  it.each(screens.map((screen) => [screen.path, screen] as const))('%s', async (_, screen) => {
    const { page, complaints, refusals, travel } = admin;
    const before = complaints.length;
    const refused = refusals.length;
    await page.setViewportSize(windowSizes.desk);
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
    // the frame around is the same on every screen
    expect(await problems(page, screen.closely ? undefined : 'main')).toEqual([]);
    if (screen.closely) await lookAtThemes(page);
    for (const size of [windowSizes.tablet, windowSizes.phone]) {
      await page.setViewportSize(size);
      await expectInWindow(page);
    }
    if (screen.closely)
      await vi.waitFor(async () => expect(await narrowProblems(page)).toEqual([]), {
        timeout: 10_000,
        interval: 100,
      });
    expect(complaints.slice(before)).toEqual([]);
    expect(refusals.slice(refused)).toEqual([]);
  });
};

import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The bar and 3 %: a few bytes of a name that changed are not what it watches for. */
const headRoom = 1.03;

describe('the weight of the first pages', () => {
  /** Kilobytes and number of the scripts that come while something happens. */
  const weigh = async ({ page }: Visit, act: () => Promise<void>): Promise<{ kB: number; files: number }> => {
    const seen = new Map<string, Promise<number>>();
    const take = (response: Response): void => {
      if (response.url().includes('.js'))
        seen.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        );
    };
    page.on('response', take);
    await act();
    page.off('response', take);
    const sizes = await Promise.all(seen.values());
    return { kB: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: sizes.length };
  };

  it('is at most 220 kB of scripts to sign in, 315 kB to the first list, in few files each, and 40 kB more for the home', async () => {
    const visitor = await site.open();
    expect((await weigh(visitor, () => visitor.go('/login'))).kB).toBeLessThanOrEqual(220 * headRoom);
    const admin = await site.enter('admin');
    // the same person in a browser that has nothing yet
    const clean = await site.open(1440, await admin.context.storageState());
    expect((await weigh(clean, () => clean.go('/administracao/cidade'))).kB).toBeLessThanOrEqual(
      315 * headRoom,
    );
    const form = await weigh(clean, async () => {
      await clean.travel('/administracao/cidade/cadastro');
      await clean.page.getByLabel('Cidade', { exact: true }).waitFor();
    });
    expect(form.files).toBeLessThanOrEqual(15);
    // the home adds little to the frame around it; none of its blocks is a chart
    const [frame, home] = [
      await site.open(1440, await admin.context.storageState()),
      await site.open(1440, await admin.context.storageState()),
    ];
    const without = await weigh(frame, () => frame.go('/acesso-negado'));
    const { kB } = await weigh(home, async () => {
      await home.go('/');
      await home.page.getByRole('heading', { name: 'Meus processos' }).waitFor();
    });
    expect(kB - without.kB).toBeLessThanOrEqual(40 * headRoom);
  });
});

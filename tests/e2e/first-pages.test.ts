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

it('may be installed as an application, whose window opens at the home', async () => {
  const { page } = await site.enter('helena.pires');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/malote.webmanifest']);
  const { icons } = JSON.parse(data ?? '') as { readonly icons: readonly { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect(size, src).toBe(sizes);
  }
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/setup/browser.ts';

// what only a browser lays out: the style of a part, around what the part writes
let finger: Page;
let desk: Page;
beforeAll(async () => {
  const browser = await sharedBrowser();
  finger = await browser.newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });
  desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => Promise.all([finger.close(), desk.close()]));

const show = async (page: Page, files: readonly string[], html: string, width?: number): Promise<void> => {
  if (width !== undefined) await page.setViewportSize({ width, height: 844 });
  const css = ['src/theme/base.css', ...files].map((file) =>
    readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'),
  );
  await page.setContent(
    `<!doctype html><style>:root { --surface: #fff; --ink: #222; }${css.join('\n')}</style>${html}`,
  );
};

it('as teclas dos menus dizem-se onde há teclado; as do mapa de atalhos, sempre', async () => {
  const menu =
    '<ul><li>Tramitar <kbd>t</kbd></li></ul><dl class="keys"><div><dt><kbd>m</kbd></dt></div></dl>';
  const seen = async (page: Page, width?: number): Promise<string[]> => {
    await show(page, ['src/ui/ShortcutMap.module.css'], menu, width);
    const keys = await page.locator('kbd').all();
    const said = await Promise.all(keys.map(async (key) => ((await key.isVisible()) ? key.innerText() : '')));
    return said.filter((key) => key !== '');
  };
  expect(await seen(desk)).toEqual(['t', 'm']);
  expect(await seen(finger)).toEqual(['m']);
  expect(await seen(desk, 390)).toEqual(['m']);
});

it('onde pesquisar é uma linha no telefone, que se empurra, e o foco chega à última', async () => {
  const kinds = ['Tudo', 'Processos', 'Documentos', 'Protocolos', 'Protocolos externos'];
  const html = `<div class="form"><div class="field"><input></div><div class="kinds" style="display:inline-flex">${kinds
    .map((kind) => `<button style="padding:11px;white-space:nowrap">${kind}</button>`)
    .join('')}</div></div>`;
  await show(desk, ['custom-screens/pesquisa/Pesquisa.module.css'], html, 390);
  const tops = await desk
    .locator('.kinds button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const last = desk.getByRole('button', { name: 'Protocolos externos' });
  await desk.locator('.kinds button').nth(3).focus();
  await desk.keyboard.press('Tab');
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

it('o que se faz com uma lista cabe na largura do telefone', async () => {
  const tools = [160, 110, 44, 44, 44]
    .map((width) => `<button style="flex:none;width:${width}px;height:44px"></button>`)
    .join('');
  const html = `<div style="overflow:hidden"><div class="bar"><div class="tools">${tools}</div></div></div>`;
  await show(desk, ['src/engine/list/List.module.css'], html, 390);
  const rights = await desk
    .locator('.tools button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

it('uma tabela mais larga que o lugar tem sombra do lado em que continua', async () => {
  const cells = '<td style="min-width:200px">Um</td>'.repeat(8);
  const html = `<div class="scroll" style="width:700px" tabindex="0"><table class="table"><tbody><tr>${cells}</tr></tbody></table></div>`;
  await show(desk, ['src/ui/PlainTable.module.css'], html, 900);
  const box = (await desk.locator('.scroll').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const side = async (x: number): Promise<string> =>
    (await desk.screenshot({ clip: { x, y: box.y + 4, width: 12, height: 12 } })).toString('base64');
  const plain = await side(box.x + 300);
  const right = box.x + box.width - 12;
  expect([(await side(box.x)) === plain, (await side(right)) === plain]).toEqual([true, false]);
  await desk.locator('.scroll').evaluate((one) => (one.scrollLeft = one.scrollWidth));
  expect([(await side(box.x)) === plain, (await side(right)) === plain]).toEqual([false, true]);
});

it('o aviso de item novo passa sobre a lista, que não se move', async () => {
  const tops = async (notice: string): Promise<number> => {
    await show(
      desk,
      ['custom-screens/caixa-central/components/Caixa.module.css'],
      `<div class="rows">${notice}<ul style="margin:0"><li>Um</li></ul></div>`,
      1440,
    );
    return (await desk.locator('li').boundingBox())?.y ?? 0;
  };
  const before = await tops('');
  expect(await tops('<button class="fresh">1 item novo. Mostrar</button>')).toBe(before);
});

it('uma mensagem fica sobre o cabeçalho, e não sobre a barra do pé nem sobre um campo', async () => {
  const bar = '<div class="bar" style="position:fixed;bottom:0;height:60px"></div>';
  await show(desk, ['src/ui/Notifications.module.css'], `${bar}<div class="place"><p>Salvo</p></div>`, 1440);
  const [message, foot] = await Promise.all([
    desk.locator('.place').boundingBox(),
    desk.locator('.bar').boundingBox(),
  ]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(Math.min(60, foot?.y ?? 0));
});

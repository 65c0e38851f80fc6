import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';
import type { Board } from './pan.ts';

const viewport = { width: 1440, height: 900 };

/** A drawing that is shown, and how small it is. */
export interface Shown extends Board {
  readonly zoomTo: (zoom: number) => Promise<void>;
}

/** The designer of a Malote that is running, with the flow of this file in it. */
export const openOwn = async (browser: Browser, url: string, xml: string): Promise<Shown> => {
  const ask = asker(url);
  const { token } = await ask<{ token: string }>('POST', 'login', {
    login: 'admin',
    senha: demonstrationPassword,
  });
  const { id } = await ask<{ id: number }>('POST', 'fluxo', { codigo: 'GRANDE', nome: 'Grande' }, token);
  await ask('PUT', `fluxo/${id}/desenho`, { xml, revisao: 0 }, token);
  const page = await (await browser.newContext({ viewport, locale: 'pt-BR' })).newPage();
  await page.goto(`${url}/workflow/fluxo/gerenciar/${id}`);
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha', { exact: true }).fill(demonstrationPassword);
  // the last thing that the screen asks for is what the server finds in the drawing
  const judged = page.waitForResponse((answer) => answer.url().endsWith('/conferir'), { timeout: 120_000 });
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await judged;
  await page.locator(own.box).waitFor();
  return {
    page,
    ...own,
    zoomTo: async (zoom) => {
      const { x, y, width, height } = (await page.locator(own.box).boundingBox()) ?? nowhere;
      await page.mouse.move(x + width / 2, y + height / 2);
      // the wheel multiplies: by 2 for each 500 points
      await page.mouse.wheel(0, -500 * Math.log2(zoom / (await ownZoom(page))));
      await page.waitForFunction(
        ([box, wanted]) =>
          Math.abs(
            new DOMMatrix(getComputedStyle(document.querySelector(`${box} .react-flow__viewport`)!).transform)
              .a - wanted,
          ) <
          wanted / 100,
        [own.box, zoom] as const,
      );
    },
  };
};

const nowhere = { x: 0, y: 0, width: 0, height: 0 };
const own = { box: '.react-flow', things: '.react-flow__node, .react-flow__panel' };

/** How small the designer shows its drawing. */
export const ownZoom = (page: Page): Promise<number> =>
  page
    .locator(`${own.box} .react-flow__viewport`)
    .evaluate((shown) => new DOMMatrix(getComputedStyle(shown).transform).a);

const asker =
  (url: string) =>
  async <T>(method: string, path: string, payload: object, token = ''): Promise<T> => {
    const answer = await fetch(`${url}/ws/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ payload }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { payload: T }).payload;
  };

/** What `bpmn-js` puts on a page, as far as it is used here. */
interface BpmnJs {
  importXML(xml: string): Promise<unknown>;
  get(name: 'canvas'): { zoom(to: number | 'fit-viewport', at?: 'auto'): number };
}
declare global {
  interface Window {
    BpmnJS: new (options: { container: string }) => BpmnJs;
    shown: BpmnJs;
  }
}

/** The modeler of `bpmn-js`, out of its folder, in a box as large as the other's. */
export const openBpmnJs = async (
  browser: Browser,
  folder: string,
  xml: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Shown> => {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.setContent(
    `<!doctype html><div id="quadro" style="position:absolute;left:300px;top:150px;width:${width}px;height:${height}px"></div>`,
  );
  for (const style of ['diagram-js.css', 'bpmn-js.css', 'bpmn-font/css/bpmn-embedded.css'])
    await page.addStyleTag({ path: join(folder, 'dist/assets', style) });
  await page.addScriptTag({ path: join(folder, 'dist/bpmn-modeler.production.min.js') });
  await page.evaluate(async (file) => {
    window.shown = new window.BpmnJS({ container: '#quadro' });
    await window.shown.importXML(file);
    window.shown.get('canvas').zoom('fit-viewport', 'auto');
  }, xml);
  return {
    page,
    box: '#quadro',
    things: '.djs-element, .djs-palette, .bjs-powered-by',
    zoomTo: (zoom) =>
      page.evaluate((to) => {
        const canvas = window.shown.get('canvas');
        canvas.zoom('fit-viewport', 'auto');
        canvas.zoom(to, 'auto');
      }, zoom),
  };
};

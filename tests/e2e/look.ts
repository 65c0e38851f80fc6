import { hostname } from 'node:os';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messageTemplates } from '#schemas/messages/templates.ts';
import { accessibilityProblems, arrangementProblems, colourProblems } from './axe.ts';
import type { ScreenCase } from './screen-list.ts';
import { writeLog } from './write-log.ts';
import { nowhere, type Site, type Visit } from './site.ts';

/** Things of the world that the addresses of screens name. */
export type Places = Readonly<Record<'minuta' | 'documento' | 'codigo' | 'log', string>>;

/** A draft of Helena, a concluded document that waits for her signature, its verification code, and a file of the log. */
export const findPlaces = async (site: Site): Promise<Places> => {
  const helena = await site.server.as('helena.pires');
  const { payload: minutas } = await helena.get<{ itens: { id: number; numero?: string }[] }>(
    'caixa-central?aba=meus&pageSize=50',
  );
  const minuta = minutas.itens.find(({ numero }) => numero === undefined);
  const { payload: assinar } = await helena.get<{ itens: { id: number }[] }>('documento/listar-para-assinar');
  const documento = assinar.itens[0];
  if (!minuta || !documento) throw new Error('o mundo não tem minuta ou documento a assinar de Helena');
  const { payload } = await helena.get<{ codigoVerificacao: string }>(`documento/${documento.id}/0`);
  return {
    minuta: String(minuta.id),
    documento: String(documento.id),
    codigo: payload.codigoVerificacao,
    log: `${hostname()}/${await writeLog(site.server)}`,
  };
};

/**
 * Takes away what an earlier layer left: what is closed with Esc, and the state of its screen. Loading the page anew would do the
 * same, and costs ten times as much.
 */
const clear = async ({ page, travel, settled }: Visit): Promise<void> => {
  for (let pressed = 0; pressed < 4 && (await page.locator(layers).count()) > 0; pressed += 1) {
    await page.keyboard.press('Escape');
    await settled();
  }
  expect(await page.locator(layers).count()).toBe(0);
  await travel(nowhere);
};

/** Goes to a screen, waits until it is whole, opens the layer that is to be seen. */
export const show = async (visit: Visit, screen: ScreenCase, places: Places): Promise<void> => {
  const path = screen.path.replace(/\{(\w+)\}/, (_, name: keyof Places) => places[name]);
  if (screen.open) await clear(visit);
  await (screen.who === 'visitor' ? visit.go(path) : visit.travel(path));
  await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  await screen.open?.(visit.page);
};

/**
 * By how much the page is larger than the window: never wider; taller only where no frame stands around it, because inside the
 * frame the parts scroll and the window does not.
 */
const outOfWindow = (page: Page): Promise<{ readonly wider: number; readonly taller: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const framed = document.getElementById('menu-principal') !== null;
    return { wider: scrollWidth - clientWidth, taller: framed ? scrollHeight - clientHeight : 0 };
  });

/** The page fits its window as soon as it has arranged itself. */
export const expectInWindow = (page: Page): Promise<void> =>
  expect.poll(() => outOfWindow(page), { timeout: 5000 }).toEqual({ wider: 0, taller: 0 });

/** Chooses the colours as the menu of the appearance stores them, in another tab of the same person. */
export const paint = async (page: Page, tema: 'claro' | 'escuro' | 'contraste'): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'malote.aparencia';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, tema: chosen }));
    // what the browser tells the other tabs
    dispatchEvent(new StorageEvent('storage', { key }));
  }, tema);
  await page.locator(`html[data-theme=${tema}]`).waitFor();
};

/** What the page is painted on: proof that a theme is really there. */
export const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colours of one theme after the other; each really paints the page. */
export const lookAtThemes = async (page: Page, within?: string): Promise<void> => {
  const backgrounds = [await background(page)];
  for (const theme of ['escuro', 'contraste'] as const) {
    await paint(page, theme);
    backgrounds.push(await background(page));
    expect(await colourProblems(page, within)).toEqual([]);
  }
  expect(new Set(backgrounds).size).toBe(3);
  await paint(page, 'claro');
};

/** Lists and menus that bear the name of a field: who looks for the field would find both. */
const namesakes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select, [role=combobox]')];
    const names = new Set(
      fields.flatMap((field) => [
        field.getAttribute('aria-label'),
        ...[...((field as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      ]),
    );
    return [...document.querySelectorAll('ul[aria-label], ol[aria-label], [role=menu][aria-label]')]
      .map((list) => list.getAttribute('aria-label') ?? '')
      .filter((name) => names.has(name));
  });

/** All that is wrong with what is on the screen, or inside a part of it. */
export const problems = async (page: Page, within?: string): Promise<string[]> => [
  ...(await accessibilityProblems(page, within)),
  ...(await nameProblems(page)),
];

/** All that is wrong with how the same screen is arranged in another width. */
export const narrowProblems = async (page: Page, within?: string): Promise<string[]> => [
  ...(await arrangementProblems(page, within)),
  ...(await nameProblems(page)),
];

const nameProblems = async (page: Page): Promise<string[]> => [
  ...(await namesakes(page)).map((name) => `lista com nome de campo: ${name}`),
  ...(await bareKeys(page)).map((key) => `chave no lugar do texto: ${key}`),
];

/** Where the keys of the texts are what is shown. */
const ofKeys = /^\/administracao\/template-mensagem/;

/** Texts that never came: their keys are read in their place, on the page, in a field or by a screen reader. */
const bareKeys = async (page: Page): Promise<string[]> => {
  if (ofKeys.test(new URL(page.url()).pathname)) return [];
  const dotted = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    return found.flatMap((words) => words.match(/(?<![\w@./-])[a-z]\w*(?:\.\w+){1,5}(?![\w@/.-])/g) ?? []);
  });
  return [...new Set(dotted)].filter((key) => textKeys.has(key));
};

const textKeys = new Set(messageTemplates().map(({ chave }) => chave.replace(/_(?:one|other)$/, '')));

const layers = [
  ...['.MuiModal-root', '.MuiPopper-root'].map((name) => `body > ${name}`),
  // the help stands beside the page, and stays when another comes
  '[data-own-keys]',
].join(', ');

/** The layers over the page, or else the page without the frame around it. */
export const innermost = async (page: Page): Promise<string> =>
  (await page.locator(layers).count()) > 0 ? layers : 'main';

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/setup/browser.ts';
import { openSite } from './site.ts';

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => page.close());

/** What every screen wears, and what it wears alone; the classes are those that the screens write. */
const styles = (...files: readonly string[]): string =>
  ['src/theme/base.css', 'src/app/layout/Shell.module.css', ...files]
    .map((file) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'))
    .join('\n')
    .replaceAll(/:global\(([^)]*)\)/g, '$1');

const screen = (css: string, main: string): string => `<!doctype html><style>${css}</style>
  <div class="app"><header class="banner"><div>Cabeçalho</div></header><nav>Menu</nav>
  <div class="content"><main class="main">${main}</main></div><div class="vh">Anúncio</div></div>`;

/** The words of each page of what the browser would print. */
const printed = async (html: string): Promise<readonly string[]> => {
  await page.setContent(html);
  return pagesOf(page);
};

const pagesOf = async (page: Page): Promise<readonly string[]> => {
  const library = await PDFiumLibrary.init();
  try {
    const pdf = await library.loadDocument(await page.pdf({ preferCSSPageSize: true }));
    const texts = [...pdf.pages()].map((one) => one.getText());
    pdf.destroy();
    return texts;
  } finally {
    library.destroy();
  }
};

const link = (words: string): string =>
  `<a class="linha" href="/principal/caixa-central/documento/17">${words}</a>`;
const days = Array.from({ length: 42 }, (_, day) => day + 1);
const weeks = Array.from({ length: 6 }, (_, week) => days.slice(7 * week, 7 * week + 7));
const agenda = `<div class="page"><h1>Agenda</h1>
  <div class="barra"><button>Hoje</button><p class="periodo">Novembro de 2026</p></div>
  <section class="folha"><table class="grade"><tbody>${weeks
    .map(
      (week) =>
        `<tr>${week
          .map(
            (day) =>
              `<td>${day}<div class="linhas">${link(`Prazo ${day} de tal processo`).repeat(day % 5)}</div></td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</tbody></table></section></div>`;
const caixa = `<div class="page"><div class="panel"><div class="list"><div class="rows">${days
  .map((day) => `<div class="item">${link(`Assunto ${day}`)}</div>`)
  .join('')}</div></div></div></div>`;

it.each([
  ['a agenda', agenda, ['custom-screens/agenda/Agenda.module.css']],
  [
    'a caixa central',
    caixa,
    ['custom-screens/caixa-central/components/Caixa.module.css', 'src/conteudo/ItemRow.module.css'],
  ],
])('%s imprime todas as linhas, sem página em branco nem endereço da casa', async (_, main, files) => {
  const pages = await printed(screen(styles(...files), main));
  for (const text of pages) expect(text.replace(/página \d+ de \d+/, '').trim()).not.toBe('');
  const whole = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(whole).not.toContain('/principal');
  expect(whole).toContain('41');
  for (const hidden of ['Cabeçalho', 'Menu', 'Hoje']) expect(whole).not.toContain(hidden);
});

it('o endereço de fora se escreve', async () => {
  const [text = ''] = await printed(screen(styles(), '<a href="https://lei.exemplo/10406">Código Civil</a>'));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Código Civil (https://lei.exemplo/10406)');
});

it('as telas de verdade saem em poucas páginas, todas com o que se lê, e o título uma vez', async () => {
  const site = await openSite();
  try {
    const { page, travel, settled } = await site.enter('helena.pires', '/principal/caixa-central');
    const counted = async (title: string, most: number): Promise<string> => {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await settled();
      const pages = await pagesOf(page);
      expect(pages.length, title).toBeLessThanOrEqual(most);
      pages.forEach((text, index) => {
        expect(text).toContain(`página ${index + 1} de ${pages.length}`);
        expect(text.replace(/página \d+ de \d+/, '').trim(), `${title}, ${index + 1}`).not.toBe('');
      });
      const whole = pages.join('\n');
      expect(whole.split(/\r?\n/).filter((line) => line.trim() === title)).toHaveLength(1);
      expect(whole).not.toMatch(/\/(principal|administracao)/);
      return whole;
    };
    const caixa = await counted('Caixa central', 2);
    expect(caixa.split(/\r?\n/).filter((line) => line.trim() === 'A receber')).toHaveLength(1);
    await travel('/principal/agenda');
    // the month on the screen is the month on the paper
    expect(await counted('Agenda', 3)).toMatch(/seg[\s\S]*dom|dom[\s\S]*sáb/i);
    const admin = await site.enter('admin', '/administracao/cidade?perPage=50');
    await admin.settled();
    const names = await admin.page.locator('tbody tr td:nth-child(3)').allTextContents();
    expect(names.length).toBeGreaterThan(40);
    const list = (await pagesOf(admin.page)).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(list.length).toBeGreaterThan(1);
    // each page has the heads of the table, and no name is cut
    for (const text of list)
      expect(text.match(/Estado Capital Situação/g), text.slice(0, 200)).toHaveLength(1);
    const whole = list.join(' ');
    expect(names.filter((name) => !whole.includes(name.trim()))).toEqual([]);
  } finally {
    await site.close();
  }
});

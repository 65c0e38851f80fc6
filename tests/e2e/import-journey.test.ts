import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSheet } from '#server/engine/sheet/index.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
let admin: Visit;

beforeAll(async () => {
  site = await openSite();
  admin = await site.enter('admin');
});
afterAll(() => site.close());

/** The file that the menu of the list gives. */
const exported = async (page: Page, format: 'CSV' | 'XLSX'): Promise<string> => {
  await page.getByRole('button', { name: 'Exportar e importar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `Exportar ${format}` }).click(),
  ]);
  return download.path();
};

const choose = (page: Page, lines: readonly string[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'cargos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });

/** Tries the file out and waits until it was told how that went. */
const tryOut = async (page: Page, outcome: string): Promise<void> => {
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByText(outcome).waitFor();
};

const problemRows = async (page: Page): Promise<string[][]> => {
  const rows = page.getByRole('group', { name: 'O que corrigir' }).locator('tbody tr');
  return Promise.all((await rows.all()).map((row) => row.getByRole('cell').allInnerTexts()));
};

const counts = async (page: Page): Promise<Record<string, string>> => {
  const pairs = page.getByRole('region', { name: /^(Conferência|Resultado)$/ }).locator('dl > div');
  return Object.fromEntries(
    (await pairs.all()).length === 0
      ? []
      : await Promise.all(
          (await pairs.all()).map(async (pair) => [
            await pair.locator('dt').innerText(),
            await pair.locator('dd').innerText(),
          ]),
        ),
  ) as Record<string, string>;
};

it('leva a lista a uma planilha, traz de volta o que mudou, com os erros no lugar, e desfaz', async () => {
  const { page, travel, revisit, complaints } = admin;
  await travel('/administracao/cargo');
  const path = await exported(page, 'CSV');
  const [head = '', first = '', ...others] = (await readFile(path, 'utf8'))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('Código;Descrição;Ativo');
  const [code = '', name = ''] = first.split(';');
  const changed = [code, `${name} e gestão`, 'Sim'].join(';');

  await page.getByRole('button', { name: 'Exportar e importar' }).click();
  await page.getByRole('menuitem', { name: 'Importar de um arquivo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Importar cargos' }).waitFor();
  await choose(page, [
    `${head};Chefia`,
    `${changed};x`,
    '900;;Talvez;y',
    ...others.map((line) => `${line};`),
  ]);
  await page.getByRole('combobox', { name: 'Reconhecer o registro por' }).click();
  await page.getByRole('option', { name: 'Código' }).click();
  // what is said of the most lines comes first, once
  expect(await problemRows(page)).toContainEqual([
    '1',
    'Chefia',
    expect.stringContaining('Esta coluna não corresponde a nenhum campo'),
  ]);
  await tryOut(page, '2 problemas. Nada foi gravado.');
  expect(await problemRows(page)).toEqual([
    ['3', 'Ativo', 'Ativo precisa ser Sim ou Não.'],
    ['3', 'Descrição', 'Descrição é um campo obrigatório.'],
  ]);
  expect(await counts(page)).toMatchObject({ 'A alterar': '1', 'A incluir': '0', 'Com erro': '1' });
  expect(await page.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true);
  expect(await accessibilityProblems(page, 'main')).toEqual([]);

  await choose(page, [head, changed, '900;Ouvidor;Sim', ...others]);
  await tryOut(page, 'Nenhum problema no arquivo.');
  expect(await counts(page)).toMatchObject({ 'A alterar': '1', 'A incluir': '1', 'Com erro': '0' });
  await page.getByRole('button', { name: /^Importar \d+ linhas/ }).click();
  await page.getByText('1 incluídas, 1 alteradas').waitFor();
  const found = async (...texts: string[]): Promise<number[]> => {
    await revisit('/administracao/cargo');
    await page.getByRole('heading', { level: 1, name: 'Cargos' }).waitFor();
    return Promise.all(texts.map((text) => page.getByRole('link', { name: text, exact: true }).count()));
  };
  expect(await found(`${name} e gestão`, 'Ouvidor')).toEqual([1, 1]);

  await travel('/administracao/cargo/importacao');
  await page.getByRole('button', { name: 'Desfazer a carga de cargos.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Desfeita a carga de cargos.csv.').waitFor();
  expect(await found(`${name} e gestão`, 'Ouvidor', name)).toEqual([0, 0, 1]);
  expect(complaints).toEqual([]);
});

it('a planilha tem o que a lista mostra: as colunas, o filtro e a ordem', async () => {
  const { page, travel, complaints } = admin;
  await travel(
    `/administracao/cidade?${new URLSearchParams({ filter: '{"estado":"ES"}', sort: 'cidade', order: 'DESC', page: '1', perPage: '20' }).toString()}`,
  );
  const total = page.getByText(/^\d{2} cidades$/);
  await total.waitFor();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Capital', checked: true }).click();
  await page.getByRole('checkbox', { name: 'Capital', checked: false }).waitFor();
  await page.keyboard.press('Escape');
  const path = await exported(page, 'XLSX');
  const sheet = await openSheet(() => createReadStream(path));
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of sheet?.rows() ?? []) rows.push(cells);
  expect(sheet?.format).toBe('xlsx');
  expect(sheet?.header.cells).not.toContain('Capital');
  expect(`${rows.length} cidades`).toBe(await total.innerText());
  const at = (title: string): number => sheet?.header.cells.indexOf(title) ?? -1;
  expect(new Set(rows.map((cells) => cells[at('Estado')]))).toEqual(new Set(['Espírito Santo']));
  expect([rows[0], rows.at(-1)].map((cells) => cells?.[at('Cidade')])).toEqual(['Vitória', 'Afonso Cláudio']);
  expect(complaints).toEqual([]);
});

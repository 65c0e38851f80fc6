import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeDraft } from '#tests/setup/drafts.ts';
import { listas, nivel, numerado, paragraph, wordFile } from '#tests/setup/word-file.ts';
import { accessibilityProblems } from './axe.ts';
import { keyboardOf } from './keyboard.ts';
import { innermost } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;

/** A contract with changes that nobody decided on, and numbers in two forms. */
const contract = (): Promise<Buffer> =>
  wordFile(
    paragraph('Do objeto', numerado(1)) +
      `<w:p>${run('O prazo será de ')}<w:del w:id="1"><w:r><w:delText>doze</w:delText></w:r></w:del><w:ins w:id="2">${run('vinte')}</w:ins>${run(' meses.')}</w:p>` +
      paragraph('primeira', numerado(2)),
    {},
    {},
    {
      numbering: listas(
        { 0: [nivel(0, 'ordinalText', 'CLÁUSULA %1 –')], 1: [nivel(0, 'lowerLetter', '(%1)')] },
        { 1: '<w:abstractNumId w:val="0"/>', 2: '<w:abstractNumId w:val="1"/>' },
      ),
    },
  );

it('a law is typed with its numbers, a reference follows them, and a Word file enters after its changes are decided', async () => {
  const { id } = await completeDraft(await site.server.as('helena.pires'), { assunto: 'Minuta de lei' });
  const { page, complaints } = await site.enter('helena.pires', `/principal/documento/edicao/${id}`);
  const { press, type, walkTo, landOn } = keyboardOf(page);
  const body = page.getByRole('textbox', { name: 'Texto do documento' });
  /** The lines of the free text, each with the number that it shows. */
  const lines = (): Promise<readonly string[]> =>
    body.locator(':scope > p').evaluateAll((all) =>
      all.map((each) => {
        const words = [...each.childNodes].map((child) =>
          child instanceof Element && child.matches('[data-rotulo]')
            ? child.getAttribute('data-rotulo')
            : child.textContent,
        );
        return `${each.getAttribute('data-numero') ?? ''} ${words.join('')}`.trim();
      }),
    );
  const shows = (...wanted: readonly string[]) => expect.poll(lines).toEqual(wanted);

  await walkTo(body);
  // from the menu
  await press('Alt+F10');
  await walkTo(page.getByRole('button', { name: 'Artigos e cláusulas' }), 'ArrowRight');
  await press('Enter');
  const artigo = page.getByRole('menuitemcheckbox', { name: /^Artigo/ });
  await artigo.waitFor();
  expect(await accessibilityProblems(page, await innermost(page))).toEqual([]);
  await landOn(artigo);
  await press('Enter');
  await landOn(body);
  await type('Fica criado o programa:');
  // deeper by Tab, wider by Enter in an empty one
  for (const words of ['anual.', 'um;', 'letra;', 'número.']) {
    await press('Enter', 'Tab');
    await type(words);
  }
  await press('Enter');
  const first = [
    'Art. 1º Fica criado o programa:',
    'Parágrafo único. anual.',
    'I – um;',
    'a) letra;',
    '1. número.',
  ];
  for (const empty of ['2.', 'b)', 'II –', '§ 2º', 'Art. 2º', '']) {
    await shows(
      ...first.map((line) => (empty === '§ 2º' ? line.replace('Parágrafo único.', '§ 1º') : line)),
      empty,
    );
    if (empty !== '') await press('Enter');
  }
  // the numbers that are typed are the ones that come by themselves
  await type('Art. 2º Vide o ');
  await press('Control+Alt+r');
  await page.getByRole('dialog', { name: 'Referência a outro trecho' }).waitFor();
  await type('programa');
  await press('Enter', 'Enter');
  await landOn(body);
  await type('.');
  for (let number = 3; number <= 10; number += 1) {
    await press('Enter');
    await type(`Lei ${number}.`);
  }
  const rest = (from: number, referido: string): string[] => [
    `Art. ${from}º Vide o ${referido}.`,
    ...Array.from(
      { length: 8 },
      (_, n) => `Art. ${from + 1 + n}${from + 1 + n < 10 ? 'º' : '.'} Lei ${n + 3}.`,
    ),
  ];
  await shows(...first, ...rest(2, 'art. 1º'));
  // an article before all the others: what refers to one follows it
  await press('Control+Home');
  await body
    .locator(':scope > p')
    .first()
    .click({ position: { x: 2, y: 8 } });
  await press('Home', 'Enter', 'ArrowUp');
  await type('Antes.');
  const later = [
    'Art. 1º Antes.',
    first[0]?.replace('1º', '2º') ?? '',
    ...first.slice(1),
    ...rest(3, 'art. 2º'),
  ];
  await shows(...later);
  // Backspace at the beginning takes the number away, undo gives it back
  await press('Home', 'Backspace');
  await shows('Antes.', ...first, ...rest(2, 'art. 1º'));
  await press('Control+z');
  await shows(...later);

  await press('End', 'Alt+F10');
  await walkTo(page.getByRole('button', { name: 'Mais', exact: true }), 'ArrowRight');
  await press('Enter');
  await walkTo(page.getByRole('menuitem', { name: 'Trazer de um arquivo do Word' }), 'ArrowDown');
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Trazer de um arquivo do Word' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'contrato.docx', mimeType: '', buffer: await contract() });
  await dialog.getByText('1 inclusão').waitFor();
  await dialog.getByText('1 exclusão').waitFor();
  await landOn(dialog.getByRole('button', { name: 'Aceitar todas' }));
  expect(await accessibilityProblems(page, await innermost(page))).toEqual([]);
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^2 números mudaram de forma: .*“\(a\)” agora é “a\)”/).waitFor();
  await expect
    .poll(async () => (await lines()).slice(1, 3))
    .toEqual(['CLÁUSULA PRIMEIRA – Do objeto', 'O prazo será de vinte meses.']);
  await page.getByText(/Salvo às/).waitFor();
  expect(complaints).toEqual([]);
}, 180_000);

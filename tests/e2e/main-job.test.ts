import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { paragraph, wordFile } from '#tests/setup/word-file.ts';
import { accessibilityProblems } from './axe.ts';
import { innermost } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Chooses an option of an autocomplete by typing part of it. */
const choose = async (page: Page, label: string | RegExp, text: string, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label }).pressSequentially(text);
  await page.getByRole('option', { name: option }).first().click();
};

const sentence = 'O uso do auditório segue o regulamento, com a reserva pedida à unidade que o guarda. ';

/** Paragraphs of eight lines, as many as fill forty pages. */
const fortyPages = Array.from({ length: 260 }, (_, n) => `${n + 1}. ${sentence.repeat(8).trim()}`);

/** The text of a Word file, read by a worker of the page, goes to where the cursor is. */
const bringFromWord = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Trazer de um arquivo do Word' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trazer de um arquivo do Word' });
  await dialog.waitFor();
  expect(await accessibilityProblems(page, await innermost(page))).toEqual([]);
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'notas.docx', mimeType: 'text/plain', buffer: Buffer.from('notas') });
  await dialog.getByText(/não é um documento do Word/).waitFor();
  const words = await wordFile(
    paragraph('Da ocupação', '<w:pStyle w:val="Ttulo1"/>') +
      paragraph('O auditório tem 120 lugares.') +
      fortyPages.map((text) => paragraph(text)).join(''),
  );
  await file.setInputFiles({ name: 'notas.docx', mimeType: '', buffer: words });
  await dialog.waitFor({ state: 'detached' });
};

/** A dialog that closed gives the focus to the text a turn and a frame later; a field written in before would lose it. */
const textTakesFocus = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );

const assunto = 'Cessão do auditório para a audiência pública';

describe('the main job, by two people and a visitor', () => {
  it('goes from the model to the verified signature', async () => {
    const helena = await site.open();
    await site.signIn(helena, 'helena.pires');
    const { page } = helena;

    await page.getByRole('link', { name: 'Novo documento' }).first().click();
    await page.getByRole('heading', { name: 'Novo documento' }).waitFor();
    await page.getByRole('radio', { name: /^Comunicação Interna/ }).check();
    await page.getByRole('textbox', { name: 'Assunto' }).fill(assunto);
    await page.getByRole('button', { name: 'Criar minuta' }).click();
    await page.waitForURL(/\/principal\/documento\/edicao\/\d+/);
    await page.getByRole('heading', { level: 1, name: assunto }).waitFor();

    // The free region of the model: the paragraph that says where to write.
    const text = page.getByRole('textbox', { name: 'Texto do documento' });
    await text.locator(':scope > p').first().click();
    await page.keyboard.type(
      'Solicito a cessão do auditório no dia 9 de dezembro, das 14h às 17h. <b>#let x = 1</b>',
    );
    await bringFromWord(page);
    await text.getByRole('heading', { name: 'Da ocupação' }).waitFor();
    await text.locator(':scope > p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+Alt+r');
    await page.getByRole('dialog', { name: 'Referência a outro trecho' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.type('ocupação');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await text.getByRole('link', { name: 'Referência: Da ocupação' }).waitFor();
    await textTakesFocus(page);
    await choose(page, 'Destinatários', 'PGM', /PGM/);
    await fillMarkers(page);
    await page.getByRole('tab', { name: /Assinantes/ }).click();
    await choose(page, /lugar livre/, 'Beatriz', /Beatriz Anjos Cordeiro/);
    await page.getByText(/Salvo às/).waitFor();

    await page.getByRole('button', { name: 'Concluir', exact: true }).click();
    await page.getByRole('button', { name: 'Concluir documento' }).click();
    await page.waitForURL(/\/principal\/documento\/consulta\/\d+/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const numero = await page
      .getByText(/^Comunicação Interna \d+\/2026-CCL$/)
      .first()
      .textContent();
    expect(numero).toBeTruthy();
    // the paper is whole, page by page
    await page.getByText(/^de (4\d|5\d)$/).waitFor();

    await page
      .getByRole('link', { name: 'Tramitar' })
      .or(page.getByRole('button', { name: 'Tramitar' }))
      .first()
      .click();
    await page.waitForURL(/\/tramite\//);
    await choose(page, 'Destino', 'PGM', /PGM/);
    await page.getByLabel('Alta').check();
    await page.getByLabel('Despacho').fill('Para assinatura até quarta-feira.');
    await page.getByRole('button', { name: 'Tramitar', exact: true }).click();
    await page.waitForURL(/caixa-central/);

    const beatriz = await site.enter('beatriz.cordeiro');
    await beatriz.page
      .getByRole('link', { name: /Caixa central/ })
      .first()
      .click();
    await beatriz.page.getByText(assunto).first().click();
    await beatriz.page.getByText('Para assinatura até quarta-feira.').first().waitFor();
    await beatriz.page.getByRole('button', { name: 'Receber', exact: true }).first().click();
    await expect
      .poll(
        async () =>
          (
            await (
              await site.server.as('beatriz.cordeiro')
            ).get<{ detentor: { unidade: { sigla: string } } }>(`documento/${id}/0`)
          ).payload.detentor.unidade.sigla,
      )
      .toBe('PGM');
    await beatriz.revisit(`/principal/documento/consulta/${id}`);
    await beatriz.page.getByRole('button', { name: 'Assinar' }).first().click();
    const dialog = beatriz.page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill('senha errada');
    await dialog.getByRole('button', { name: /^Assinar/ }).click();
    await dialog.getByText(/A senha não confere/).waitFor();
    await dialog.getByLabel('Sua senha').fill(worldPassword);
    await dialog.getByRole('button', { name: /^Assinar/ }).click();
    await beatriz.page
      .getByText(/^Assinado$/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(beatriz.page, 'main')).toEqual([]);

    const caller = await site.server.as('beatriz.cordeiro');
    const { payload } = await caller.get<{ codigoVerificacao: string; sha256: string }>(`documento/${id}/0`);
    const reading = await caller.get(`documento/visualizar-documento/${id}/0`);
    const visitor = await site.open();
    await visitor.go(`/verificar/${payload.codigoVerificacao.toLowerCase()}`);
    await visitor.page.getByText('Documento autêntico').waitFor();
    await visitor.page.getByText('Beatriz Anjos Cordeiro').waitFor();
    expect(createHash('sha256').update(reading.raw.rawPayload).digest('hex')).not.toBe(payload.sha256);
    await visitor.travel('/verificar');
    await visitor.page.locator('input[type=file]').setInputFiles({
      name: 'recebido-por-correio.pdf',
      mimeType: 'application/pdf',
      buffer: reading.raw.rawPayload,
    });
    await visitor.page.getByText('Documento autêntico').waitFor();

    await page
      .getByRole('textbox', { name: /Número, assunto ou pessoa|Pesquis/ })
      .or(page.getByPlaceholder('Número, assunto ou pessoa'))
      .first()
      .fill('audiência pública');
    await page.keyboard.press('Enter');
    await page.getByText(assunto).first().waitFor();
    expect([...helena.complaints, ...beatriz.complaints, ...visitor.complaints]).toEqual([]);
  }, 180_000);
});

describe('one draft, two people who open it', () => {
  it('is written by one at a time: the other reads, takes it over, and what was not saved stays with who wrote it', async () => {
    const { id } = await completeDraft(await site.server.as('helena.pires'), { assunto: 'A quatro mãos' });
    const at = `/principal/documento/edicao/${id}`;
    const [helena, rafael] = [await site.enter('helena.pires', at), await site.enter('rafael.lins')];
    const bodyOf = ({ page }: typeof helena) => page.getByLabel('Texto do documento');
    const write = async (visit: typeof helena, words: string): Promise<void> => {
      await bodyOf(visit).locator(':scope > p').first().click();
      await visit.page.keyboard.type(words);
    };
    await write(helena, 'Escrito por Helena. ');
    await helena.page.getByText(/Salvo às/).waitFor();

    await rafael.travel(at);
    await rafael.page.getByText(/^Helena Duarte Pires está editando desde/).waitFor();
    await bodyOf(rafael).getByText('Escrito por Helena.').waitFor();
    expect(await bodyOf(rafael).getAttribute('contenteditable')).not.toBe('true');
    expect(await accessibilityProblems(rafael.page, 'main')).toEqual([]);
    await rafael.page.getByRole('button', { name: 'Assumir', exact: true }).click();
    await rafael.page.getByRole('button', { name: 'Assumir minuta' }).click();
    await expect.poll(() => bodyOf(rafael).getAttribute('contenteditable')).toBe('true');
    await write(rafael, 'Escrito por Rafael. ');
    await rafael.page.getByText(/Salvo às/).waitFor();

    await write(helena, 'Isto ela não salvou. ');
    await helena.page.getByText('A minuta não está mais com você').waitFor();
    await helena.page
      .getByText(/Rafael Monteiro Lins/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(helena.page, await innermost(helena.page))).toEqual([]);
    await helena.page.getByRole('button', { name: 'Recarregar a minuta' }).click();
    await bodyOf(helena).getByText('Escrito por Rafael.').waitFor();
    await helena.page.getByText(/não foi salvo está neste computador: assuma para recuperar/).waitFor();
    // he goes on writing, and she takes it back with what is hers
    await write(rafael, 'E mais. ');
    await rafael.page.getByText(/Salvo às/).waitFor();
    await helena.page.getByRole('button', { name: 'Assumir', exact: true }).click();
    await helena.page.getByRole('button', { name: 'Assumir minuta' }).click();
    await helena.page.getByRole('button', { name: 'Recuperar', exact: true }).click();
    // what he wrote is seen to go before it goes, and can be had again
    const question = helena.page.getByRole('dialog', {
      name: 'Trocar o que está salvo pelo que ficou aqui?',
    });
    await question.locator('del').first().waitFor();
    expect(await accessibilityProblems(helena.page, await innermost(helena.page))).toEqual([]);
    await question.getByRole('button', { name: 'Usar o que ficou aqui' }).click();
    await bodyOf(helena).getByText('Isto ela não salvou.').waitFor();
    await helena.page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
    await bodyOf(helena).getByText('E mais.').waitFor();
    expect(rafael.complaints).toEqual([]);
  });
});

/** Fills every marker that the person has to, through the panel that leads to each. */
const fillMarkers = async (page: Page): Promise<void> => {
  for (;;) {
    const next = page
      .getByRole('button', { name: 'Ir ao marcador' })
      .or(page.getByRole('link', { name: 'Ir ao marcador' }));
    const before = await next.count();
    if (before === 0) return;
    await next.first().click();
    await page
      .locator('[role=dialog], [role=presentation]')
      .getByRole('textbox')
      .first()
      .fill('Atenciosamente');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await expect.poll(() => next.count()).toBeLessThan(before);
  }
};

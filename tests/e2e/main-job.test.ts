import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { paragraph, wordFile } from '#tests/setup/word-file.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Chooses an option of an autocomplete by typing part of it. */
const choose = async (page: Page, label: string | RegExp, text: string, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
};

/** The text of a Word file, read by a worker of the page, goes to where the cursor is. */
const bringFromWord = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Trazer de um arquivo do Word' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trazer de um arquivo do Word' });
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'notas.docx', mimeType: 'text/plain', buffer: Buffer.from('notas') });
  await dialog.getByText(/não é um documento do Word/).waitFor();
  const words = await wordFile(
    paragraph('Da ocupação', '<w:pStyle w:val="Ttulo1"/>') + paragraph('O auditório tem 120 lugares.'),
  );
  await file.setInputFiles({ name: 'notas.docx', mimeType: '', buffer: words });
  await dialog.waitFor({ state: 'detached' });
};

const assunto = 'Cessão do auditório para a audiência pública';

describe('the main job, by two people and a visitor', () => {
  it('goes from the model to the verified signature', async () => {
    const helena = await site.enter('helena.pires');
    const { page } = helena;

    await page.getByRole('link', { name: 'Novo documento' }).first().click();
    await page.getByRole('heading', { name: 'Novo documento' }).waitFor();
    await page.getByRole('radio', { name: /^Comunicação Interna/ }).check();
    await page.getByRole('textbox', { name: 'Assunto' }).fill(assunto);
    await page.getByRole('button', { name: 'Criar minuta' }).click();
    await page.waitForURL(/\/principal\/documento\/edicao\/\d+/);
    await page.getByRole('heading', { level: 1, name: assunto }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // The free region of the model: the paragraph that says where to write.
    const text = page.getByRole('textbox', { name: 'Texto do documento' });
    await text.locator(':scope > p').first().click();
    await page.keyboard.type(
      'Solicito a cessão do auditório no dia 9 de dezembro, das 14h às 17h. <b>#let x = 1</b>',
    );
    await bringFromWord(page);
    await text.getByRole('heading', { name: 'Da ocupação' }).waitFor();
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
    expect(await accessibilityProblems(page)).toEqual([]);

    await page
      .getByRole('link', { name: 'Tramitar' })
      .or(page.getByRole('button', { name: 'Tramitar' }))
      .first()
      .click();
    await page.waitForURL(/\/tramite\//);
    await choose(page, 'Destino', 'PGM', /PGM/);
    await page.getByLabel('Alta').check();
    await page.getByLabel('Despacho').fill('Para assinatura até quarta-feira.');
    expect(await accessibilityProblems(page)).toEqual([]);
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
    await beatriz.go(`/principal/documento/consulta/${id}`);
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
    expect(await accessibilityProblems(beatriz.page)).toEqual([]);

    const caller = await site.server.as('beatriz.cordeiro');
    const { payload } = await caller.get<{ codigoVerificacao: string; sha256: string }>(`documento/${id}/0`);
    const reading = await caller.get(`documento/visualizar-documento/${id}/0`);
    const visitor = await site.open();
    await visitor.go(`/verificar/${payload.codigoVerificacao.toLowerCase()}`);
    await visitor.page.getByText('Documento autêntico').waitFor();
    await visitor.page.getByText('Beatriz Anjos Cordeiro').waitFor();
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
    expect(createHash('sha256').update(reading.raw.rawPayload).digest('hex')).not.toBe(payload.sha256);
    await visitor.go('/verificar');
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

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { expectInWindow } from './look.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Asks an act of the document that is open: a button of its bar, or of its menu. */
const ask = async (page: Page, act: string): Promise<void> => {
  const button = page.getByRole('main').getByRole('button', { name: act, exact: true });
  const more = page.getByRole('button', { name: 'Mais ações' });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) return button.first().click();
  await more.first().click();
  await page.getByRole('menuitem', { name: act }).click();
};

/** Asks an act, says why where it is asked, and confirms it. */
const perform = async (page: Page, act: string, why?: string): Promise<void> => {
  await ask(page, act);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (why !== undefined) await dialog.getByRole('textbox').fill(why);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

const conclude = async ({ page, settled }: Visit): Promise<void> => {
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await page.getByRole('button', { name: 'Concluir documento' }).click();
  await page.waitForURL(/\/principal\/documento\/consulta\/\d+/);
  // who saw the page before sees it as it was until it is read again
  await settled();
};

const write = async ({ page }: Visit, words: string): Promise<void> => {
  const body = page.getByRole('textbox', { name: 'Texto do documento' });
  await body.locator(':scope > p').first().click();
  await page.keyboard.type(words);
  await page.getByText(/Salvo às/).waitFor();
};

const sign = async ({ page }: Visit): Promise<void> => {
  await ask(page, 'Assinar');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(worldPassword);
  await dialog.getByRole('button', { name: /^Assinar/ }).click();
  await page
    .getByText(/^Assinado$/)
    .first()
    .waitFor();
};

it('a document lives: concluded, reverted, signed, in a new version, cancelled and back, with one number and all of it told', async () => {
  const { server } = site;
  const rafaelApi = await server.as('rafael.lins');
  const { id } = await completeDraft(rafaelApi, {
    assunto: 'Escala do plantão de dezembro',
    assinantes: ['Helena Duarte Pires'],
  });
  const at = `/principal/documento/consulta/${id}`;
  const rafael = await site.enter('rafael.lins', `/principal/documento/edicao/${id}`);
  await conclude(rafael);
  const { numero = '', codigoVerificacao = '' } = await read(rafaelApi, id);

  // the chief sends it back to draft, and its number goes with it
  const helena = await site.enter('helena.pires', at);
  await perform(helena.page, 'Reverter para minuta', 'Falta o segundo turno.');
  await helena.revisit(`/principal/documento/edicao/${id}`);
  await write(helena, 'O segundo turno começa às 19h. ');
  await conclude(helena);
  await helena.page.getByText(numero).first().waitFor();
  await sign(helena);
  const visitor = await site.open();
  await visitor.go(`/verificar/${codigoVerificacao}`);
  await visitor.page.getByText('Documento autêntico').waitFor();

  // a new version cancels the signature, and says what changed
  await rafael.revisit(at);
  await perform(rafael.page, 'Nova versão');
  await rafael.revisit(`/principal/documento/edicao/${id}`);
  await write(rafael, 'Vale até 31 de dezembro. ');
  await conclude(rafael);
  await rafael.page.getByRole('tab', { name: 'Dados' }).click();
  await rafael.page.getByText('Versão 3, concluída').waitFor();
  await rafael.page.getByRole('button', { name: 'Comparar versões' }).click();
  const compared = rafael.page.getByRole('dialog', { name: 'O que mudou entre as versões' });
  await compared.locator('ins').filter({ hasText: 'Vale até 31 de dezembro.' }).waitFor();
  expect(await accessibilityProblems(rafael.page)).toEqual([]);
  await helena.revisit(at);
  await sign(helena);

  // cancelled it is worth nothing to anybody, and back it is worth what it was
  await perform(helena.page, 'Cancelar documento', 'O plantão foi suspenso.');
  await helena.page
    .getByText(/Cancelado/)
    .first()
    .waitFor();
  await visitor.revisit();
  await visitor.page.getByText('Documento cancelado').waitFor();
  await rafael.revisit(at);
  expect(await rafael.page.getByRole('button', { name: 'Desfazer o cancelamento' }).count()).toBe(0);
  await perform(helena.page, 'Desfazer o cancelamento');
  await helena.page.getByText('O plantão foi suspenso.').first().waitFor();
  await visitor.revisit();
  await visitor.page.getByText('Documento autêntico').waitFor();

  await helena.page.getByRole('tab', { name: 'Andamento' }).click();
  const told = await helena.page.getByRole('region', { name: 'Histórico' }).innerText();
  const acts = ['Voltou a ser minuta', 'Versão 3 aberta', 'Cancelado', 'Cancelamento desfeito'];
  for (const act of [...acts, `Concluído como ${numero}`, 'Falta o segundo turno.'])
    expect(told).toContain(act);
  expect(await accessibilityProblems(helena.page)).toEqual([]);
  for (const { complaints } of [rafael, helena, visitor]) expect(complaints).toEqual([]);
}, 240_000);

it('a forwarding goes with a copy, arrives late, and what has to come back comes back before anything else', async () => {
  const { server } = site;
  const { id, numero = '' } = await concludedDocument(await server.as('helena.pires'), {
    assunto: 'Parecer sobre a cessão do ginásio',
    assinantes: ['Helena Duarte Pires'],
  });
  const at = `/principal/documento/consulta/${id}`;
  const helena = await site.enter('helena.pires', at);
  await sign(helena);
  await helena.travel(`/principal/documento/tramite/${id}/encaminhar`);
  const choose = async (label: string | RegExp, words: string): Promise<void> => {
    await helena.page.getByRole('combobox', { name: label }).pressSequentially(words);
    await helena.page
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .click();
  };
  await choose('Destino', 'PGM');
  await choose(/^Cópias para conhecimento/, 'SEMAD');
  await helena.page.getByRole('textbox', { name: /^Prazo para receber/ }).fill('24/11/2026');
  await helena.page.getByRole('checkbox', { name: /^Retorno obrigatório/ }).check();
  await helena.page.getByLabel('Despacho').fill('Para parecer, com urgência.');
  expect(await accessibilityProblems(helena.page)).toEqual([]);
  await helena.page.getByRole('button', { name: 'Tramitar', exact: true }).click();
  await helena.page.waitForURL(/caixa-central/);

  // three days after the deadline the others come to work
  server.time.now = new Date('2026-11-27T13:30:00Z');
  const otavio = await site.enter(
    'otavio.brandao',
    '/principal/caixa-central?type=conhecimento&query=gin%C3%A1sio',
  );
  const copy = otavio.page.getByRole('listitem').filter({ hasText: numero });
  await copy.getByRole('checkbox').check();
  await otavio.page
    .getByRole('button', { name: /^Ciente/ })
    .first()
    .click();
  await copy.waitFor({ state: 'detached' });

  const beatriz = await site.enter(
    'beatriz.cordeiro',
    '/principal/caixa-central?type=receber&query=gin%C3%A1sio',
  );
  const row = beatriz.page.getByRole('listitem').filter({ hasText: numero });
  await row.getByText('Atrasado 3 dias').waitFor();
  expect(await accessibilityProblems(beatriz.page)).toEqual([]);
  await row.getByRole('link').first().press('Enter');
  // the inbox has the same words and the same act
  await beatriz.page.getByRole('tab', { name: 'Andamento' }).waitFor();
  await beatriz.page.getByText('Para parecer, com urgência.').first().waitFor();
  await ask(beatriz.page, 'Receber');
  await beatriz.page.getByText('Recebido de CCL').waitFor();
  // the deadline to receive was missed, and nothing is late any more
  expect(await beatriz.page.getByText('Atrasado 3 dias').count()).toBe(0);
  await beatriz.page.getByRole('button', { name: /finalizar/i }).focus();
  await beatriz.page.keyboard.press('Enter');
  await beatriz.page.getByText('CCL pediu o retorno deste documento. Devolva antes.').waitFor();
  await beatriz.page.keyboard.press('Escape');
  await beatriz.page.setViewportSize({ width: 390, height: 844 });
  await expectInWindow(beatriz.page);
  await beatriz.page.setViewportSize({ width: 1440, height: 900 });
  await ask(beatriz.page, 'Devolver');
  await beatriz.page.getByText(`${numero} devolvido a CCL.`).waitFor();

  const back = await site.enter('helena.pires', at);
  await ask(back.page, 'Receber');
  await back.page.getByRole('tab', { name: 'Andamento' }).click();
  const route = back.page.getByRole('region', { name: 'Por onde passou' });
  await route.getByText('Recebido com atraso').waitFor();
  expect(await accessibilityProblems(back.page)).toEqual([]);
  await ask(back.page, 'Finalizar');
  await back.page.getByText(`Finalizado: ${numero}.`).waitFor();
  for (const { complaints } of [helena, otavio, beatriz, back]) expect(complaints).toEqual([]);
}, 240_000);

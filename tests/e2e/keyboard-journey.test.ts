import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { keyboardOf, type Keyboard } from './keyboard.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const assunto = 'Reparo da rampa da Escola Anísio Teixeira';

/** Signs in by the keyboard alone; the first field already waits. */
const enter = async (login: string): Promise<Visit & { readonly keys: Keyboard }> => {
  const visit = await site.open();
  const keys = keyboardOf(visit.page);
  await visit.go('/login');
  await keys.landOn(visit.page.getByLabel('Usuário'));
  await keys.type(login);
  await keys.walkTo(visit.page.getByLabel('Senha', { exact: true }));
  await keys.type(worldPassword);
  await keys.press('Enter');
  await visit.page.waitForURL((address) => !address.pathname.includes('login'));
  await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  return { ...visit, keys };
};

/** The caret is in a paragraph that may be written, outside what the model fixes. */
const inFreeText = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = getSelection()?.anchorNode;
    const paragraph = (at instanceof Element ? at : at?.parentElement)?.closest('.tiptap > p');
    return paragraph !== null && paragraph !== undefined;
  });

describe('the main job without a mouse', () => {
  it('goes from the model to the signature and the search', async () => {
    const helena = await enter('helena.pires');
    const { page, keys } = helena;

    // the first stop jumps over the menu
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await keys.walkTo(skip);
    await keys.press('Enter');
    await keys.landOn(page.locator('main'));

    await keys.walkTo(page.getByRole('link', { name: 'Novo documento' }), 'Shift+Tab');
    await keys.press('Enter');
    await keys.landOn(page.getByLabel('Pesquisar modelo'));
    await keys.type('Comunicação Interna');
    const modelo = page.getByRole('radio', { name: /^Comunicação Interna/ });
    await expect.poll(() => page.getByRole('radio').count()).toBe(1);
    await keys.press('ArrowDown');
    await keys.landOn(modelo);
    await keys.press('Space');
    expect(await modelo.isChecked()).toBe(true);
    await keys.press('Enter');
    await keys.landOn(page.getByRole('textbox', { name: 'Assunto' }));
    await keys.type(assunto);
    await keys.press('Enter');
    await page.waitForURL(/\/principal\/documento\/edicao\/\d+/);
    await page.getByRole('heading', { level: 1, name: assunto }).waitFor();

    await keys.walkTo(page.getByRole('textbox', { name: 'Texto do documento' }));
    expect(await inFreeText(page)).toBe(true);
    await keys.type('Solicito o reparo da rampa antes do início das aulas.');
    await page.getByText('Solicito o reparo da rampa antes do início das aulas.').waitFor();

    await fillMarkers(page, keys);
    await keys.walkTo(page.getByRole('combobox', { name: 'Destinatários' }));
    await keys.choose('PGM', /PGM/);
    await keys.walkTo(page.getByRole('tab', { name: /Preparo/ }), 'Shift+Tab');
    await keys.walkTo(page.getByRole('tab', { name: /Assinantes/ }), 'ArrowRight');
    await keys.press('Enter');
    await keys.walkTo(page.getByRole('combobox', { name: /lugar livre/ }));
    await keys.choose('Beatriz', /Beatriz Anjos Cordeiro/);
    await page.getByRole('button', { name: /Retirar Beatriz/ }).waitFor();
    await page.getByText(/Salvo às/).waitFor();

    await keys.walkTo(page.getByRole('button', { name: 'Concluir', exact: true }), 'Shift+Tab');
    await keys.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keys.walkTo(page.getByRole('button', { name: 'Concluir documento' }));
    await keys.press('Enter');
    await page.waitForURL(/\/principal\/documento\/consulta\/\d+/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);

    const acts = page.getByRole('toolbar', { name: 'Ações do documento' });
    await keys.walkTo(acts.getByRole('button').or(acts.getByRole('link')));
    await keys.walkTo(acts.getByRole('button', { name: 'Tramitar' }), 'ArrowRight');
    await keys.press('Enter');
    await page.waitForURL(/\/tramite\//);
    await keys.landOn(page.getByRole('combobox', { name: 'Destino' }));
    await keys.choose('PGM', /PGM/);
    await keys.walkTo(page.getByRole('radio', { name: 'Normal' }));
    await keys.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Alta' }).isChecked()).toBe(true);
    await keys.walkTo(page.getByLabel('Despacho'));
    await keys.type('Para assinatura.');
    await keys.walkTo(page.getByRole('button', { name: 'Tramitar', exact: true }));
    await keys.press('Enter');
    await page.waitForURL(/caixa-central/);

    await receiveAndSign(id);

    const visitor = await site.open();
    const { payload } = await (
      await site.server.as('helena.pires')
    ).get<{ codigoVerificacao: string }>(`documento/${id}/0`);
    await visitor.go('/verificar');
    const hands = keyboardOf(visitor.page);
    await hands.walkTo(visitor.page.getByLabel('Código de verificação'));
    await hands.type(payload.codigoVerificacao.toLowerCase());
    await hands.press('Enter');
    await visitor.page.getByText('Documento autêntico').waitFor();
    await visitor.page.getByText('Beatriz Anjos Cordeiro').waitFor();

    await keys.walkTo(page.getByRole('link', { name: 'Ir para o conteúdo' }), 'Shift+Tab');
    await keys.press('Alt+3');
    await keys.type('rampa');
    await keys.press('Enter');
    await page.waitForURL(/\/principal\/pesquisa/);
    await keys.walkTo(page.locator('main').getByRole('link', { name: assunto }));
    await keys.press('Enter');
    await page.waitForURL(new RegExp(`/principal/documento/consulta/${id}`));
    expect([...helena.complaints, ...visitor.complaints]).toEqual([]);
  }, 240_000);
});

/** Every marker that a person fills: Alt+M leads to the next empty one, Enter ends it. */
const fillMarkers = async (page: Page, keys: Keyboard): Promise<void> => {
  const missing = page.getByRole('button', { name: 'Ir ao marcador' });
  for (;;) {
    const before = await missing.count();
    if (before === 0) return;
    await keys.press('Alt+KeyM');
    const field = page.getByRole('dialog').getByRole('textbox');
    await keys.landOn(field);
    await keys.type('Atenciosamente');
    await keys.press('Enter');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => missing.count()).toBeLessThan(before);
    // the focus is back on the marker
    await keys.landOn(page.locator('[data-marcador]'));
  }
};

/** Asks for something by its name. */
const command = async (page: Page, keys: Keyboard, name: string): Promise<void> => {
  await keys.press('Control+k');
  await keys.landOn(page.getByRole('combobox', { name: 'Procurar um comando' }));
  await keys.type(name);
  await page.getByRole('option', { selected: true, name: new RegExp(name, 'i') }).waitFor();
  await keys.press('Enter');
};

/** The other unit: finds it in the inbox, receives it, opens it, signs it. */
const receiveAndSign = async (id: number): Promise<void> => {
  const { page, complaints } = await site.enter('beatriz.cordeiro');
  const keys = keyboardOf(page);
  await command(page, keys, 'caixa central');
  await page.waitForURL(/caixa-central/);
  await page.locator('[data-item]').first().waitFor();
  await command(page, keys, 'ver como tabela');
  await page.getByRole('table', { name: /^Itens de/ }).waitFor();
  const row = page.locator(`[data-item="${id}"]`);
  await keys.walkTo(row.getByRole('link'));
  const received = page.getByRole('tab', { name: /Minha unidade/ });
  await keys.press('r');
  await row.waitFor({ state: 'detached' });
  await keys.walkTo(page.getByRole('tab', { name: /A receber/ }), 'Shift+Tab');
  await keys.walkTo(received, 'ArrowLeft');
  await keys.press('Enter');
  await row.waitFor();
  await keys.walkTo(page.locator('[data-item] a[tabindex="0"]'));
  await keys.walkTo(row.getByRole('link'), 'ArrowDown');
  await keys.press('Enter');
  await page.waitForURL(new RegExp(`/principal/documento/consulta/${id}`));
  // it knows the list that it came from
  await page.getByRole('navigation', { name: 'Lista de onde veio' }).waitFor();

  const acts = page.getByRole('toolbar', { name: 'Ações do documento' });
  const sign = acts.getByRole('button', { name: 'Assinar' });
  await sign.waitFor();
  await keys.walkTo(acts.getByRole('button').or(acts.getByRole('link')));
  await keys.walkTo(sign, 'ArrowRight');
  await keys.press('Enter');
  await keys.landOn(page.getByRole('dialog').getByLabel('Sua senha'));
  await keys.type(worldPassword);
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByText(/^Assinado$/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
};

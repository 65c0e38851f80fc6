import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterRecord } from '#server/engine/index.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const fill = async (page: Page, login: string, senha: string): Promise<void> => {
  await page.getByLabel('Usuário').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const sound = async (page: Page): Promise<void> => expect(await accessibilityProblems(page)).toEqual([]);

/** An administrator gives a person a password. */
const give = async (login: string, senha: string): Promise<void> => {
  const admin = await site.server.as('admin');
  const { payload } = await admin.get<{ itens: RegisterRecord[] }>(`usuario?login=${login}`);
  const id = payload.itens[0]?.id ?? 0;
  const { payload: record } = await admin.get<RegisterRecord>(`usuario/${id}`);
  expect((await admin.put(`usuario/${id}`, { ...record, senha })).status).toBe(200);
};
const db = () => site.server.platform.connection.db;

describe('a first sign-in', () => {
  it('changes the password that was given, enrols the second factor and leads where the person wanted', async () => {
    const login = 'caio.teles';
    await give(login, 'dada pelo balcão 7');
    await db().updateTable('registro.configuracao').set({ doisFatores: true }).execute();
    const { page, go, complaints, context } = await site.open();
    await go('/principal/pesquisa?q=edital');
    await page.waitForURL((address) => address.search.includes('redirectUrl='));
    await fill(page, login, 'dada pelo balcão 7');

    await heading(page, 'Escolha uma senha nova');
    await sound(page);
    // typed by the keyboard alone: the first field has the focus
    await page.keyboard.type('caio.teles1');
    await page.getByLabel('Repita a senha nova').fill('caio.teles1');
    await page.keyboard.press('Enter');
    await page.getByText('A senha não pode ser o usuário nem o nome.').waitFor();
    await page.getByLabel('Senha nova', { exact: true }).fill('uma frase só minha');
    await page.getByLabel('Repita a senha nova').fill('uma frase só minha');
    await page.getByRole('button', { name: 'Trocar e continuar' }).click();

    await heading(page, 'Cadastre o segundo fator');
    await sound(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const qr = page.getByRole('img', { name: /Código QR/ });
    await qr.waitFor();
    await expect
      .poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
    await sound(page);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = () => generate({ secret, epoch: Math.floor(site.server.time.now.getTime() / 1000) });
    await page.getByLabel('Código', { exact: true }).fill(await code());
    await page.getByRole('button', { name: 'Ativar' }).click();

    await heading(page, 'Códigos de recuperação');
    await sound(page);
    expect(
      await page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem').count(),
    ).toBe(10);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('malote-codigos-de-recuperacao.txt');
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await page.waitForURL((address) => address.pathname + address.search === '/principal/pesquisa?q=edital');

    // the next time, from another browser: the password and a new code
    site.server.time.now = new Date(site.server.time.now.getTime() + 60_000);
    const other = await site.open();
    await other.go('/login');
    await fill(other.page, login, 'uma frase só minha');
    await heading(other.page, 'Digite o código');
    await sound(other.page);
    await other.page.keyboard.type('000000\n');
    await other.page.getByText('O código não confere').waitFor();
    await other.page.getByLabel('Código', { exact: true }).fill(await code());
    await other.page.keyboard.press('Enter');
    await other.page.waitForURL((address) => address.pathname === '/');
    expect([...complaints, ...other.complaints]).toEqual([]);
    await db().updateTable('registro.configuracao').set({ doisFatores: false }).execute();
    await context.close();
    await other.context.close();
  });
});

describe('wrong passwords', () => {
  it('are slowed in a strange browser, and not in the one that the person uses', async () => {
    const own = await site.open();
    await site.signIn(own, 'luciana.reis');
    const strange = await site.open();
    await strange.go('/login');
    for (let i = 0; i < 5; i++) {
      await fill(strange.page, 'luciana.reis', `errada ${i}`);
      await strange.page.getByText('Usuário ou senha não conferem.').waitFor();
      await expect
        .poll(() => strange.page.getByRole('button', { name: 'Entrar', exact: true }).isEnabled())
        .toBe(true);
    }
    await fill(strange.page, 'luciana.reis', worldPassword);
    await strange.page.getByText(/Muitas tentativas em pouco tempo/).waitFor();
    await own.page.evaluate(() => localStorage.clear());
    await own.go('/login');
    await fill(own.page, 'luciana.reis', worldPassword);
    await own.page.waitForURL((address) => address.pathname === '/');
    await own.context.close();
    await strange.context.close();
  });
});

describe('the sessions of a person', () => {
  it('are ended from another browser, which the person sees at the next click', async () => {
    const there = await site.enter('rafael.lins', '/principal/caixa-central');
    const here = await site.enter('rafael.lins', '/opcoes-usuario/preferencias-usuario?secao=seguranca');
    const list = here.page.getByRole('list', { name: 'Sessões' });
    await list.getByText('Esta sessão').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(2);
    await here.page.getByRole('button', { name: /^Encerrar a sessão de Chrome/ }).click();
    await here.page.getByText('Sessão encerrada.').waitFor();
    await there.page.getByRole('link', { name: 'Início' }).first().click();
    await there.page.waitForURL(/\/login/);
    await there.page
      .getByText(/Sua sessão terminou/)
      .first()
      .waitFor();
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await here.context.close();
    await there.context.close();
  });
});

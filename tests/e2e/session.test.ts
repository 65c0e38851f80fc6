import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const enterAgain = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel('Usuário').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(worldPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
};

describe('what was typed', () => {
  it('is not left behind by the arrows of the browser without a question', async () => {
    const { page, complaints, context } = await site.enter('admin', '/administracao/cidade');
    await page.getByRole('link', { name: 'Nova cidade' }).click();
    const field = page.getByLabel('Cidade', { exact: true });
    await field.fill('Vila Nova');
    await page.goBack();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Vila Nova');
    expect(new URL(page.url()).pathname).toBe('/administracao/cidade/cadastro');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await page.waitForURL((address) => address.pathname === '/administracao/cidade');
    await page.goForward();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('waits for its person when another tab signs out, and for nobody else', async () => {
    const { page, travel, complaints, context } = await site.enter('admin', '/administracao/cidade/cadastro');
    const field = page.getByLabel('Cidade', { exact: true });
    await field.fill('Vila Nova');
    const other = await context.newPage();
    await other.goto(`${site.url}/`);
    await signOut(other);
    // a tab behind another is hardly ever painted
    await page.bringToFront();
    await page.waitForURL(/\/login\?redirectUrl=/);
    await enterAgain(page, 'renato.quadros');
    await page.waitForURL((address) => address.pathname !== '/login');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const fields = await page.getByRole('textbox').all();
    const written = await Promise.all(fields.map((each) => each.inputValue()));
    expect(written).not.toContain('Vila Nova');
    await signOut(page);
    await page.waitForURL(/\/login/);
    await enterAgain(page, 'admin');
    await page.waitForURL((address) => address.pathname === '/');
    await travel('/administracao/cidade/cadastro');
    await page.getByText(/quando a sessão terminou/).waitFor();
    expect(await field.inputValue()).toBe('Vila Nova');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a session that the server ended', () => {
  it('leaves every screen calmly for the sign-in page, which leads back', async () => {
    const caller = await site.server.as('helena.pires');
    const { payload } = await caller.get<{ itens: { id: number; tipo: number; fase?: number }[] }>(
      'caixa-central?aba=unidade&pageSize=50',
    );
    const id = payload.itens.find(({ tipo }) => tipo === 2)?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    const { page, travel, complaints, context } = await site.enter('helena.pires');
    const screens = [
      '/',
      '/principal/caixa-central',
      '/principal/documento/cadastro',
      `/principal/documento/consulta/${id}`,
      `/principal/documento/tramite/${id}`,
      '/principal/pesquisa?q=edital',
      '/principal/notificacao',
    ];
    for (const screen of screens) {
      await travel(screen);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(() => localStorage.setItem('malote.token', 'terminado'));
      await page.getByRole('button', { name: 'A+, aumentar o texto' }).click();
      await page.waitForURL(/\/login/);
      await page
        .getByText(/Sua sessão terminou/)
        .first()
        .waitFor();
      await enterAgain(page, 'helena.pires');
      await page.waitForURL((address) => address.pathname + address.search === screen);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([screen, complaints]).toEqual([screen, []]);
    }
    await context.close();
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const path = '/administracao/areaRestrita';
const key = 'a-chave-da-area-restrita';

it('the restricted area opens only with its key, changes a setting at once, and closes by itself', async () => {
  const { page, go, travel, complaints, context } = await site.enter('admin');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const field = page.getByLabel('Chave da área restrita');
  const openWith = async (written: string): Promise<void> => {
    await field.fill(written);
    await page.getByRole('button', { name: 'Abrir área restrita' }).click();
  };

  // the first time an administrator defines the key; leaving closes the area
  await travel('/administracao');
  await page.getByRole('main').getByRole('link', { name: 'Área restrita' }).click();
  await page.waitForURL((address) => address.pathname === path);
  await page.getByLabel('Chave nova', { exact: true }).fill(key);
  await page.getByLabel('Repita a chave nova').fill(key);
  await page.getByRole('button', { name: 'Definir chave e abrir' }).click();
  await page.getByRole('button', { name: 'Sair da área restrita' }).click();
  await heading('Administração');

  // a wrong key leads back, with a message
  await go(path);
  await openWith('outra-chave-qualquer');
  await page.waitForURL((address) => address.pathname === '/administracao');
  await page.getByText('A chave não confere.').waitFor();

  // the right one opens; what is changed is in force for the next who enters
  await go(path);
  await openWith(key);
  await page.getByText(/Aberta por mais (10:00|9:\d\d)/).waitFor();
  await heading('Área restrita');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Só administradores entram').check();
  await page.getByLabel('Aviso a quem é recusado').fill('Voltamos às 14h.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Salva: Área restrita.').waitFor();
  const refused = await site.server.call({
    method: 'POST',
    path: 'login',
    body: { login: 'helena.pires', senha: worldPassword },
  });
  expect([refused.statusCode, refused.json<{ descricao: string }>().descricao]).toEqual([
    403,
    'Voltamos às 14h.',
  ]);

  // its time ends in the middle of the work: nothing more is shown or written without the key
  site.server.time.now = new Date(site.server.time.now.getTime() + 11 * 60_000);
  await page.getByLabel('Minutos aberta').fill('5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText(/Esta área abre com uma chave própria/).waitFor();
  await page.reload();
  await field.waitFor();
  expect(await page.getByLabel('Minutos aberta').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

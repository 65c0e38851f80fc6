import { afterAll, beforeAll, expect, it } from 'vitest';
import { configure, placesOfRules } from '#tests/server/sessao/identity-settings.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { providerClient, startProvider, type OutsideProvider } from '#tests/setup/outside-provider.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let provider: OutsideProvider;

beforeAll(async () => {
  const port = await freePort();
  site = await openSite({ allowedConnections: [`127.0.0.1:${port}`] });
  provider = await startProvider(`${site.url}/`, port);
  const { connection } = site.server.platform;
  await connection.db.updateTable('registro.dominio').set({ enderecoPublico: site.url }).execute();
  const { cargo, unidade, perfil } = await placesOfRules(site.server);
  await configure(await site.server.as('admin'), {
    ssoAtivo: true,
    ssoNome: 'a conta da Prefeitura',
    ssoEmissor: provider.issuer,
    ssoCliente: providerClient.id,
    ssoSegredo: providerClient.secret,
    regrasEntrada: [{ valor: '*', unidade: unidade('CCL'), cargo, perfilAcesso: perfil('Servidor') }],
  });
  provider.people.set('bento', {
    name: 'Bento Sales',
    preferred_username: 'bento.sales',
    email: 'bento@vilaserena.exemplo',
    email_verified: true,
  });
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

it('enters with the account of the institution, comes back to the wanted page, and leaves both', async () => {
  const { page, go, complaints, context } = await site.open();
  await go('/principal/caixa-central?aba=unidade');
  const button = page.getByRole('button', { name: 'Entrar com a conta da Prefeitura' });
  await button.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await button.click();
  await page.getByPlaceholder('Enter any login').fill('bento');
  await page.getByPlaceholder('and password').fill('qualquer');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.waitForURL((address) => address.pathname === '/principal/caixa-central');
  expect(new URL(page.url()).search).toBe('?aba=unidade');
  await page.getByRole('banner').getByText('Bento').first().waitFor();
  const token = await page.evaluate(() => Object.values(localStorage).join(' '));
  const used = /[\w-]{43}/.exec(token)?.[0] ?? 'nenhum';
  expect(used.length).toBe(43);
  expect(seen.join(' ')).not.toContain(used);
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL((address) => address.origin === provider.issuer);
  await page.getByRole('button', { name: /yes/i }).click();
  await page.waitForURL(`${site.url}/login**`);
  await button.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('an answer that did not begin in this window is refused in words, on the sign-in page', async () => {
  const { page, go, context } = await site.open(390);
  await go('/autenticacao?code=abc&state=def');
  await page.getByRole('alert').getByText('Comece de novo').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Usuário').waitFor();
  await provider.stop();
  await page.getByRole('button', { name: 'Entrar com a conta da Prefeitura' }).click();
  await page.getByRole('alert').getByText('não responde').waitFor();
  await context.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('what a person chose in one browser is how another one opens', async () => {
  const first = await site.enter('rafael.lins');
  await first.go('/opcoes-usuario/preferencias-usuario');
  await first.page.getByRole('radio', { name: 'Escuro' }).check();
  await first.page.locator('html[data-theme=escuro]').waitFor();
  await first.page.getByRole('radio', { name: 'Español' }).check();
  await first.page.locator('html[lang=es]').waitFor();
  await first.page.getByText('Guardado', { exact: true }).waitFor();
  await first.go('/principal/pesquisa?tipo=1&q=contrato');
  await first.page.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await first.page.getByRole('textbox', { name: 'Nome da pesquisa' }).fill('Contratos do ano');
  await first.page.getByRole('dialog').getByRole('button', { name: 'Salvar pesquisa' }).click();
  await first.page.getByRole('link', { name: 'Contratos do ano' }).waitFor();

  const second = await site.enter('rafael.lins');
  await second.page.locator('html[data-theme=escuro][lang=es]').waitFor();
  await second.page.getByRole('link', { name: /^Bandeja central/ }).waitFor();
  await second.page.getByRole('link', { name: 'Contratos do ano' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Contratos do ano' }).waitFor();
  expect(await second.page.getByRole('listitem').filter({ hasText: 'Contrato' }).count()).toBeGreaterThan(0);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

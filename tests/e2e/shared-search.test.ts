import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, arrangementProblems, colourProblems } from './axe.ts';
import { windowSizes } from './look-closely.ts';
import { expectInWindow } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('an advanced search shared with the unit is opened from the menu by somebody else of it', async () => {
  const helena = await site.enter('helena.pires');
  await helena.page.getByRole('button', { name: 'Abrir a pesquisa avançada' }).click();
  await helena.page.getByRole('textbox', { name: 'Palavras' }).fill('contratos');
  await helena.page.getByRole('textbox', { name: 'Palavras' }).press('Enter');
  await helena.page.getByRole('table').waitFor();
  await helena.settled();
  expect(await helena.page.locator('mark').count()).toBeGreaterThan(0);
  expect(await accessibilityProblems(helena.page, 'main')).toEqual([]);
  await helena.page.getByRole('button', { name: 'Salvar pesquisa' }).click();
  const dialog = helena.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome da pesquisa' }).fill('Contratos da unidade');
  await dialog.getByRole('checkbox', { name: 'Compartilhar com a unidade' }).check();
  await dialog.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await helena.page.getByRole('link', { name: 'Contratos da unidade' }).waitFor();

  const rafael = await site.enter('rafael.lins');
  await rafael.page.getByRole('link', { name: 'Contratos da unidade' }).click();
  await rafael.page.getByRole('heading', { level: 1, name: 'Contratos da unidade' }).waitFor();
  await rafael.page.getByText(/Compartilhada por Helena Duarte Pires/).waitFor();
  await rafael.page.getByRole('table').waitFor();
  expect(await rafael.page.getByRole('row').count()).toBeGreaterThan(1);
  expect([...helena.complaints, ...rafael.complaints]).toEqual([]);
});

it('the advanced search fits every window', async () => {
  const { page, revisit, settled } = await site.enter('helena.pires');
  for (const size of Object.values(windowSizes)) {
    await page.setViewportSize(size);
    await revisit('/principal/pesquisa?avancada=1&tipo=1&q=contrato');
    await page
      .getByRole('region', { name: 'Resultados da pesquisa' })
      .getByRole('link', { name: /contrato/i })
      .first()
      .waitFor();
    await settled();
    await expectInWindow(page);
    await page.getByRole('button', { name: 'Campos' }).click();
    await page.getByRole('textbox', { name: 'Palavras' }).waitFor();
    await expectInWindow(page);
    expect([size, await arrangementProblems(page, 'main')]).toEqual([size, []]);
  }
  expect(await colourProblems(page, 'main')).toEqual([]);
});

it('a report sent by e-mail to somebody of another unit opens to them with their own numbers', async () => {
  const counted = /^De \d+ conteúdos? criados? de/;
  const helena = await site.enter(
    'helena.pires',
    '/principal/relatorios/montar?linha=unidadeOrigem&forma=barras',
  );
  const hers = await helena.page.getByText(counted).first().textContent();
  await helena.page.getByRole('button', { name: 'Salvar relatório' }).click();
  await helena.page.getByRole('textbox', { name: 'Nome do relatório' }).fill('De cada unidade');
  await helena.page.getByRole('dialog').getByRole('button', { name: 'Salvar relatório' }).click();
  await helena.page.getByRole('heading', { level: 1, name: 'De cada unidade' }).waitFor();
  await helena.travel('/principal/relatorios');
  await helena.page.getByRole('button', { name: 'Programar envio' }).click();
  const dialog = helena.page.getByRole('dialog', { name: 'Programar envio' });
  expect(await accessibilityProblems(helena.page, '[role="dialog"]')).toEqual([]);
  // by keyboard: the report, and who receives it
  await dialog.getByRole('combobox', { name: 'Relatório' }).press('Enter');
  await helena.page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Quem recebe' }).pressSequentially('Beatriz Anjos');
  await helena.page.getByRole('option', { name: 'Beatriz Anjos Cordeiro' }).waitFor();
  await helena.page.keyboard.press('ArrowDown');
  await helena.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Programar' }).click();
  const sendings = helena.page.getByRole('list', { name: 'Envios por e-mail' });
  await sendings.getByText(/Para Beatriz Anjos Cordeiro, Helena Duarte Pires/).waitFor();
  expect(await accessibilityProblems(helena.page, 'main')).toEqual([]);

  const beatriz = await site.enter('beatriz.cordeiro', '/principal/relatorios', 390);
  const received = beatriz.page.getByRole('list', { name: 'Envios por e-mail' });
  await received.getByText('Quem manda é Helena Duarte Pires').waitFor();
  await expectInWindow(beatriz.page);
  await received.getByRole('link', { name: 'De cada unidade' }).click();
  await beatriz.page.getByText('Compartilhada por Helena Duarte Pires').waitFor();
  const theirs = await beatriz.page.getByText(counted).first().textContent();
  expect(theirs).not.toBe(hers);
  await beatriz.travel('/principal/relatorios');
  await received.getByRole('button', { name: 'Ações do envio de De cada unidade' }).click();
  await beatriz.page.getByRole('menuitem', { name: 'Não receber mais' }).click();
  await beatriz.page.getByText('Nenhum ainda.', { exact: true }).waitFor();

  // taken back, what was deleted is sent as before
  await helena.page.getByRole('list', { name: 'Envios por e-mail' }).getByRole('link').click();
  await helena.page.getByRole('heading', { level: 1, name: 'De cada unidade' }).waitFor();
  await helena.page.getByRole('button', { name: 'Mais ações' }).last().click();
  await helena.page.getByRole('menuitem', { name: 'Excluir relatório' }).click();
  await helena.page.getByText('Nenhum ainda.', { exact: true }).waitFor();
  await helena.page.getByRole('button', { name: 'Desfazer' }).click();
  await sendings.getByText(/Para Helena Duarte Pires/).waitFor();
  expect([...helena.complaints, ...beatriz.complaints]).toEqual([]);
});

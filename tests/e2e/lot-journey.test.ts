import { afterAll, beforeAll, expect, it } from 'vitest';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { expectInWindow } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('um lote se faz da caixa, ganha outro item pelo número, vai, chega, confere-se e abre-se com uma recusa, que volta', async () => {
  const { server } = site;
  const caller = await server.as('helena.pires');
  const first = await concludedDocument(caller, { assunto: 'Convênio da creche' });
  const second = await concludedDocument(caller, { assunto: 'Convênio da praça' });

  const helena = await site.enter('helena.pires', '/principal/caixa-central?type=unidade&query=creche');
  const { page } = helena;
  await page.getByRole('checkbox', { name: `Selecionar ${first.numero}` }).check();
  await page
    .getByRole('toolbar', { name: /^Ações para/ })
    .getByRole('button', { name: 'Mais ações' })
    .click();
  await page.getByRole('menuitem', { name: /^Pôr em lote/ }).click();
  const making = page.getByRole('dialog', { name: 'Pôr 1 item em lote' });
  await making.getByRole('textbox', { name: 'Assunto' }).fill('Convênios para a PGM');
  expect(await accessibilityProblems(page)).toEqual([]);
  await making.getByRole('button', { name: 'Pôr em lote' }).click();
  await page.getByRole('link', { name: /^Abrir o Lote/ }).click();

  await page.getByRole('heading', { level: 1, name: 'Convênios para a PGM' }).waitFor();
  const lote = new URL(page.url()).pathname;
  await page.getByRole('textbox', { name: 'Etiqueta ou número' }).fill(second.numero ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Itens 2 itens' }).waitFor();
  await helena.settled();
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: /^Itens/ }).waitFor();
  await expectInWindow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // what goes in a lot goes nowhere by itself
  await helena.travel(`/principal/documento/consulta/${second.id}`);
  await page.getByRole('heading', { level: 1, name: 'Convênio da praça' }).waitFor();
  await page.getByRole('button', { name: 'Tramitar' }).press('Enter');
  await page.getByText('Está em um lote').first().waitFor();
  await page.keyboard.press('Escape');
  await helena.travel(lote);
  await page.getByRole('button', { name: 'Tramitar' }).click();
  await page.getByRole('combobox', { name: 'Destino' }).pressSequentially('PGM');
  await page.getByRole('option', { name: /PGM/ }).first().click();
  await page.getByRole('button', { name: 'Tramitar', exact: true }).click();
  await page.waitForURL(/caixa-central\?type=acompanhar/);

  const beatriz = await site.enter('beatriz.cordeiro', lote);
  const there = beatriz.page;
  await there.getByRole('button', { name: 'Receber', exact: true }).click();
  await there.getByRole('button', { name: 'Conferir e abrir' }).click();
  const checking = there.getByRole('dialog', { name: /^Conferir e abrir/ });
  await checking.getByRole('textbox', { name: 'Etiqueta ou número' }).fill(first.numero ?? '');
  await there.keyboard.press('Enter');
  await checking.getByText(`Encontrado: ${first.numero}`).waitFor();
  await checking
    .getByRole('region', { name: 'Faltam 1' })
    .getByText(second.numero ?? '')
    .waitFor();
  await checking.getByRole('button', { name: 'Recusar todos os que faltam' }).click();
  expect(await accessibilityProblems(there)).toEqual([]);
  await there.setViewportSize({ width: 390, height: 844 });
  await expectInWindow(there);
  await there.setViewportSize({ width: 1440, height: 900 });
  await checking.getByRole('button', { name: 'Abrir lote' }).click();
  const opened = there.getByRole('dialog', { name: 'Lote aberto' });
  await opened.getByText('1 item ficou em PGM.').waitFor();
  expect(await accessibilityProblems(there)).toEqual([]);
  await opened.getByRole('link').click();
  await there.getByRole('heading', { level: 1, name: /^Devolução de itens recusados/ }).waitFor();
  await there.getByRole('region', { name: 'Itens 1 item' }).getByText('Convênio da praça').waitFor();
  await beatriz.settled();
  expect([...helena.complaints, ...beatriz.complaints]).toEqual([]);
});

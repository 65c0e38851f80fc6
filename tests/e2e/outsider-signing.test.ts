import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMail, newOutsider, outsiderPassword } from '#tests/server/externo/outsider.ts';
import { emptyDraft, takeOutsiders } from '#tests/server/externo/signing.ts';
import { mailsTo } from '#tests/server/credencial/entering.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { read } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
const email = 'ana@correio.exemplo';
beforeAll(async () => {
  site = await openSite();
  await newOutsider(site.server, { nome: 'Ana Prado', email, base: '284917360' });
  await takeOutsiders(site.server, true);
});
afterAll(() => site.close());

const codeSent = async (page: Page): Promise<string> => {
  await page.getByText('Enviamos um código de 6 números').waitFor();
  return /(\d{6})/.exec(await lastMail(site.server, email))?.[1] ?? '';
};

/** Enters where the page asks to. */
const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const code = page.getByRole('textbox', { name: /código/i });
  await code.fill(await codeSent(page));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await code.waitFor({ state: 'hidden' });
};

describe('a document that somebody of the body and somebody from outside sign', () => {
  it('is prepared by its author, signed in order, from outside on a phone, and verified by anybody', async () => {
    const author = await site.server.as('helena.pires');
    const { id } = await emptyDraft(author);
    const helena = await site.enter('helena.pires', `/principal/documento/edicao/${id}`);
    const desk = helena.page;
    await desk.getByRole('tab', { name: /Assinantes/ }).click();
    const panel = desk.getByRole('tabpanel', { name: /Assinantes/ });
    await panel.getByRole('combobox').first().pressSequentially('Helena Duarte');
    await desk.getByRole('option', { name: /Helena Duarte Pires/ }).click();
    await panel.getByText('Helena Duarte Pires').waitFor();
    const where = panel.getByRole('group', { name: /De onde é quem assina/ });
    await where.getByRole('button', { name: 'De fora' }).focus();
    await desk.keyboard.press('Enter');
    await panel.getByRole('combobox').pressSequentially('ana p');
    const option = desk.getByRole('option', { name: /Ana Prado/ });
    await option.waitFor();
    expect(await option.textContent()).toMatch(/\*{3}\.\d{3}\.\d{3}-\*{2}/);
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Enter');
    await panel.locator('[data-assinante]').filter({ hasText: 'Ana Prado' }).getByText('De fora').waitFor();
    await helena.settled();
    expect(await accessibilityProblems(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Concluir', exact: true }).click();
    await desk.getByRole('button', { name: 'Concluir documento' }).click();
    await desk.waitForURL(/\/principal\/documento\/consulta\/\d+/);
    const before = (await mailsTo(site.server, email)).length;
    await author.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
    expect((await mailsTo(site.server, email)).length).toBe(before + 1);

    const link = /externo\/assinatura\/\d+/.exec(await lastMail(site.server, email))?.[0] ?? '';
    const phone = await site.open(390);
    const { page, go, revisit, settled } = phone;
    await go(`/${link}`);
    await enter(page);
    await page.getByRole('heading', { name: /Reforma do telhado/ }).waitFor();
    await page.getByRole('group', { name: /Página 1/ }).waitFor();
    await page.getByText('Ana Prado (você)').waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('heading', { name: 'Para assinar' }).waitFor();
    await page.getByRole('link', { name: /Reforma do telhado/ }).click();
    await page.getByRole('button', { name: 'Enviar código' }).click();
    const codigo = await codeSent(page);
    await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
    await page.getByRole('textbox', { name: /código/i }).fill(codigo);
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Assinar o documento' }).click();
    await page.getByText('Pronto: você assinou este documento').waitFor();
    await page.getByRole('group', { name: /Página 1/ }).waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);

    await helena.revisit(`/principal/documento/consulta/${id}`);
    const signers = desk.getByRole('region', { name: 'Assinantes' });
    await signers.getByRole('listitem').filter({ hasText: 'Ana Prado' }).getByText('De fora').waitFor();
    await helena.settled();
    expect(await accessibilityProblems(desk)).toEqual([]);
    const { codigoVerificacao = '' } = await read(author, id);
    await page.getByRole('link', { name: 'Conferir na página pública' }).click();
    await page.getByText('Ana Prado').first().waitFor();
    await page.getByText(/De fora da instituição/).waitFor();
    await page.getByText('Helena Duarte Pires').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/verificar/${codigoVerificacao}`);
    await revisit('/externo');
    await page.getByRole('heading', { name: 'Assinados por você' }).waitFor();
    expect([...phone.complaints, ...helena.complaints]).toEqual([]);
  });
});

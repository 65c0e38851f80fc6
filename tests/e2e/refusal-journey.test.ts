import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentToSign, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, password, type Holder } from '#tests/setup/certificates.ts';
import { read } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { expectInWindow } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let authority: Authority;
let his: Holder;
const rafaelNome = 'Rafael Monteiro Lins';
const beatrizNome = 'Beatriz Anjos Cordeiro';

beforeAll(async () => {
  site = await openSite();
  // certificates are of today
  site.server.time.now = new Date();
  authority = new Authority();
  [his] = (await useCertificates(site.server, authority, ['rafael.lins', 'beatriz.cordeiro'])) as [Holder];
  site.server.time.now = new Date(Date.now() + 60_000);
});
afterAll(async () => {
  authority.remove();
  await site.close();
});

const ask = async (page: Page, act: string): Promise<void> => {
  const button = page.getByRole('main').getByRole('button', { name: act, exact: true });
  const more = page.getByRole('button', { name: 'Mais ações' });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) return button.first().click();
  await more.first().click();
  await page.getByRole('menuitem', { name: act }).click();
};

const openNotices = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Notificações/ })
    .first()
    .click();
};

describe('a signature with certificate that does not come', () => {
  it('is refused with the reason: the author and who would sign next see who, why, and what follows', async () => {
    const author = await site.server.as('helena.pires');
    const id = await documentToSign(author, [rafaelNome, beatrizNome]);
    const at = `/principal/documento/consulta/${id}`;

    const rafael = await site.enter('rafael.lins', at);
    await ask(rafael.page, 'Recusar a assinatura');
    const question = rafael.page.getByRole('dialog', { name: /^Recusar assinar/ });
    await question.getByText(/Ninguém mais é chamado/).waitFor();
    await question.getByRole('textbox').fill('O valor do item 3 está errado.');
    await question.getByRole('button', { name: 'Recusar a assinatura' }).click();
    await question.waitFor({ state: 'detached' });
    await rafael.page.getByText('Motivo: O valor do item 3 está errado.').waitFor();

    // who comes after is told why there is nothing to do, on the phone
    const beatriz = await site.enter('beatriz.cordeiro', `/principal/documento/assinatura/${id}`, 390);
    await beatriz.page.getByText(`${rafaelNome} recusou assinar`, { exact: false }).waitFor();
    expect(await accessibilityProblems(beatriz.page)).toEqual([]);

    const helena = await site.enter('helena.pires', at);
    const signers = helena.page.getByRole('region', { name: 'Assinantes' });
    await signers.getByText('Motivo: O valor do item 3 está errado.').waitFor();
    await signers.getByText('Não se chama mais: houve uma recusa').waitFor();
    await signers.getByText(/pode corrigir o que for preciso em uma nova versão/).waitFor();
    expect(await accessibilityProblems(helena.page)).toEqual([]);
    await helena.page.setViewportSize({ width: 390, height: 844 });
    await helena.page.getByRole('tab', { name: 'Andamento' }).click();
    await signers.getByText('Motivo: O valor do item 3 está errado.').waitFor();
    await expectInWindow(helena.page);
    expect(await accessibilityProblems(helena.page)).toEqual([]);
    await openNotices(helena.page);
    await helena.page.getByText(`${rafaelNome} recusou assinar`, { exact: false }).first().waitFor();

    // what was said can be done is done: everybody is asked again
    await helena.page.keyboard.press('Escape');
    await helena.revisit(at);
    await ask(helena.page, 'Nova versão');
    await helena.page.getByRole('dialog').getByRole('button', { name: 'Nova versão', exact: true }).click();
    await helena.page.getByText(/^Versão nova de/).waitFor();
    const { versao, assinantes } = await read(author, id);
    expect(assinantes.map(({ situacao }) => situacao)).toEqual(['PENDENTE', 'PENDENTE']);
    expect((await author.post('documento/concluir', { id, versao })).status).toBe(200);
    await rafael.revisit('/principal/assinatura');
    await rafael.page.locator(`a[href$="/documento/assinatura/${id}"]`).first().waitFor();
    for (const { complaints } of [rafael, beatriz, helena]) expect(complaints).toEqual([]);
  });

  it('is cancelled by the author while the signer has the certificate open: everybody sees it, and the next is called', async () => {
    const author = await site.server.as('helena.pires');
    const id = await documentToSign(author, [rafaelNome, beatrizNome]);
    const at = `/principal/documento/consulta/${id}`;

    const rafael = await site.enter('rafael.lins', `/principal/documento/assinatura/${id}`, 390);
    await rafael.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'certificado.p12', mimeType: 'application/x-pkcs12', buffer: his.p12 });
    await rafael.page.getByLabel('Senha do arquivo').fill(password);
    await rafael.page.getByRole('button', { name: 'Abrir o certificado' }).click();
    await rafael.page.getByText('Assinatura eletrônica qualificada').waitFor();

    const helena = await site.enter('helena.pires', at);
    await helena.page.getByRole('button', { name: 'Conduzir assinaturas' }).click();
    await helena.page.getByRole('button', { name: `Cancelar a assinatura de ${rafaelNome}` }).click();
    const question = helena.page.getByRole('dialog', { name: /^Cancelar a assinatura de Rafael/ });
    await question.getByRole('textbox').fill('Rafael está de férias.');
    await question.getByRole('button', { name: 'Cancelar a assinatura' }).click();
    await helena.page.getByText(`Assinatura de ${rafaelNome} cancelada.`).waitFor();

    // what he had begun is refused, with the reason, and nothing is signed
    await rafael.page.getByRole('button', { name: 'Assinar com certificado' }).click();
    await rafael.page.getByText('A sua assinatura neste documento foi cancelada.').waitFor();
    expect(await accessibilityProblems(rafael.page)).toEqual([]);
    await rafael.revisit(`/principal/documento/assinatura/${id}`);
    await rafael.page.getByText('A sua assinatura neste documento foi cancelada.').waitFor();
    expect((await read(author, id)).assinantes).toMatchObject([
      { usuario: { nome: beatrizNome }, situacao: 'PENDENTE' },
    ]);

    const beatriz = await site.enter('beatriz.cordeiro', at);
    await beatriz.page.getByText('É a sua vez').waitFor();
    await helena.revisit(at);
    for (const { page } of [beatriz, helena]) {
      const told = page.getByRole('region', { name: 'Histórico' });
      await told.getByText(`Assinatura cancelada: ${rafaelNome}`).waitFor();
      await told.getByText('Rafael está de férias.').waitFor();
    }
    await beatriz.revisit('/principal/assinatura');
    await beatriz.page.locator(`a[href$="/documento/assinatura/${id}"]`).first().waitFor();
    for (const { complaints } of [rafael, beatriz, helena]) expect(complaints).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { cpf } from '#demonstracao/cpf.ts';
import { lastMail, linkIn, openRegistration, outsiderPassword } from '#tests/server/externo/outsider.ts';
import { offerService } from '#tests/server/externo/service.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await openRegistration(site.server, { cadastroExterno: 'TODOS' });
  await offerService(site.server, 'caio.teles');
});
afterAll(() => site.close());

const email = 'ana@correio.exemplo';
const codeSent = async (): Promise<string> => /(\d{6})/.exec(await lastMail(site.server, email))?.[1] ?? '';

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('textbox', { name: /código/i }).fill(await waitCode(page));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

const waitCode = async (page: Page): Promise<string> => {
  await page.getByText('Enviamos um código de 6 números').waitFor();
  return codeSent();
};

describe('somebody from outside, on a phone', () => {
  it('makes an account, asks, is asked back, answers, signs, is notified and reads the outcome', async () => {
    const phone = await site.open(390);
    const { page, go, settled } = phone;
    await go('/externo/cadastro');
    await page.getByLabel('Nome ou razão social').fill('Ana Prado');
    await page.getByLabel('CPF ou CNPJ').fill(cpf('284917360'));
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Li e aceito os termos de uso').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor();
    await go(`/externo/confirmar#${linkIn(await lastMail(site.server, email))}`);
    await page.getByLabel('Senha nova', { exact: true }).fill(outsiderPassword);
    await page.getByLabel('Repita a senha nova').fill(outsiderPassword);
    await page.getByRole('button', { name: 'Guardar a senha' }).click();
    await page.getByRole('link', { name: 'Entrar', exact: true }).last().click();
    await enter(page);

    await page.getByRole('link', { name: /Poda de árvore/ }).click();
    await page.getByLabel('Rua').fill('Rua das Flores');
    await page.getByLabel('O que você pede').fill('Peço a poda da árvore em frente à minha casa.');
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revisar o pedido' }).click();
    await page.getByRole('heading', { name: 'Confira antes de enviar' }).waitFor();
    await page.getByRole('button', { name: 'Enviar o pedido' }).click();
    await page
      .getByText(/PE-000001/)
      .first()
      .waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(narrow).toBe(true);

    const body = await site.enter('caio.teles', '/principal/caixa-central?type=protocolo-externo');
    const desk = body.page;
    await desk
      .getByRole('link', { name: /Poda de árvore/ })
      .first()
      .click();
    await desk
      .getByRole('link', { name: 'Abrir', exact: true })
      .or(desk.getByRole('button', { name: 'Abrir', exact: true }))
      .first()
      .click();
    await desk
      .getByRole('heading', { name: /PE-000001/ })
      .first()
      .waitFor();
    await body.settled();
    expect(await accessibilityProblems(desk)).toEqual([]);
    const act = async (name: string, fill: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
      await desk.getByRole('button', { name, exact: true }).first().click();
      const dialog = desk.getByRole('dialog');
      await dialog.waitFor();
      await fill();
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await act('Devolver a quem pediu', () =>
      desk.getByLabel('O que falta, ou por quê').fill('Falta o número da casa.'),
    );

    await page.reload();
    await page.getByText('Falta o número da casa.').first().waitFor();
    await page.getByLabel('Sua resposta').fill('É o 42.');
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await page.getByText('Resposta enviada').waitFor();

    await desk.reload();
    await desk.getByText('É o 42.').waitFor();
    await act('Pedir assinatura', () =>
      desk.getByLabel('O que falta, ou por quê').fill('Confirme o pedido.'),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Receber o código' }).click();
    await page.getByText('Enviamos um código de 6 números').waitFor();
    await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
    await page.getByRole('textbox', { name: /código/i }).fill(await codeSent());
    await page.getByRole('button', { name: 'Assinar o pedido' }).click();
    await page.getByText('Pedido assinado').waitFor();

    await desk.reload();
    await act('Autuar');
    await desk.getByText('Autuado.', { exact: true }).waitFor();
    const request = new URL(desk.url()).pathname;
    await desk.locator('a[href*="/principal/processo/consulta/"]').click();
    await desk.getByRole('tab', { name: 'Intimações' }).click();
    await desk.getByRole('button', { name: 'Intimar', exact: true }).click();
    await desk.getByRole('textbox', { name: 'Assunto' }).fill('Vistoria marcada');
    await desk.getByRole('textbox', { name: 'Texto' }).fill('Esteja em casa na terça.');
    await desk.getByLabel('Prazo para responder, em dias').fill('5');
    await desk.getByRole('button', { name: 'Enviar a intimação' }).click();
    await desk.getByText('Por abrir').waitFor();
    await body.settled();
    expect(await accessibilityProblems(desk)).toEqual([]);
    await go('/externo');
    await page.getByRole('link', { name: /Intimação/ }).click();
    await page.getByRole('button', { name: 'Abrir e tomar ciência' }).click();
    await page.getByText('Esteja em casa na terça.').waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('A sua resposta').fill('Estarei.');
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await page.getByText('Respondida por Ana Prado').waitFor();
    await body.go(request);
    await act('Responder e encerrar', () =>
      desk.getByLabel('Resposta a quem pediu').fill('A poda está marcada.'),
    );
    await page.getByRole('link', { name: 'Início' }).click();
    await page.reload();
    await page.getByRole('link', { name: /Poda de árvore.*Atendido/ }).click();
    await page.getByRole('heading', { name: 'Resposta do órgão' }).waitFor();
    await page.getByText('A poda está marcada.').first().waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect([...phone.complaints, ...body.complaints]).toEqual([]);
  });
});

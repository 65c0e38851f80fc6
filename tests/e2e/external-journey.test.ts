import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import { jobs } from '#server/jobs.ts';
import { cpf } from '#demonstracao/cpf.ts';
import {
  lastMail,
  linkIn,
  newOutsider,
  openRegistration,
  outsiderPassword,
} from '#tests/server/externo/outsider.ts';
import { offerService } from '#tests/server/externo/service.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import { worldNow } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
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
const codeSent = async (who = email): Promise<string> =>
  /(\d{6})/.exec(await lastMail(site.server, who))?.[1] ?? '';

const enter = async (page: Page, email = 'ana@correio.exemplo'): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const code = page.getByRole('textbox', { name: /código/i });
  await code.fill(await waitCode(page, email));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // who goes elsewhere before the answer would not be in
  await code.waitFor({ state: 'hidden' });
};

const waitCode = async (page: Page, who: string): Promise<string> => {
  await page.getByText('Enviamos um código de 6 números').waitFor();
  return codeSent(who);
};

/** Notifies the one party of the process that is open, asking for an answer in five days. */
const notifyFrom = async (page: Page, assunto: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Intimações' }).click();
  await page.getByRole('button', { name: 'Intimar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Assunto' }).fill(assunto);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Esteja em casa na terça.');
  await page.getByLabel('Prazo para responder, em dias').fill('5');
  const send = page.getByRole('button', { name: 'Enviar a intimação' });
  await send.click();
  // an earlier one may be waiting to be opened too
  await send.waitFor({ state: 'detached' });
  await page.getByText('Por abrir').waitFor();
};

describe('somebody from outside, on a phone', () => {
  it('makes an account, asks, is asked back, answers, signs, is notified and reads the outcome', async () => {
    const phone = await site.open(390);
    const { page, go, settled, revisit } = phone;
    // what may be asked is read before one enters, and the service that was chosen is still the one after the account is made
    await go('/externo');
    await page.getByRole('link', { name: /Poda de árvore/ }).click();
    await page.getByRole('heading', { name: 'Poda de árvore', level: 1 }).waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Criar uma conta' }).click();
    await page.getByLabel('Nome ou razão social').fill('Ana Prado');
    await page.getByLabel('CPF ou CNPJ').fill(cpf('284917360'));
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Li e aceito os termos de uso').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor();
    const [path] = /\/externo\/confirmar\S+/.exec(await lastMail(site.server, email)) ?? [''];
    await go(path);
    await page.getByLabel('Senha nova', { exact: true }).fill(outsiderPassword);
    await page.getByLabel('Repita a senha nova').fill(outsiderPassword);
    await page.getByRole('button', { name: 'Guardar a senha' }).click();
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

    await revisit();
    await page.getByText('Falta o número da casa.').first().waitFor();
    await page.getByLabel('Sua resposta').fill('É o 42.');
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await page.getByText('Resposta enviada').waitFor();

    await body.revisit();
    await desk.getByText('É o 42.').waitFor();
    await act('Pedir assinatura', () =>
      desk.getByLabel('O que falta, ou por quê').fill('Confirme o pedido.'),
    );
    await revisit();
    await page.getByRole('button', { name: 'Receber o código' }).click();
    await page.getByText('Enviamos um código de 6 números').waitFor();
    await page.getByLabel('Senha', { exact: true }).fill(outsiderPassword);
    await page.getByRole('textbox', { name: /código/i }).fill(await codeSent());
    await page.getByRole('button', { name: 'Assinar o pedido' }).click();
    await page.getByText('Pedido assinado').waitFor();

    await body.revisit();
    await act('Autuar');
    await desk.getByText('Autuado.', { exact: true }).waitFor();
    const request = new URL(desk.url()).pathname;
    await desk.locator('a[href*="/principal/processo/consulta/"]').click();
    await notifyFrom(desk, 'Vistoria marcada');
    await body.settled();
    expect(await accessibilityProblems(desk)).toEqual([]);
    await revisit('/externo');
    await page.getByRole('link', { name: /Intimação/ }).click();
    await page.getByRole('button', { name: 'Abrir e tomar ciência' }).click();
    await page.getByText('Esteja em casa na terça.').waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('A sua resposta').fill('Estarei.');
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await page.getByText('Respondida por Ana Prado').waitFor();
    await body.revisit(request);
    await act('Responder e encerrar', () =>
      desk.getByLabel('Resposta a quem pediu').fill('A poda está marcada.'),
    );
    await page.getByRole('link', { name: 'Início' }).click();
    await revisit();
    await page.getByRole('link', { name: /Poda de árvore.*Atendido/ }).click();
    await page.getByRole('heading', { name: 'Resposta do órgão' }).waitFor();
    await page.getByText('A poda está marcada.').first().waitFor();
    await settled();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect([...phone.complaints, ...body.complaints]).toEqual([]);
  });

  it('waits for the approval of the body, sends a file, keeps the receipt, adds something, and reads what is shown until its day', async () => {
    await openRegistration(site.server, { cadastroExterno: 'TODOS', aprovacaoExterna: true });
    const rui = 'rui@correio.exemplo';
    const phone = await site.open(390);
    const { page, go, travel, revisit } = phone;
    await go('/externo/cadastro');
    await page.getByLabel('Nome ou razão social').fill('Rui Castro');
    await page.getByLabel('CPF ou CNPJ').fill(cpf('917360284'));
    await page.getByLabel('E-mail').fill(rui);
    await page.getByLabel('Li e aceito os termos de uso').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor();
    await go(`/externo/confirmar#${linkIn(await lastMail(site.server, rui))}`);
    await page.getByLabel('Senha nova', { exact: true }).fill(outsiderPassword);
    await page.getByLabel('Repita a senha nova').fill(outsiderPassword);
    await page.getByRole('button', { name: 'Guardar a senha' }).click();
    await page.getByText('Falta a aprovação do órgão.').waitFor();

    const admin = await site.enter('admin', '/principal/notificacao');
    await admin.page
      .getByText(/Rui Castro/)
      .first()
      .click();
    await admin.page
      .getByRole('link', { name: /Abrir|Ver/ })
      .or(admin.page.getByRole('button', { name: /Abrir|Ver/ }))
      .first()
      .click();
    await admin.page.getByRole('switch', { name: 'Ativo' }).click();
    await admin.page.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(() => lastMail(site.server, rui)).toContain('aprovado');
    await travel('/externo');
    await enter(page, rui);

    await page.getByRole('link', { name: /Poda de árvore/ }).click();
    await page.getByRole('button', { name: 'Revisar o pedido' }).click();
    await page.getByText('Rua é um campo obrigatório.').waitFor();
    const street = page.getByLabel('Rua');
    await expect.poll(() => street.evaluate((field) => document.activeElement === field)).toBe(true);
    await street.fill('Rua das Flores');
    await page.getByLabel('O que você pede').fill('Peço a poda.');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([
        { name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
        { name: 'planta.pdf', mimeType: 'application/pdf', buffer: plainPdf(['Planta']) },
      ]);
    await page.getByText(/^programa\.exe: /).waitFor();
    await page.getByRole('button', { name: 'Retirar planta.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Revisar o pedido' }).click();
    await page.getByRole('button', { name: 'Enviar o pedido' }).click();
    await page.getByText('Recebemos o seu pedido, com o número').waitFor();
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar o recibo' }).click(),
    ]);
    const { flat: paper } = await readPdf(await readFile(await receipt.path()));
    expect(paper).toContain('917.360.284-');
    expect(paper).toMatch(/SHA-256 .*[0-9a-f]{40}/);
    await page.getByRole('button', { name: 'Acrescentar algo' }).click();
    await page.getByLabel('O que você acrescenta').fill('Ao lado do poste 12.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText('Complemento enviado').waitFor();

    const caio = await site.server.as('caio.teles');
    const { numero = '' } = await concludedDocument(caio, { assunto: 'Regras da poda' });
    const desk = await site.enter('caio.teles', `/principal/caixa-central/protocolo-externo/${id}`);
    const dialog = desk.page.getByRole('dialog');
    const act = async (name: string): Promise<void> => {
      await desk.page.getByRole('button', { name, exact: true }).first().click();
      await dialog.waitFor();
    };
    await act('Autuar');
    await dialog.getByRole('combobox', { name: 'O que se abre' }).click();
    await desk.page.getByRole('option', { name: 'Documento' }).click();
    await dialog.getByRole('button', { name: 'Autuar' }).click();
    await dialog.getByText('Escolha o modelo do documento.').waitFor();
    await dialog.getByRole('combobox', { name: 'Modelo do documento' }).click();
    await desk.page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Autuar' }).click();
    await desk.page.getByRole('link', { name: 'Minuta' }).waitFor();
    await act('Mostrar documento ou protocolo');
    await dialog.getByLabel('Número').fill(numero);
    await dialog.getByRole('button', { name: 'Mostrar documento ou protocolo' }).click();
    await dialog.getByText('Até quando é um campo obrigatório.').waitFor();
    await dialog.getByRole('textbox', { name: 'Até quando' }).fill('24/11/2026');
    await dialog.getByRole('button', { name: 'Mostrar documento ou protocolo' }).click();
    await desk.page.getByText(`${numero}, até 24/11/2026`).waitFor();
    await revisit();
    const shown = page.getByRole('button', { name: `Baixar ${numero}` });
    await Promise.all([page.waitForEvent('download'), shown.click()]);
    site.server.time.now = new Date('2026-11-25T13:30:00Z');
    try {
      await page.reload();
      await enter(page, rui);
      await travel(`/externo/solicitacao/${id}`);
      await page.getByText('Complemento enviado').waitFor();
      expect(await shown.count()).toBe(0);
    } finally {
      site.server.time.now = worldNow;
    }
    expect([...phone.complaints, ...admin.complaints, ...desk.complaints]).toEqual([]);
  });

  it('acts by power of attorney with both names, is notified by it, or by the day that passed, until it is ended', async () => {
    const bia = 'bia@correio.exemplo';
    await openRegistration(site.server, { cadastroExterno: 'TODOS', aprovacaoExterna: false });
    await newOutsider(site.server, { nome: 'Beatriz Nogueira', email: bia, base: '440917263' });
    const ana = await site.open(390);
    await ana.go('/externo');
    await enter(ana.page);
    await ana.travel('/externo/procuracoes');
    await ana.page.getByRole('button', { name: 'Dar procuração' }).click();
    await ana.page.getByRole('button', { name: 'Dar a procuração' }).click();
    await ana.page.getByText('Vale até é um campo obrigatório.').waitFor();
    await ana.page.getByLabel('Nome do procurador').fill('Beatriz Nogueira');
    await ana.page.getByLabel('CPF ou CNPJ do procurador').fill(cpf('440917263'));
    await ana.page.getByLabel('E-mail do procurador').fill(bia);
    await ana.page.getByLabel('Vale até').fill('31/12/2026');
    await ana.page.getByLabel('Receber e responder intimações').check();
    await ana.page.getByRole('button', { name: 'Dar a procuração' }).click();
    await ana.page.getByText('Em vigor · até 31/12/2026').waitFor();

    const other = await site.open(390);
    await other.go('/externo');
    await enter(other.page, bia);
    await other.page.getByRole('link', { name: /^Poda de árvore Árvores/ }).click();
    // the only one that she represents is chosen
    await other.page.getByLabel('Peço em nome de outra pessoa ou empresa').check();
    await other.page.getByRole('combobox', { name: 'Em nome de quem' }).getByText('Ana Prado').waitFor();
    await other.page.getByLabel('Rua').fill('Rua B');
    await other.page.getByLabel('O que você pede').fill('Peço pela Ana.');
    await other.page.getByRole('button', { name: 'Revisar o pedido' }).click();
    await other.page.getByRole('button', { name: 'Enviar o pedido' }).click();
    await other.page.getByText('Recebemos o seu pedido').waitFor();
    await other.page.getByText(/Beatriz Nogueira, por Ana Prado/).waitFor();
    const id = Number(/\d+$/.exec(new URL(other.page.url()).pathname)?.[0]);
    const desk = await site.enter('caio.teles', `/principal/caixa-central/protocolo-externo/${id}`);
    await desk.page.getByText(/Beatriz Nogueira, por Ana Prado/).waitFor();

    // what she received is opened and answered by who represents her, and the certificate and the history tell both
    const caio = await site.server.as('caio.teles');
    const { payload: opened } = await caio.post<Solicitacao>(`protocolo-externo/${id}/autuar`, {
      assunto: 'Poda na Rua B',
    });
    const processo = `/principal/processo/consulta/${opened.autuado?.id}`;
    await desk.revisit(processo);
    await notifyFrom(desk.page, 'Junte a planta');
    await other.revisit('/externo');
    await other.page.getByRole('link', { name: /Intimação.*para Ana Prado, que você representa/ }).click();
    await other.page.getByRole('button', { name: 'Abrir e tomar ciência' }).click();
    await other.page.getByText(/Aberta por Beatriz Nogueira, por Ana Prado em/).waitFor();
    await other.page.getByLabel('A sua resposta').fill('Segue depois.');
    await other.page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await other.page.getByText('Respondida por Beatriz Nogueira, por Ana Prado').waitFor();
    await desk.revisit(processo);
    await desk.page.getByRole('tab', { name: 'Intimações' }).click();
    await desk.page.getByText(/Aberta por Beatriz Nogueira, por Ana Prado em/).waitFor();
    await desk.page.getByRole('tab', { name: 'Andamento' }).click();
    await desk.page
      .getByText('Beatriz Nogueira, por procuração de Ana Prado', { exact: true })
      .first()
      .waitFor();

    // what nobody opens is as read at the end of its last day
    await desk.page.getByRole('tab', { name: 'Intimações' }).click();
    await notifyFrom(desk.page, 'Vistoria marcada');
    site.server.time.now = new Date('2026-12-01T13:30:00Z');
    try {
      const context = {
        db: site.server.platform.connection.db,
        ports: site.server.platform.ports,
        log: pino({ level: 'silent' }),
      };
      await jobs.vencerIntimacoes(context, undefined as never);
      const closed = await context.db
        .selectFrom('intimacao')
        .select('id')
        .where('ciencia', '=', 'TACITA')
        .execute();
      for (const { id: intimacaoId } of closed) await jobs.certificarIntimacao(context, { intimacaoId });
      const later = await site.enter('caio.teles', processo);
      await later.page.getByRole('tab', { name: 'Intimações' }).click();
      await later.page.getByText('Não foi aberta; ciência tácita de 30/11/2026').waitFor();
      await later.page.getByText('Resposta até 07/12/2026').waitFor();
      await later.settled();
      expect(await accessibilityProblems(later.page)).toEqual([]);
      await later.page.getByRole('tab', { name: /^Anexos/ }).click();
      for (const { id: intimacaoId } of closed)
        await later.page.getByText(`certidao-intimacao-${intimacaoId}.pdf`).waitFor();
      await ana.go('/externo');
      await enter(ana.page);
      await ana.page.getByRole('link', { name: /Vistoria marcada.*Vale como lida/ }).click();
      await ana.page.getByText(/^Ciência tácita: ninguém abriu até 30\/11\/2026/).waitFor();
      await ana.page.getByText('Responda até 07/12/2026').waitFor();
      const [paper] = await Promise.all([
        ana.page.waitForEvent('download'),
        ana.page.getByRole('button', { name: 'Baixar a certidão' }).click(),
      ]);
      expect((await readPdf(await readFile(await paper.path()))).flat).toContain('a ciência é tácita');
      await ana.settled();
      expect(await accessibilityProblems(ana.page)).toEqual([]);
      expect(later.complaints).toEqual([]);
    } finally {
      site.server.time.now = worldNow;
    }
    // her sessions of both days are of the one world: she enters again on the first
    await ana.context.clearCookies();
    await ana.go('/externo');
    await enter(ana.page);
    await ana.travel('/externo/procuracoes');
    await ana.page.getByRole('button', { name: 'Revogar' }).click();
    const dialog = ana.page.getByRole('dialog', { name: 'Revogar a procuração de Beatriz Nogueira?' });
    await dialog.getByRole('button', { name: 'Revogar' }).click();
    await ana.page.getByText(/Encerrada .* Revogada por Ana Prado\./).waitFor();
    await other.revisit();
    await other.page.getByText('Não encontrado.').waitFor();
    expect([...ana.complaints, ...other.complaints, ...desk.complaints]).toEqual([]);
  });
});

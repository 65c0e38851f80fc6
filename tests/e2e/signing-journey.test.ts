import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { innermost } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const beatrizNome = 'Beatriz Anjos Cordeiro';
const prazo = '25/11/2026';

/** How many unread notices the bell says. */
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Notificações.*\\b${count}\\b`) });

describe('signing, by two people at once', () => {
  it('is asked with a deadline, told at once, done in a batch, and what was cancelled meanwhile is explained', async () => {
    const author = await site.server.as('helena.pires');
    const assuntos = ['Ata da primeira sessão', 'Ata da segunda sessão', 'Ata da terceira sessão'];
    const ids: number[] = [];
    for (const assunto of assuntos)
      ids.push(
        (
          await concludedDocument(author, {
            modelo: 'Ata de Reunião',
            assunto,
            assinantes: [beatrizNome, 'Caio Ferraz Teles'],
          })
        ).id,
      );
    const [first = 0, , third = 0] = ids;

    const beatriz = await site.enter('beatriz.cordeiro', '/principal/assinatura');
    const list = beatriz.page.getByRole('list', { name: 'Documentos para assinar' });
    await list.getByText('Ata da primeira sessão').waitFor();
    const polled: string[] = [];
    beatriz.page.on('request', (request) => polled.push(new URL(request.url()).pathname));
    const caller = await site.server.as('beatriz.cordeiro');
    const { idUsuario } = (
      await caller.post<{ dados: { usuario: { idUsuario: number } } }>('login/consulta/usuario-config')
    ).payload.dados.usuario;
    const unread = async (): Promise<number> =>
      (await caller.get<{ quantidade: number }>(`notificacao-interna/${idUsuario}/quantidade`)).payload
        .quantidade;
    // what asks again joins what was not read: she read it all
    await caller.put('notificacao-interna/marcar-todas-como-lidas', { ate: 2_000_000_000 });
    const before = await unread();

    // Helena forwards the first to signature, with a deadline, by the keyboard.
    const helena = await site.enter('helena.pires', `/principal/documento/consulta/${first}`);
    await helena.page.getByRole('button', { name: 'Cobrar assinaturas' }).focus();
    await helena.page.keyboard.press('Enter');
    const call = helena.page.getByRole('dialog', { name: /^Cobrar as assinaturas/ });
    await call.getByRole('textbox', { name: /Assinar até/ }).fill(prazo);
    expect(await accessibilityProblems(helena.page, await innermost(helena.page))).toEqual([]);
    await call.getByRole('button', { name: 'Enviar aviso' }).click();
    await helena.page.getByText(`prazo ${prazo}`).first().waitFor();

    // Beatriz is told where she is, without asking.
    await bell(beatriz.page, before + 1).waitFor();
    expect(polled.filter((path) => path.endsWith('/quantidade'))).toEqual([]);

    // She chooses the three and is asked once, while Helena cancels one of them.
    for (const assunto of assuntos)
      await list.getByRole('listitem').filter({ hasText: assunto }).getByRole('checkbox').check();
    await beatriz.page.getByRole('button', { name: 'Assinar 3' }).click();
    const asked = beatriz.page.getByRole('dialog', { name: 'Assinar 3 documentos?' });
    await asked.getByLabel('Sua senha').waitFor();

    await helena.travel(`/principal/documento/consulta/${third}`);
    await helena.page.getByRole('button', { name: 'Conduzir assinaturas' }).click();
    const route = helena.page.getByRole('dialog', { name: /^Assinaturas de/ });
    await route.getByRole('button', { name: `Cancelar a assinatura de ${beatrizNome}` }).focus();
    expect(await accessibilityProblems(helena.page, await innermost(helena.page))).toEqual([]);
    await helena.page.keyboard.press('Enter');
    const question = helena.page.getByRole('dialog', { name: /^Cancelar a assinatura de Beatriz/ });
    await question.getByRole('textbox').fill('A ata foi refeita.');
    await question.getByRole('button', { name: 'Cancelar a assinatura' }).click();
    await helena.page.getByText(`Assinatura de ${beatrizNome} cancelada.`).waitFor();
    // behind the dialog the bell is out of reach; the tab of the browser says it too
    // what asked for the signature has nothing more to say, and what says that it is not wanted is one
    await expect
      .poll(async () => {
        const { payload } = await caller.get<{ itens: Notificacao[] }>(
          `notificacao-interna/listar-paginado/${idUsuario}`,
        );
        return payload.itens.find(({ lida }) => !lida)?.assunto;
      })
      .toMatch(/^A sua assinatura em .* não é mais pedida$/);
    await expect.poll(() => beatriz.page.title(), { timeout: 30_000 }).toContain(`(${before + 2})`);

    await asked.getByLabel('Sua senha').fill(worldPassword);
    await asked.getByRole('button', { name: 'Assinar 3' }).click();
    const results = beatriz.page.getByRole('list', { name: 'Resultado da assinatura' });
    await beatriz.page.getByText('3 de 3 documentos processados').waitFor();
    await beatriz.page.getByText('2 assinados').waitFor();
    await beatriz.page.getByText('1 não assinado').waitFor();
    const refused = results.getByRole('listitem').filter({ hasText: 'Ata da terceira sessão' });
    await refused.getByText('A sua assinatura neste documento foi cancelada.').waitFor();
    expect(await accessibilityProblems(beatriz.page, 'main')).toEqual([]);
    await beatriz.page.getByRole('button', { name: 'Voltar à lista' }).click();
    await beatriz.page.getByRole('heading', { name: 'Para assinar' }).waitFor();
    expect([...helena.complaints, ...beatriz.complaints]).toEqual([]);
  }, 240_000);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import { worldNow, worldPassword, type Caller } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let helena: Caller;
let admin: Caller;

beforeAll(async () => {
  site = await openSite();
  helena = await site.server.as('helena.pires');
  admin = await site.server.as('admin');
});
beforeEach(() => {
  site.server.time.now = worldNow;
});
afterAll(() => site.close());

interface Kept {
  readonly id: number;
  readonly versao: number;
}

const idOf = async (login: string): Promise<number> => {
  const { payload } = await admin.get<{ itens: Kept[] }>(`usuario?login=${login}`);
  return payload.itens[0]?.id ?? 0;
};

/** Changes a profile as its administrator does. */
const changeProfile = async (name: string, change: (record: Record<string, unknown>) => object) => {
  const { payload } = await admin.get<{ itens: Kept[] }>(
    `perfil-acesso?descricao_like=${encodeURIComponent(name)}`,
  );
  const { payload: record } = await admin.get<Record<string, unknown>>(
    `perfil-acesso/${payload.itens[0]?.id ?? 0}`,
  );
  const { status, raw } = await admin.put(`perfil-acesso/${String(record['id'])}`, {
    ...record,
    ...change(record),
  });
  expect(status, raw.body).toBe(200);
};

const menuOf = (page: Page) => page.getByRole('banner').getByRole('button', { expanded: false }).last();
const bar = (page: Page) => page.getByRole('region', { name: 'Substituição' });

describe('a substitute', () => {
  it('signs a document with both names everywhere, and returns', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Escala do plantão de fim de ano' });
    const absence = await admin.post<Kept>('ausencia', {
      usuario: await idOf('helena.pires'),
      substituto: await idOf('rafael.lins'),
      inicio: '2026-11-20',
      fim: '2026-11-27',
      motivo: 'FERIAS',
    });
    expect(absence.status, absence.raw.body).toBe(200);
    const { page, travel, complaints, context } = await site.enter('rafael.lins');
    await menuOf(page).click();
    await page.getByRole('menuitem', { name: /Atuar por Helena Duarte Pires/ }).click();
    await bar(page).waitFor();
    expect(await bar(page).textContent()).toContain(
      'Você, Rafael Monteiro Lins, atua por Helena Duarte Pires até 27/11/2026.',
    );
    expect(await page.getByRole('link', { name: 'Minhas ausências' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Voltar ao meu usuário' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await travel(`/principal/documento/consulta/${id}`);
    await bar(page).waitFor();
    await page.getByRole('button', { name: 'Assinar' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Rafael Monteiro Lins, por substituição de Helena Duarte Pires').first().waitFor();
    await dialog.getByLabel('Sua senha').fill(worldPassword);
    await dialog.getByRole('button', { name: /^Assinar/ }).click();
    await page
      .getByText(/^Assinado$/)
      .first()
      .waitFor();
    await page.getByText('por Rafael Monteiro Lins, em substituição').first().waitFor();
    await page
      .getByText(/Rafael Monteiro Lins, por substituição de Helena Duarte Pires · CCL/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Voltar ao meu usuário' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Rafael Monteiro Lins/ }).waitFor();
    const history = await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id });
    expect(history.payload.itens[0]).toMatchObject({
      ato: 'assinado',
      quem: 'Helena Duarte Pires',
      porQuem: 'Rafael Monteiro Lins',
    });
    const file = await helena.get(`documento/visualizar-documento/${id}/0`);
    const { flat } = await readPdf(file.raw.rawPayload);
    expect(flat).toContain('Rafael Monteiro Lins ***.456.789-**');
    expect(flat).toContain('por substituição de Helena Duarte Pires');
    const { codigoVerificacao } = await read(helena, id);
    await travel(`/verificar/${codigoVerificacao ?? ''}`);
    await page.getByText('por substituição de Helena Duarte Pires').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the session under the hands', () => {
  it('ends with the hours of the profile in the middle of work, and the draft is kept', async () => {
    const draft = await completeDraft(helena, { assunto: 'Pauta da reunião' });
    const band = await admin.post<Kept>('faixa-horario', {
      descricao: 'Manhã curta',
      conjuntos: [{ dias: [1, 2, 3, 4, 5, 6, 7], horarios: [{ inicio: '08:00', fim: '10:31' }] }],
    });
    await changeProfile('Chefia', () => ({ faixaHorario: band.payload.id }));
    // a minute before half past ten and one, in Brasília
    site.server.time.now = new Date('2026-11-20T13:30:00Z');
    const { page, complaints, context } = await site.enter(
      'helena.pires',
      `/principal/documento/edicao/${draft.id}`,
    );
    await page.getByText('Seu horário termina às 10:31.').waitFor();
    await page.getByRole('textbox', { name: 'Assunto' }).fill('Pauta da reunião de dezembro');
    await page.getByText(/Salvo às/).waitFor();
    site.server.time.now = new Date('2026-11-20T13:31:00Z');
    await page.clock.fastForward(61_000);
    await page
      .getByText(/Agora está fora do horário do seu perfil. Você pode entrar amanhã, às 08:00/)
      .waitFor();
    await page.getByLabel('Usuário').waitFor();
    expect(new URL(page.url()).search).toBe(
      `?redirectUrl=${encodeURIComponent(`/principal/documento/edicao/${draft.id}`)}`,
    );
    await changeProfile('Chefia', () => ({ faixaHorario: undefined }));
    expect((await read(await site.server.as('helena.pires'), draft.id)).assunto).toBe(
      'Pauta da reunião de dezembro',
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes to another unit with what was written saved, and other tabs follow', async () => {
    const rafael = await site.server.as('rafael.lins');
    const draft = await completeDraft(rafael, { assunto: 'Antes da troca' });
    const { page, travel, complaints, context } = await site.enter('rafael.lins');
    const other = await context.newPage();
    await other.goto(`${site.url}/principal/caixa-central`);
    await other.getByRole('button', { name: /CCL/ }).first().waitFor();
    // a tab behind another is hardly ever painted
    await page.bringToFront();
    await travel(`/principal/documento/edicao/${draft.id}`);
    await page.getByRole('textbox', { name: 'Assunto' }).fill('Depois da troca');
    await menuOf(page).click();
    await page.getByRole('menuitemradio', { name: /SEMAD/ }).click();
    await page.getByText('Agora você atua em SEMAD.').waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await page.getByRole('button', { name: /SEMAD/ }).waitFor();
    await other.getByRole('button', { name: /SEMAD/ }).waitFor();
    await menuOf(page).click();
    await page.getByRole('menuitemradio', { name: /CCL/ }).click();
    // the news of the former change is still there, and the next one waits for it
    await page.getByRole('button', { name: /CCL/ }).waitFor();
    expect((await read(rafael, draft.id)).assunto).toBe('Depois da troca');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('obeys a changed profile at the next click', async () => {
    const { page, complaints, context } = await site.enter('rafael.lins');
    const sign = page.getByRole('link', { name: 'Para assinar', exact: true });
    await sign.waitFor();
    await changeProfile('Pregoeiro', ({ permissoes }) => ({
      permissoes: (permissoes as string[]).filter((name) => name !== 'assinatura'),
    }));
    await page
      .getByRole('link', { name: /Caixa central/ })
      .first()
      .click();
    await sign.waitFor({ state: 'detached' });
    await changeProfile('Pregoeiro', ({ permissoes }) => ({
      permissoes: [...(permissoes as string[]), 'assinatura'],
    }));
    // what was read a moment ago is not read again by a link; the bell always asks
    const asked = page.waitForResponse(/notificacao-interna\/listar\//);
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByRole('menuitem', { name: 'Ver todas' }).waitFor();
    // a menu that is closed gives up what it still asks for
    await asked;
    await page.keyboard.press('Escape');
    await sign.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import { widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { accessibilityProblems, colourProblems } from './axe.ts';
import { keyboardOf } from './keyboard.ts';
import { expectInWindow, paint } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('what a person chose in one browser is how another one opens', async () => {
  const first = await site.enter('rafael.lins', '/opcoes-usuario/preferencias-usuario');
  await first.page.getByRole('radio', { name: 'Escuro' }).check();
  await first.page.locator('html[data-theme=escuro]').waitFor();
  await first.page.getByRole('radio', { name: 'Español' }).check();
  await first.page.locator('html[lang=es]').waitFor();
  await first.page.getByText('Guardado', { exact: true }).waitFor();
  await first.travel('/principal/pesquisa?tipo=1&q=contrato');
  await first.page.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await first.page.getByRole('textbox', { name: 'Nome da pesquisa' }).fill('Contratos do ano');
  await first.page.getByRole('dialog').getByRole('button', { name: 'Salvar pesquisa' }).click();
  await first.page.getByRole('link', { name: 'Contratos do ano' }).waitFor();

  const second = await site.open();
  await site.signIn(second, 'rafael.lins');
  await second.page.locator('html[data-theme=escuro][lang=es]').waitFor();
  await second.page.getByRole('link', { name: /^Bandeja central/ }).waitFor();
  await second.page.getByRole('link', { name: 'Contratos do ano' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Contratos do ano' }).waitFor();
  expect(await second.page.getByRole('listitem').filter({ hasText: 'Contrato' }).count()).toBeGreaterThan(0);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

/** What a finger does: touches the handle, goes over the screen, and is lifted near the foot of where it went. */
const dragByFinger = async (page: Page, handle: Locator, place: Locator): Promise<void> => {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await place.boundingBox()];
  if (!from || !to) throw new Error('o bloco ou o lugar não está na janela');
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = [to.x + 90, to.y + to.height - 8];
  await touch('touchStart', x, y);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', x + (toX - x) * part, y + (toY - y) * part);
  await touch('touchEnd');
  await hand.detach();
};

it('each person arranges the home by mouse, by keyboard and on the phone, over the standard of the profile', async () => {
  const { db } = site.server.platform.connection;
  const { perfil } = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select('p.descricao as perfil')
    .where('u.login', '=', 'helena.pires')
    .executeTakeFirstOrThrow();
  const at = (page: Page, position: number): Promise<string[]> =>
    page.locator(`[data-posicao="${position - 1}"] [data-bloco] > .grow`).allTextContents();
  const grip = (page: Page, name: string) => page.getByRole('button', { name: `Mover ${name}`, exact: true });

  // the administrator says what the profile begins with
  const admin = await site.enter('admin', '/opcoes-usuario/preferencias-usuario?secao=inicio');
  await admin.page.getByRole('combobox', { name: 'O que organizar' }).click();
  await admin.page.getByRole('option', { name: `Padrão do perfil ${perfil}`, exact: true }).click();
  const add = async (page: Page, position: number, name: string): Promise<void> => {
    await page.getByRole('button', { name: `Incluir bloco na posição ${position}` }).click();
    await page.getByLabel('Procurar bloco').fill(name);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await grip(page, name).waitFor();
    await page
      .getByText(/guardado\.$/)
      .first()
      .waitFor();
  };
  await add(admin.page, 6, 'Processos por vencimento');
  await admin.settled();

  // by mouse, onto another position, where it becomes a tab
  const helena = await site.enter('helena.pires');
  const { page } = helena;
  await page.getByRole('tab', { name: /^Processos por vencimento/ }).waitFor();
  await page.getByRole('button', { name: 'Organizar blocos' }).click();
  await grip(page, 'A receber').hover();
  await page.mouse.down();
  const target = await page.locator('[data-posicao="0"]').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 90, (target?.y ?? 0) + (target?.height ?? 0) - 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => at(page, 1)).toEqual(['Atalhos da caixa', 'A receber']);
  expect(await accessibilityProblems(page, 'main')).toEqual([]);

  // by keyboard; Esc takes back what was not let go, and what was is undone in the message
  const keys = keyboardOf(page);
  await grip(page, 'Meus processos').focus();
  await keys.press('Space', 'ArrowLeft', 'ArrowUp');
  await expect.poll(() => at(page, 4)).toEqual(['Meus processos', 'Minhas minutas']);
  await keys.press('Escape');
  await expect.poll(() => at(page, 5)).toEqual(['Meus processos']);
  await keys.landOn(grip(page, 'Meus processos'));
  await keys.press('Space', 'ArrowRight', 'Space');
  await expect
    .poll(() => at(page, 6))
    .toEqual(['Meus processos', 'Novas mensagens', 'Processos por vencimento']);
  await helena.settled();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect.poll(() => at(page, 5)).toEqual(['Meus processos']);
  await helena.settled();

  // on the phone, with a finger on the handle or from the menu
  await page.setViewportSize({ width: 390, height: 844 });
  await dragByFinger(page, grip(page, 'Meus processos'), page.locator('[data-posicao="3"]'));
  await expect.poll(() => at(page, 4)).toEqual(['Minhas minutas', 'Meus processos']);
  await helena.settled();
  await page.getByRole('button', { name: 'Mais ações de Para assinar' }).click();
  await page.getByRole('menuitem', { name: 'Mover para a posição 1' }).click();
  await expect.poll(() => at(page, 1)).toEqual(['Atalhos da caixa', 'A receber', 'Para assinar']);
  await page.getByRole('button', { name: 'Mais ações de Minhas minutas' }).click();
  await page.getByRole('menuitem', { name: 'Remover do início' }).click();
  await grip(page, 'Minhas minutas').waitFor({ state: 'detached' });
  await helena.settled();
  await expectInWindow(page);
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('tab', { name: /^Para assinar/ }).click();
  await page.getByRole('link', { name: /Contrato de limpeza urbana/ }).waitFor();

  // the standard changes, and who arranged their own takes it over when they want
  site.server.time.now = new Date(site.server.time.now.getTime() + 60_000);
  await add(admin.page, 6, 'Favoritos');
  await admin.settled();
  await helena.revisit('/');
  await page.getByRole('button', { name: 'Usar o padrão' }).click();
  await page.getByRole('tab', { name: /^Favoritos/ }).waitFor();
  expect([...admin.complaints, ...helena.complaints]).toEqual([]);
});

it('who is called to an event says on the phone whether they go, and who called reads it', async () => {
  const { db } = site.server.platform.connection;
  const rafael = await db
    .selectFrom('registro.usuario')
    .select(['id', 'nome'])
    .where('login', '=', 'rafael.lins')
    .executeTakeFirstOrThrow();
  const caller = await site.server.as('beatriz.cordeiro');
  const dia = '2026-12-02';
  const made = await caller.post('agenda', {
    escopo: 'PESSOA',
    titulo: 'Visita à obra',
    de: dia,
    ate: dia,
    participantes: [rafael.id],
  });
  expect(made.campos).toEqual([]);
  const at = `/principal/agenda?dia=${dia}`;
  const called = await site.enter('rafael.lins', at, 390);
  const answer = async (name: string): Promise<void> => {
    await called.page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() => called.page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
  };
  await called.page
    .getByRole('button', { name: /Visita à obra/ })
    .first()
    .click();
  expect(await accessibilityProblems(called.page)).toEqual([]);
  await expectInWindow(called.page);
  await answer('Vou');
  await answer('Não vou');
  const { page, complaints } = await site.enter('beatriz.cordeiro', at);
  await page
    .getByRole('button', { name: /Visita à obra/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(`${rafael.nome} (não vai)`).waitFor();
  expect([...called.complaints, ...complaints]).toEqual([]);
});

it('what a person opens comes first among the last that they consulted, in the block and in its whole list', async () => {
  const assunto = 'Aberto há pouco por quem o fez';
  const caller = await site.server.as('luciana.reis');
  const { id } = await concludedDocument(caller, { assunto });
  const { id: next } = await concludedDocument(caller, { assunto: 'Aberto depois daquele' });
  const blocks = [{ id: 'vistas', tipo: 'ultimasConsultas' }];
  expect((await caller.put('painel', { posicoes: [blocks, [], [], [], [], []] })).status).toBe(200);
  const { page, travel, complaints } = await site.enter('luciana.reis');
  await page.getByText('Nenhuma consulta. O que você abrir aparece aqui.').waitFor();
  const kept = page.waitForResponse((response) => response.url().endsWith('/caixa-central/marcas'));
  await travel(`/principal/documento/consulta/${id}`);
  await kept;
  await travel('/');
  await page.getByRole('link', { name: assunto }).first().waitFor();
  await page.getByRole('link', { name: /^Ver todos/ }).click();
  await page.getByRole('tab', { name: 'Últimas consultas', selected: true }).waitFor();
  await page.getByText(assunto).first().waitFor();
  // the list that was just read is read again: another page was opened since
  const keptNext = page.waitForResponse((response) => response.url().endsWith('/caixa-central/marcas'));
  await travel(`/principal/documento/consulta/${next}`);
  await keptNext;
  await travel('/principal/caixa-central?type=consultados');
  await page.getByText('Aberto depois daquele').first().waitFor({ timeout: 4_000 });
  expect(complaints).toEqual([]);
});

it('every kind of block is readable in the three themes', async () => {
  const caller = await site.server.as('admin');
  const { payload: saved } = await caller.post<{ id: number }>('pesquisa-avancada?nome=Da casa', {
    casoDeUso: 'Todos',
    json: { pesquisarFiltro: {} },
  });
  const chosen: Readonly<Record<string, WidgetPainel['parametros']>> = {
    comMarcador: { marcador: 'rubro' },
    pesquisaSalva: { pesquisa: saved.id },
    relatorio: { relatorio: 'tipo' },
    grafico: { relatorio: 'tipo' },
    noEstado: { estado: '3' },
  };
  const widgets = widgetKinds
    .filter(({ fonte }) => fonte !== undefined)
    .map(({ tipo, parametros }) => ({ id: tipo, tipo, parametros: parametros ? chosen[tipo] : undefined }));
  const posicoes = [0, 1, 2, 3, 4, 5].map((position) => widgets.filter((_, index) => index % 6 === position));
  expect((await caller.put('painel', { posicoes })).status).toBe(200);
  const { page, settled, complaints } = await site.enter('admin');
  const most = Math.max(...posicoes.map(({ length }) => length));
  const everyTab = async (look: () => Promise<void>): Promise<void> => {
    for (let nth = 0; nth < most; nth += 1) {
      for (const list of await page.locator('main').getByRole('tablist').all())
        if ((await list.getByRole('tab').count()) > nth) await list.getByRole('tab').nth(nth).click();
      await settled();
      await look();
    }
  };
  await everyTab(async () => expect(await accessibilityProblems(page, 'main')).toEqual([]));
  await expectInWindow(page);
  for (const tema of ['escuro', 'contraste'] as const) {
    await paint(page, tema);
    await everyTab(async () => expect(await colourProblems(page, 'main')).toEqual([]));
  }
  expect(complaints).toEqual([]);
});

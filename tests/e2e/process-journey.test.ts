import { pino } from 'pino';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Processo } from '#schemas/shapes/processo.ts';
import { jobs } from '#server/jobs.ts';
import { worldNow, type Caller } from '#tests/setup/app.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
let rafael: Caller;

beforeAll(async () => {
  site = await openSite();
  rafael = await site.server.as('rafael.lins');
});
afterAll(() => site.close());

const tab = (page: Page, name: RegExp): Promise<void> => page.getByRole('tab', { name }).click();
const piece = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });
const pick = async (dialog: Locator, field: string, typed: string): Promise<void> => {
  await dialog.getByRole('combobox', { name: field }).pressSequentially(typed);
  await dialog.page().getByRole('option').first().click();
};
/** What is done with the piece that is read: its menu, the dialog that opens. */
const askOf = async (page: Page, rotulo: string, what: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Ações da peça ${rotulo}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
  return page.getByRole('dialog');
};
/** The unit writes three pieces, and sends the process on. */
const writes = async (login: string, id: number, to: string): Promise<void> => {
  const caller = await site.server.as(login);
  expect((await caller.put(`processo/receber/${id}`)).status).toBe(200);
  for (const at of [1, 2, 3])
    await joined(caller, id, (await concludedDocument(caller, { assunto: `Ato ${at} de ${login}` })).id);
  const sent = await caller.post('tramite', {
    conteudoId: id,
    destino: { unidadeId: await unitId(caller, to) },
  });
  expect(sent.status).toBe(200);
};

/** Opens a process and leaves it at its page, concluded. */
const opens = async ({ page, travel }: Visit): Promise<number> => {
  await travel('/principal/processo/cadastro');
  await page.getByRole('radio', { name: /Contratação direta/ }).check();
  await page.getByRole('textbox', { name: 'Assunto' }).fill('Compra de carteiras para a escola');
  await page.getByRole('button', { name: 'Abrir processo' }).click();
  await page.getByRole('button', { name: 'Concluir abertura' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concluir abertura' }).click();
  await page.waitForURL(/processo\/consulta\/\d+/);
  return Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
};

it('um processo de compra, da abertura ao fim: doze peças de quatro unidades, uma retirada, uma movida, outro apensado e desapensado', async () => {
  const visit = await site.enter('rafael.lins');
  const { page, revisit, complaints } = visit;
  const other = await concludedProcess(rafael, { assunto: 'Carteiras do ano passado' });
  await joined(rafael, other.id, (await concludedDocument(rafael, { assunto: 'Ata antiga' })).id);
  const id = await opens(visit);
  await concludedDocument(rafael, { assunto: 'Pesquisa de preços das carteiras' });
  await page.getByRole('button', { name: 'Juntar documentos' }).click();
  const joining = page.getByRole('dialog');
  await joining
    .getByRole('searchbox', { name: 'Procurar por número ou assunto' })
    .pressSequentially('carteiras');
  await joining.getByRole('checkbox', { name: /Pesquisa de preços das carteiras/ }).check();
  await joining.getByRole('button', { name: 'Juntar 1 documento' }).click();
  await piece(page, 'Pesquisa de preços das carteiras').waitFor();
  for (const assunto of ['Minuta do edital', 'Nota de empenho trocada'])
    await joined(rafael, id, (await concludedDocument(rafael, { assunto })).id);
  await rafael.post('tramite', { conteudoId: id, destino: { unidadeId: await unitId(rafael, 'PGM') } });
  await writes('beatriz.cordeiro', id, 'SEMAD');
  await writes('otavio.brandao', id, 'SESAU');
  await writes('luciana.reis', id, 'CCL');

  await revisit(`/principal/processo/consulta/${id}`);
  await page.getByRole('button', { name: 'Receber', exact: true }).click();
  await page.getByRole('tab', { name: /Peças.*12/ }).waitFor();
  await piece(page, 'Nota de empenho trocada').getByRole('button').click();
  const moving = await askOf(page, '3', 'Mover para outro processo');
  await pick(moving, 'Processo', 'Carteiras do ano passado');
  await moving.getByLabel(/Motivo/).fill('O empenho é do outro processo.');
  await moving.getByRole('button', { name: 'Mover para outro processo' }).click();
  await piece(page, 'Movida em').getByText('O empenho é do outro processo.').waitFor();
  await piece(page, 'Minuta do edital').getByRole('button').click();
  const taking = await askOf(page, '2', 'Retirar peça');
  await taking.getByLabel(/Motivo/).fill('A minuta foi refeita.');
  await taking.getByRole('checkbox', { name: /termo de desentranhamento/ }).uncheck();
  await taking.getByRole('button', { name: 'Retirar peça' }).click();
  await piece(page, 'Retirada em').getByText('A minuta foi refeita.').waitFor();
  await page.getByRole('tab', { name: /Peças.*10/ }).waitFor();

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Relacionar processo' }).click();
  const relating = page.getByRole('dialog');
  await relating.getByRole('combobox', { name: 'Relação' }).click();
  await page.getByRole('option', { name: /Apensar/ }).click();
  await pick(relating, 'Processo', 'Carteiras do ano passado');
  await relating.getByLabel(/Motivo/).fill('O mesmo objeto.');
  await relating.getByRole('button', { name: 'Relacionar' }).click();
  await tab(page, /Relações/);
  await page.getByRole('heading', { name: 'Apensados a este' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(detentorOf(await readProcess(rafael, other.id))).toBe('CCL');
  await page.getByRole('button', { name: /^Desapensar/ }).click();
  const parting = page.getByRole('dialog');
  await parting.getByLabel(/Motivo/).fill('Cada um segue o seu caminho.');
  await parting.getByRole('button', { name: 'Desapensar' }).click();
  await page.getByText('Nenhuma relação com outros processos que você alcance.').waitFor();

  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expectState(id, 1);
  expect(complaints).toEqual([]);
});

const detentorOf = ({ detentor }: Processo): string => detentor.unidade.sigla;
const expectState = async (id: number, estado: number): Promise<void> =>
  expect.poll(async () => (await readProcess(rafael, id)).estado).toBe(estado);

/** Several servers do the work of the morning of a day; who reads signed in before. */
const dayCame = async (day: string): Promise<void> => {
  const { platform, time } = site.server;
  const context = { db: platform.connection.db, ports: platform.ports, log: pino({ level: 'silent' }) };
  time.now = new Date(`${day}T12:00:00Z`);
  await Promise.all([1, 2].map(() => jobs.abrirRecorrencias(context, {})));
  time.now = worldNow;
};

it('um processo que se repete por três meses: marca-se, adia-se um dia, e cada um se abre no seu', async () => {
  const { id } = await concludedProcess(rafael, { assunto: 'Relatório mensal das obras' });
  const { page, settled, revisit, complaints } = await site.enter(
    'rafael.lins',
    `/principal/processo/recorrente/${id}/0`,
  );
  await page.getByRole('combobox', { name: 'Periodicidade' }).click();
  await page.getByRole('option', { name: 'Todo mês' }).click();
  await page.getByRole('textbox', { name: 'Primeiro dia' }).fill('05/12/2026');
  await page.getByRole('textbox', { name: 'Até' }).fill('28/02/2027');
  await page.getByText('3 dias', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Marcar', exact: true }).click();
  const day = (text: string): Locator => page.getByRole('listitem').filter({ hasText: text });
  // the 5th of December is a Saturday
  await page.getByRole('group', { name: 'Ações do dia 07/12/2026' }).waitFor();
  await page
    .getByRole('group', { name: 'Ações do dia 05/01/2027' })
    .getByRole('button', { name: 'Adiar' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Novo dia' }).fill('12/01/2027');
  await dialog.getByLabel(/Motivo/).fill('Recesso');
  await dialog.getByRole('button', { name: 'Adiar' }).click();
  await day('era 05/01/2027').getByText('Recesso').waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const came of ['2026-12-07', '2027-01-05', '2027-01-12', '2027-02-05']) await dayCame(came);
  await revisit();
  for (const opened of ['07/12/2026', '12/01/2027', '05/02/2027'])
    await day(`${opened} · Aberto`)
      .getByRole('link', { name: new RegExp(String.raw`Relatório mensal das obras \(${opened}\)`) })
      .waitFor();
  await page.getByRole('link', { name: /05\/02\/2027/ }).click();
  await page.getByRole('heading', { name: /Relatório mensal das obras/ }).waitFor();
  expect(complaints).toEqual([]);
});

it('uma peça secreta em um processo público não se trai na página, na pesquisa, na impressão nem nas contas', async () => {
  const { id } = await concludedProcess(rafael, { assunto: 'Compra de uniformes' });
  await joined(rafael, id, (await concludedDocument(rafael, { assunto: 'Tabela de tamanhos' })).id);
  const secret = await concludedDocument(rafael, {
    assunto: 'Denúncia xilofone',
    assinantes: ['Rafael Monteiro Lins'],
    salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
  });
  await joined(rafael, id, secret.id);
  const { page, travel, complaints } = await site.enter('helena.pires', `/principal/processo/consulta/${id}`);
  await page.getByRole('tab', { name: 'Peças 1', exact: true }).waitFor();
  const traces = async (): Promise<number> => page.getByText(/xilofone|Reservadas|\bR1\b/).count();
  expect(await traces()).toBe(0);
  await tab(page, /Andamento/);
  await page
    .getByText(/Peça 1 juntada/)
    .first()
    .waitFor();
  expect(await traces()).toBe(0);
  await travel(`/principal/processo/imprimir/documentos/${id}`);
  await page.getByRole('checkbox', { name: /Tabela de tamanhos|^1/ }).waitFor();
  expect(await traces()).toBe(0);
  await travel('/principal/pesquisa?q=xilofone');
  await page
    .getByText(/Nada encontrado|Nenhum/)
    .first()
    .waitFor();
  await travel(`/principal/documento/consulta/${secret.id}`);
  await page.getByRole('heading', { name: /não encontrado/ }).waitFor();
  expect(complaints).toEqual([]);
});

/** The profile of a person, without these permissions and rules; whoever has it signs in anew to notice. */
const without = (login: string, names: readonly string[]): Promise<unknown> =>
  site.server.platform.connection.pool.query(
    `update registro.perfil_acesso set versao = versao + 1,
       permissoes = (select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements_text(permissoes) p where p <> all($2)),
       regras = (select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements_text(coalesce(regras, '[]')) r where r <> all($2))
     where id = (select perfil_acesso from registro.usuario where login = $1)`,
    [login, names],
  );

it('imprimir as peças e repetir só se oferecem a quem tem a permissão, e assumir se diz a quem olha', async () => {
  const { id } = await concludedProcess(rafael, { assunto: 'Compra de lâmpadas' });
  await joined(rafael, id, (await concludedDocument(rafael, { assunto: 'Orçamento das lâmpadas' })).id);
  const path = `/principal/processo/consulta/${id}`;
  const may = await site.enter('rafael.lins', path);
  const items = async ({ page }: Visit): Promise<string[]> => {
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menu').waitFor();
    const found = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    return found;
  };
  expect(await items(may)).toEqual(expect.arrayContaining(['Imprimir as peças', 'Recorrência']));
  await may.page.getByRole('button', { name: 'Assumir', exact: true }).click();
  await may.page.getByRole('button', { name: 'Liberar', exact: true }).waitFor();
  await without('rafael.lins', ['imprimirDocumento', 'processoRecorrente']);
  const mayNot = await site.enter('rafael.lins', path);
  const left = await items(mayNot);
  expect(left).not.toContain('Imprimir as peças');
  expect(left).not.toContain('Recorrência');
  for (const closed of [
    `/principal/processo/imprimir/documentos/${id}`,
    `/principal/processo/recorrente/${id}/0`,
  ]) {
    await mayNot.travel(closed);
    await mayNot.page.waitForURL((address) => address.pathname === '/acesso-negado');
  }
  expect([...may.complaints, ...mayNot.complaints]).toEqual([]);
});

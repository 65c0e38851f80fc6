import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBatchJob } from '#server/conteudo/em-lote/index.ts';
import { bulkActs } from '#server/acts.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { sendCopies } from '#tests/server/conteudo/sent-copies.ts';
import { accessibilityProblems } from './axe.ts';
import { expectInWindow } from './look.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('200 documents are received in one batch of the whole filter, with the three refusals explained', async () => {
  const { server } = site;
  const beatriz = await server.as('beatriz.cordeiro');
  const ids = await sendCopies(server, {
    de: beatriz,
    para: 'SEOBI',
    assunto: 'Vistoria noturna dos canteiros',
    quantos: 200,
  });
  const gil = await site.enter('gil.matos', '/principal/caixa-central?type=receber&query=noturna');
  const { page } = gil;
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page.getByRole('button', { name: 'Selecionar todos os 200' }).click();
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Receber 200$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Receber', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Receber em 200 itens' }).waitFor();
  await page.getByText('nenhum feito, 200 esperam').waitFor();

  // three are taken back before their turn comes
  await beatriz.post('conteudo/ato-em-lote', { ato: 'resgatar', ids: [ids[3], ids[77], ids[199]] });
  const { ports, connection } = server.platform;
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
  await runBatchJob(job, bulkActs, id);
  await page.getByText('197 feitos, 3 não feitos').waitFor();
  const results = page.getByRole('region', { name: 'Resultado de cada item' });
  await results.getByRole('button', { name: 'Não feito 3' }).waitFor();
  await gil.revisit();
  await page.getByText('197 feitos, 3 não feitos').waitFor();
  await gil.settled();
  expect(await results.getByRole('listitem').count()).toBe(3);
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInWindow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await gil.revisit('/principal/caixa-central?type=receber&query=noturna');
  await page.getByText('Nada com estes filtros').waitFor();
  await page.getByRole('link', { name: 'Atos em lote' }).click();
  await page.getByRole('link', { name: 'Receber em 200 itens' }).waitFor();
  expect(gil.complaints).toEqual([]);
});

it('a request of removal is refused with its justification, and another one approved by two people', async () => {
  const { server } = site;
  const rafael = await server.as('rafael.lins');
  const first = await concludedDocument(rafael, { assunto: 'Fica onde está' });
  const second = await concludedDocument(rafael, { assunto: 'Feito duas vezes' });
  for (const { id } of [first, second])
    await rafael.post(`conteudo/${id}/ato/solicitarExclusao`, { motivo: 'Engano' });

  const helena = await site.enter('helena.pires', '/principal/caixa-central?type=unidade&query=Fica+onde');
  // who decides opens the request from the row
  const row = helena.page.getByRole('listitem').filter({ hasText: 'Fica onde está' });
  await row.getByRole('link').press('Enter');
  await helena.page.getByRole('heading', { level: 1, name: 'Pedido de exclusão' }).waitFor();
  await helena.page.getByText('Engano').waitFor();
  expect(await accessibilityProblems(helena.page, 'main')).toEqual([]);
  await helena.page.getByRole('button', { name: 'Recusar a exclusão' }).click();
  const dialog = helena.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Recusar a exclusão' }).click();
  await dialog.getByText('Justificativa é um campo obrigatório').waitFor();
  await dialog.getByRole('textbox').fill('É o original');
  await dialog.getByRole('button', { name: 'Recusar a exclusão' }).click();
  await helena.page.getByText('Recusado: o documento segue como estava.').waitFor();
  expect((await read(rafael, first.id)).acoes.find(({ nome }) => nome === 'tramitar')?.permitida).toBe(true);

  const approve = async (login: string): Promise<void> => {
    const visit = login === 'helena.pires' ? helena : await site.enter(login);
    const { exclusaoId } = await read(await server.as('helena.pires'), second.id);
    await visit.travel(`/principal/caixa-central/solicitacao-exclusao/${exclusaoId}/${second.id}/2`);
    await visit.page.getByRole('button', { name: 'Aprovar a exclusão' }).click();
    await visit.page.getByRole('dialog').getByRole('button', { name: 'Aprovar a exclusão' }).click();
    await visit.page.getByText('Exclusão aprovada por você.').waitFor();
    await visit.settled();
    expect(visit.complaints).toEqual([]);
    if (login === 'otavio.brandao')
      await visit.page.getByText('Aprovado por duas pessoas: o documento foi excluído.').waitFor();
  };
  await approve('helena.pires');
  await approve('otavio.brandao');
  expect((await rafael.get(`documento/${second.id}/0`)).status).toBe(404);
});

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { first, openFlowWorld, until, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { drawnFlow } from './drawn-flow.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
  jobs = await world.runJobs();
});
afterAll(async () => {
  await jobs.stop();
  await site.close();
});

const author = 'papel="REPARO_AUTOR"';
/** Steps one after the other, from the beginning to the end. */
const between = (...steps: readonly (readonly [id: string, drawn: string])[]): string => {
  const ids = ['s', ...steps.map(([id]) => id), 'e'];
  const arrows = ids.slice(1).map((id, at) => arrow(`f${at}`, ids[at] ?? '', id));
  return flowXml({
    body: `<bpmn:startEvent id="s" name="Início"/>${steps.map(([, drawn]) => drawn).join('')}<bpmn:endEvent id="e" name="Fim"/>${arrows.join('')}`,
  });
};

/** The system sends the content to a unit. */
const sending = between([
  'enviar',
  '<bpmn:serviceTask id="enviar" name="Enviar à Controladoria"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="CGM"/></bpmn:extensionElements></bpmn:serviceTask>',
]);
const asking = `<bpmn:userTask id="dizer" name="Dizer o valor"><bpmn:extensionElements><malote:atividade ${author}><malote:campo chave="valor" rotulo="Valor da fatura" tipo="NUMERO"/></malote:atividade></bpmn:extensionElements></bpmn:userTask>`;
const telling = `<bpmn:serviceTask id="avisar" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="REPARO_AUTOR" texto="Em análise"/></bpmn:extensionElements></bpmn:serviceTask>`;
/** What the author answers, told; then one of two tasks, by a condition. */
const choosing = (name: string, condition: string, [yes, no]: readonly [string, string]): string =>
  flowXml({
    body: `<bpmn:startEvent id="s" name="Início"/>${asking}${telling}<bpmn:exclusiveGateway id="g" name="${name}" default="n"/>${task('sim', yes, author)}${task('nao', no, author)}<bpmn:endEvent id="e" name="Fim"/><bpmn:endEvent id="e2" name="Fim"/>
${arrow('a', 's', 'dizer')}${arrow('v', 'dizer', 'avisar')}${arrow('g1', 'avisar', 'g')}${arrow('b', 'g', 'sim', condition)}${arrow('n', 'g', 'nao')}${arrow('c', 'sim', 'e')}${arrow('d', 'nao', 'e2')}`,
  });
const paying = choosing('Vale muito?', '=fluxo.valor &gt; 1000', ['Pagar', 'Guardar']);
const sorting = choosing('É urgente?', '=conteudo.Urgência &gt; 3', ['Despachar hoje', 'Pôr na fila']);
const checking = between(
  ['conferir', task('conferir', 'Conferir', 'papel="REPARO_NINGUEM"')],
  ['revisar', task('revisar', 'Revisar', author)],
);
const advising = (id: string, name: string, quorum: number): string =>
  between(
    [id, task(id, name, author)],
    ['opinar', task('opinar', 'Opinar', `papel="REPARO_UM" todos="true" quorum="${quorum}"`)],
  );

it('quem opera vê seis fluxos parados, com o motivo e o lugar no desenho, e conserta cada um de um modo', async () => {
  const { admin, rafael, pool, idOf, papel, draw, published, starts } = world;
  await papel('REPARO_AUTOR', [{ tipo: 'AUTOR' }]);
  await papel('REPARO_NINGUEM', [{ tipo: 'CAMPO', campo: 'Quem confere' }]);
  const usuario = await idOf('usuario', 'login', 'rafael.lins');
  await papel('REPARO_UM', [{ tipo: 'USUARIO', usuario }, { tipo: 'AUTOR' }]);
  const begun = async (flow: number, assunto: string): Promise<number> => {
    await starts(flow);
    const { id } = await concludedDocument(rafael, { assunto });
    // the model starts another flow only when this one began
    await until(rafael, id, ({ nome }) => nome !== undefined);
    return id;
  };
  const stopped = (id: number) => until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
  const closed = (ativo: boolean) =>
    pool.query(`update registro.unidade set ativo = $1 where sigla = 'CGM'`, [ativo]);

  const sent = await published('Enviar', await drawnFlow(sending));
  await closed(false);
  const twice = [await begun(sent, 'Prestação de contas'), await begun(sent, 'Relatório de viagem')];
  const paid = await begun(await published('Pagar', await drawnFlow(paying)), 'Fatura de energia');
  const sorted = await begun(await published('Distribuir', await drawnFlow(sorting)), 'Pedido de certidão');
  const checked = await begun(await published('Conferir', await drawnFlow(checking)), 'Nota de empenho');
  const advice = await published('Opinar', await drawnFlow(advising('pedir', 'Pedir', 2)));
  const asked = await begun(advice, 'Consulta jurídica');
  const given = await begun(sent, 'Convite recebido');
  // nobody is asked for the value, and the author says nothing
  for (const id of [paid, sorted, asked]) {
    const begun = await until(rafael, id, ({ abertas }) => abertas.length === 1);
    await rafael.post(`fluxo-atividade/${first(begun)}/concluir`, {});
  }
  for (const id of [...twice, paid, sorted, checked, asked, given]) await stopped(id);
  await draw(advice, await drawnFlow(advising('rever', 'Pedir de novo', 1)), 1);
  expect((await admin.post<DesenhoFluxo>(`fluxo/${advice}/publicar`, { revisao: 2 })).status).toBe(200);

  const operator = await site.enter('admin', '/workflow/gerenciar-fluxo-problematico');
  const { page, travel, settled } = operator;
  const problem = (assunto: string) => page.getByRole('region').filter({ hasText: assunto });
  const why: readonly (readonly [assunto: string, where: string, reason: string])[] = [
    [
      'Prestação de contas',
      'Enviar à Controladoria',
      'O que o sistema faria não pôde ser feito: a unidade CGM não existe ou está inativa.',
    ],
    ['Fatura de energia', 'Vale muito?', 'A condição de uma decisão usa algo que não existe aqui: valor'],
    ['Pedido de certidão', 'É urgente?', 'A condição de uma decisão usa algo que não existe aqui: Urgência'],
    ['Nota de empenho', 'Conferir', 'Ninguém pode fazer a atividade Conferir'],
    [
      'Consulta jurídica',
      'Opinar',
      'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1',
    ],
  ];
  for (const [assunto, where, reason] of why) {
    const one = problem(assunto);
    await one.getByText(`Em “${where}”. ${reason}`).waitFor();
    await one.getByRole('img', { name: new RegExp(` Parou em: ${where.replace('?', '\\?')}\\.$`) }).waitFor();
  }
  expect(await accessibilityProblems(page)).toEqual([]);

  const motivo = 'Combinado com a chefia';
  /** Opens a repair of a problem, fills in what it asks, and does it. */
  const mend = async (
    assunto: string,
    repair: string,
    answer: (asked: Locator) => Promise<void>,
  ): Promise<void> => {
    await problem(assunto).getByRole('button', { name: repair }).click();
    const asked = page.getByRole('dialog', { name: repair });
    await answer(asked);
    await asked.getByLabel('Justificativa').fill(motivo);
    await asked.getByRole('button', { name: repair }).click();
    await asked.waitFor({ state: 'detached' });
    await problem(assunto).waitFor({ state: 'detached' });
  };
  const choose = async (asked: Locator, label: string, option: string): Promise<void> => {
    await asked.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };

  // what was not put right comes back, without being asked again
  await jobs.stop();
  await problem('Convite recebido').getByRole('button', { name: 'Tentar de novo' }).click();
  await problem('Convite recebido').waitFor({ state: 'detached' });
  jobs = await world.runJobs();
  await stopped(given);
  await problem('Convite recebido').waitFor();

  await closed(true);
  for (const assunto of ['Prestação de contas', 'Relatório de viagem'])
    await problem(assunto).getByRole('checkbox').check();
  const several = page.getByText('2 problemas escolhidos').locator('..');
  await several.getByRole('button', { name: 'Tentar de novo' }).click();
  const results = page.getByRole('dialog');
  for (const assunto of ['Prestação de contas', 'Relatório de viagem'])
    await problem(assunto).waitFor({ state: 'detached' });
  expect(await results.getByRole('listitem').allInnerTexts()).toEqual(
    Array.from({ length: 2 }, (): unknown =>
      expect.stringMatching(/^Comunicação Interna \d+\/2026-CCL: Enviar, Enviar à Controladoria\s*Feito$/),
    ),
  );
  await results.getByRole('button', { name: 'Fechar' }).click();
  await mend('Fatura de energia', 'Corrigir respostas', (dialog) =>
    dialog.getByLabel('Valor da fatura').fill('5000'),
  );
  await mend('Pedido de certidão', 'Escolher a saída', (dialog) =>
    choose(dialog, 'Saída', 'Despachar hoje (quando conteudo.Urgência > 3)'),
  );
  await mend('Nota de empenho', 'Levar a outra atividade', (dialog) =>
    choose(dialog, 'Atividade', 'Revisar'),
  );
  await mend('Consulta jurídica', 'Levar a outra versão', async (dialog) => {
    await choose(dialog, 'Versão', 'Versão 2');
    await dialog.getByText('Ainda não passa a esta versão.').waitFor();
    await choose(dialog, 'Para onde vai o que espera em “Pedir”', 'Pedir de novo');
    await dialog.getByText('Passa a esta versão de onde está.').waitFor();
  });
  await mend('Convite recebido', 'Interromper o fluxo', () => Promise.resolve());
  await page.getByText('Nenhum fluxo parado').waitFor();

  /** What the page of a content says of its flow now, and of what was done to it. */
  const truth = async (id: number, state: RegExp, open: string | undefined, done: string): Promise<void> => {
    await travel(`/principal/documento/consulta/${id}`);
    const flow = page.getByRole('region', { name: /^Fluxo:/ });
    await flow.getByText(state).waitFor();
    if (open === undefined) expect(await flow.getByRole('heading', { name: 'Agora' }).count()).toBe(0);
    else await flow.getByRole('group', { name: open, exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: done }).first().waitFor();
  };
  for (const id of twice) await truth(id, /^Terminado/, undefined, 'Enviar: tentado de novo');
  await truth(
    paid,
    /^Em andamento/,
    'Pagar',
    'Pagar: respostas corrigidas (Valor da fatura) e tentado de novo',
  );
  await truth(sorted, /^Em andamento/, 'Despachar hoje', 'Distribuir: saída escolhida: Despachar hoje');
  await truth(checked, /^Em andamento/, 'Revisar', 'Conferir: levado a Revisar');
  await truth(asked, /^Em andamento/, 'Pedir de novo', 'Opinar: levado à versão 2 e tentado de novo');
  await truth(given, /^Interrompido/, undefined, 'Fluxo interrompido: Enviar');
  await settled();
  expect(operator.complaints).toEqual([]);
});

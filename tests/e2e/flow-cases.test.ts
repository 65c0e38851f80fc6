import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFlowWorld, until, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { drawnFlow } from './drawn-flow.ts';
import { openSite, type Site, type Visit } from './site.ts';

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

/**
 * The author says the value; the chief authorises or returns, and who does not in two days is replaced by the secretary; what is
 * dear is signed by two of the three signers; the treasury commits the money, and the author is told.
 */
const purchase = flowXml({
  body: `<bpmn:startEvent id="inicio" name="Início"/>${task('pedir', 'Dizer o valor', 'papel="COMPRA_AUTOR"').replace('/></bpmn:ext', '><malote:campo chave="valor" rotulo="Valor estimado" tipo="NUMERO" obrigatorio="true"/></malote:atividade></bpmn:ext')}
<bpmn:exclusiveGateway id="junta"/>${task('autorizar', 'Autorizar a compra', 'especie="APROVACAO" papel="COMPRA_CHEFIA" prazoDias="2"')}
<bpmn:boundaryEvent id="tarde" name="Dois dias" attachedToRef="autorizar"><bpmn:timerEventDefinition id="td"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P2D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
${task('suprir', 'Autorizar pela secretaria', 'especie="APROVACAO" papel="COMPRA_SECRETARIA"')}
<bpmn:exclusiveGateway id="decide" name="Autorizada?" default="fd"/>${task('corrigir', 'Corrigir o pedido', 'papel="COMPRA_AUTOR"')}
<bpmn:exclusiveGateway id="retoma"/><bpmn:exclusiveGateway id="cara" name="Passa de mil?" default="fb"/>
${task('assinar', 'Assinar o contrato', 'especie="ASSINAR" papel="COMPRA_ASSINANTES" todos="true" quorum="2"')}
<bpmn:exclusiveGateway id="chega"/>${task('empenhar', 'Empenhar', 'papel="COMPRA_FAZENDA"')}
<bpmn:serviceTask id="avisar" name="Avisar quem pediu"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="COMPRA_AUTOR" texto="A compra foi empenhada"/></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:endEvent id="fim" name="Fim"/>
${arrow('f1', 'inicio', 'pedir')}${arrow('f2', 'pedir', 'junta')}${arrow('f3', 'junta', 'autorizar')}${arrow('f4', 'autorizar', 'decide')}${arrow('f5', 'decide', 'corrigir', '=fluxo.decisao_autorizar = "DEVOLVER"')}${arrow('f6', 'corrigir', 'junta')}
${arrow('fd', 'decide', 'retoma')}${arrow('ft', 'tarde', 'suprir')}${arrow('fs', 'suprir', 'retoma')}${arrow('fr', 'retoma', 'cara')}
${arrow('fc', 'cara', 'assinar', '=fluxo.valor &gt; 1000')}${arrow('fb', 'cara', 'chega')}${arrow('fa', 'assinar', 'chega')}${arrow('fe', 'chega', 'empenhar')}${arrow('fv', 'empenhar', 'avisar')}${arrow('ff', 'avisar', 'fim')}`,
});

/** What the flow of the content that is open says of itself. */
const sheetOf = ({ page }: Visit) => page.getByRole('region', { name: 'Fluxo: Compra direta' });

/** Where it stands is seen in the drawing, however narrow the window. */
const inSight = async (visit: Visit, name: string): Promise<void> => {
  const drawing = sheetOf(visit).getByRole('group', { name: 'Desenho do fluxo' });
  await drawing.getByRole('img', { name: ` Agora: ${name}.` }).waitFor();
  const here = drawing.getByText(name, { exact: true }).last();
  const [box, shape] = [await drawing.boundingBox(), await here.boundingBox()];
  expect(shape?.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
  expect((shape?.x ?? Infinity) + (shape?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
};

/** From the inbox to the activity of a content, on its page. */
const toActivity = async (visit: Visit, name: string, assunto: string) => {
  await visit.travel('/principal/caixa-central');
  await visit.page.getByRole('link', { name: 'Ver as atividades' }).click();
  await visit.page
    .getByRole('row', { name: new RegExp(assunto) })
    .getByRole('link', { name })
    .click();
  const mine = { hasNotText: 'Espera por' };
  const activity = sheetOf(visit).getByRole('group', { name, exact: true }).filter(mine);
  await activity.waitFor();
  await inSight(visit, name);
  return activity;
};

const fill = async (visit: Visit, name: string, assunto: string, valor?: string): Promise<void> => {
  const activity = await toActivity(visit, name, assunto);
  await activity.getByRole('button', { name: 'Fazer agora' }).click();
  if (valor !== undefined) await activity.getByLabel('Valor estimado').fill(valor);
  await activity.getByRole('button', { name: 'Concluir' }).click();
  await activity.waitFor({ state: 'detached' });
};

const decide = async (
  visit: Visit,
  name: string,
  assunto: string,
  decision: 'Aprovar' | 'Devolver',
  motivo?: string,
): Promise<void> => {
  const activity = await toActivity(visit, name, assunto);
  await activity.getByRole('button', { name: 'Fazer agora' }).click();
  if (motivo !== undefined) {
    await activity.getByRole('button', { name: decision }).click();
    await activity.getByText('Escreva por que devolve.').waitFor();
    await activity.getByLabel('Motivo').fill(motivo);
  }
  await activity.getByRole('button', { name: decision }).click();
  await activity.waitFor({ state: 'detached' });
};

const sign = async (visit: Visit, assunto: string): Promise<void> => {
  const { page } = visit;
  await toActivity(visit, 'Assinar o contrato', assunto);
  await page.getByRole('button', { name: 'Assinar' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(worldPassword);
  await dialog.getByRole('button', { name: /^Assinar/ }).click();
  await dialog.waitFor({ state: 'detached' });
  // what was signed waits for who signed it no more, without being asked again
  await sheetOf(visit).getByText('Conclui-se quando você assina').waitFor({ state: 'detached' });
};

/** What passed, as the page of the content tells it. */
const passed = async (visit: Visit): Promise<string[]> => {
  await visit.page.getByText('Terminado', { exact: true }).waitFor();
  await sheetOf(visit)
    .getByRole('img', { name: / Agora: nada\.$/ })
    .waitFor();
  await visit.page.getByText('O que já passou').click();
  expect(await accessibilityProblems(visit.page)).toEqual([]);
  return sheetOf(visit).getByRole('listitem').allInnerTexts();
};

/** What waits in a content, whoever may still ask. */
const openIn = async (id: number): Promise<string[]> => {
  const { rows } = await world.pool.query<{ nome: string }>(
    `select a.nome from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
     where i.conteudo_id = $1 and a.situacao = 'ABERTA'`,
    [id],
  );
  return rows.map(({ nome }) => nome);
};

it('seis pessoas levam três compras até o fim: uma sem mais, uma que o prazo leva à secretaria, e uma devolvida, com a chefe ausente e dois assinantes de três', async () => {
  const { rafael, papel, idOf } = world;
  const person = async (login: string) => ({
    tipo: 'USUARIO',
    usuario: await idOf('usuario', 'login', login),
  });
  await papel('COMPRA_AUTOR', [{ tipo: 'AUTOR' }]);
  await papel('COMPRA_CHEFIA', [{ tipo: 'CHEFE_INICIADOR' }]);
  await papel('COMPRA_SECRETARIA', [await person('otavio.brandao')]);
  await papel('COMPRA_FAZENDA', [await person('nair.paz')]);
  await papel('COMPRA_ASSINANTES', [
    await person('otavio.brandao'),
    await person('beatriz.cordeiro'),
    await person('caio.teles'),
  ]);
  await world.starts(await world.published('Compra direta', await drawnFlow(purchase)), 'Contrato');
  const assinantes = ['Otávio Nunes Brandão', 'Beatriz Anjos Cordeiro', 'Caio Ferraz Teles'];
  const subjects = ['Cadeiras do auditório', 'Papel para as escolas', 'Reforma do arquivo'] as const;
  const [chairs, paper, works] = subjects;
  const contents = new Map<string, number>();
  for (const assunto of subjects) {
    const salvar = { vencimento: '2027-11-20' };
    const { id } = await completeDraft(rafael, { modelo: 'Contrato', assunto, assinantes, salvar });
    contents.set(assunto, id);
  }
  const pageOf = (assunto: string): string => `/principal/documento/consulta/${contents.get(assunto)}`;

  const enter = (login: string, width?: number): Promise<Visit> => site.enter(login, undefined, width);
  const author = await enter('rafael.lins');
  for (const [assunto, id] of contents) {
    await author.travel(`/principal/documento/edicao/${id}`);
    await author.page.getByRole('button', { name: 'Concluir', exact: true }).click();
    await author.page.getByRole('button', { name: 'Concluir documento' }).click();
    await author.page.waitForURL(new RegExp(pageOf(assunto)));
    await until(rafael, id, ({ abertas }) => abertas.length === 1);
  }
  await fill(author, 'Dizer o valor', chairs, '500');
  await fill(author, 'Dizer o valor', paper, '800');
  await fill(author, 'Dizer o valor', works, '25.000,00');

  const helena = await enter('helena.pires');
  await decide(helena, 'Autorizar a compra', chairs, 'Aprovar');
  await decide(helena, 'Autorizar a compra', works, 'Devolver', 'Falta o orçamento da obra');
  await helena.travel('/opcoes-usuario/ausencia');
  await helena.page
    .getByRole('link', { name: 'Nova ausência' })
    .or(helena.page.getByRole('button', { name: 'Nova ausência' }))
    .first()
    .click();
  await helena.page.getByRole('textbox', { name: /^Início/ }).fill('23/11/2026');
  await helena.page.getByRole('textbox', { name: /^Fim/ }).fill('30/11/2026');
  await helena.page.getByRole('combobox', { name: 'Substituto' }).pressSequentially('Caio');
  await helena.page.getByRole('option', { name: /Caio Ferraz Teles/ }).click();
  await helena.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await helena.page.waitForURL(/ausencia\/?(consulta.*)?$/);
  const treasury = await enter('nair.paz', 390);
  await fill(treasury, 'Empenhar', chairs);
  expect(await passed(treasury)).toEqual([
    'Dizer o valor, por Rafael Monteiro Lins, em 20/11/2026\nValor estimado: 500',
    'Autorizar a compra, por Helena Duarte Pires, em 20/11/2026\nAprovou',
    'Empenhar, por Nair Coutinho Paz, em 20/11/2026',
    'Avisar quem pediu, em 20/11/2026',
  ]);

  // four days later nobody had authorised the paper
  site.server.time.now = new Date('2026-11-24T13:30:00Z');
  await world.timeComes(contents.get(paper) ?? 0);
  await expect
    .poll(() => openIn(contents.get(paper) ?? 0), { timeout: 20_000 })
    .toEqual(['Autorizar pela secretaria']);
  const [writer, secretary, attorney, chief, payer] = [
    await enter('rafael.lins'),
    await enter('otavio.brandao'),
    await enter('caio.teles'),
    await enter('beatriz.cordeiro'),
    await enter('nair.paz', 390),
  ];
  await writer.travel(pageOf(paper));
  await decide(secretary, 'Autorizar pela secretaria', paper, 'Aprovar');
  await fill(payer, 'Empenhar', paper);
  expect(await passed(payer)).toEqual([
    'Dizer o valor, por Rafael Monteiro Lins, em 20/11/2026\nValor estimado: 800',
    'Autorizar a compra: o tempo acabou em 24/11/2026, sem que se fizesse',
    'Autorizar pela secretaria, por Otávio Nunes Brandão, em 24/11/2026\nAprovou',
    'Empenhar, por Nair Coutinho Paz, em 24/11/2026',
    'Avisar quem pediu, em 24/11/2026',
  ]);

  await writer.revisit(pageOf(paper));
  await writer.page
    .getByRole('listitem')
    .filter({ hasText: 'o prazo de “Autorizar a compra” acabou, e o fluxo seguiu por outro caminho' })
    .filter({ hasText: 'Malote' })
    .waitFor();

  await writer.travel(pageOf(works));
  await sheetOf(writer)
    .getByText('Devolvido em 20/11/2026 por Helena Duarte Pires: Falta o orçamento da obra')
    .waitFor();
  await fill(writer, 'Corrigir o pedido', works);
  await sheetOf(writer).getByText('Espera por Helena Duarte Pires.').waitFor();
  await attorney.page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await attorney.page.getByRole('menuitem', { name: /Atuar por Helena Duarte Pires/ }).click();
  await attorney.page.getByRole('region', { name: 'Substituição' }).waitFor();
  await attorney.settled();
  await decide(attorney, 'Autorizar a compra', works, 'Aprovar');
  await attorney.page.getByRole('button', { name: 'Voltar ao meu usuário' }).click();
  await attorney.page.getByRole('region', { name: 'Substituição' }).waitFor({ state: 'detached' });
  // whoever he is begins at the first page
  await attorney.page.waitForURL(({ pathname }) => pathname === '/');
  await attorney.settled();
  await toActivity(attorney, 'Assinar o contrato', works);
  await sheetOf(attorney).getByText('Bastam 2 de 3; ninguém respondeu ainda.').first().waitFor();
  await sign(secretary, works);
  await sheetOf(secretary).getByText('Bastam 2 de 3; 1 já respondeu.').first().waitFor();
  await sign(chief, works);
  // two of three are enough: of the third it is asked no more
  await attorney.travel('/principal/atividades');
  await attorney.page.getByText('Nada espera por você').waitFor();
  await fill(payer, 'Empenhar', works);
  expect(await passed(payer)).toEqual([
    'Dizer o valor, por Rafael Monteiro Lins, em 20/11/2026\nValor estimado: 25.000',
    'Autorizar a compra, por Helena Duarte Pires, em 20/11/2026\nDevolveu\nFalta o orçamento da obra',
    'Corrigir o pedido, por Rafael Monteiro Lins, em 24/11/2026',
    'Autorizar a compra, por Caio Ferraz Teles, por substituição de Helena Duarte Pires, em 24/11/2026\nAprovou',
    'Assinar o contrato, por Otávio Nunes Brandão, em 24/11/2026',
    'Assinar o contrato, por Beatriz Anjos Cordeiro, em 24/11/2026',
    'Empenhar, por Nair Coutinho Paz, em 24/11/2026',
    'Avisar quem pediu, em 24/11/2026',
  ]);
  await writer.revisit(pageOf(works));
  const trail = writer.page.getByRole('listitem').filter({ hasText: 'Compra direta: Autorizar a compra' });
  await trail.getByText('Caio Ferraz Teles, por substituição de Helena Duarte Pires').waitFor();
  await trail.getByText('Falta o orçamento da obra').waitFor();
  for (const { complaints } of [author, helena, treasury, writer, secretary, attorney, chief, payer])
    expect(complaints).toEqual([]);
}, 240_000);

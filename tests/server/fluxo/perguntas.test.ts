import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { check } from '#server/fluxo/desenho/index.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, decision, flowXml } from './flow-xml.ts';

const asking = (campos: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:userTask id="t" name="Pedir"><bpmn:extensionElements><malote:atividade papel="PERGUNTA">${campos}</malote:atividade></bpmn:extensionElements></bpmn:userTask><bpmn:exclusiveGateway id="g" default="f"/><bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('c', 'g', 'e', '=list contains(fluxo.onde, "Sede") and fluxo.valor &gt; 100')}${arrow('f', 'g', 'e2')}`,
  });

const whole = `<malote:campo chave="valor" rotulo="Valor" tipo="MOEDA" obrigatorio="true"/>
<malote:campo chave="tipo" rotulo="Tipo" tipo="LISTA" obrigatorio="true"><malote:opcao valor="Compra"/><malote:opcao valor="Serviço"/></malote:campo>
<malote:campo chave="meses" rotulo="Meses" tipo="NUMERO" obrigatorio="true" quando="fluxo.tipo = &quot;Serviço&quot;"/>
<malote:campo chave="onde" rotulo="Onde" tipo="VARIAS"><malote:opcao valor="Sede"/><malote:opcao valor="Escolas"/></malote:campo>`;

const known = {
  papeis: new Map([
    ['PERGUNTA', { pessoas: 1, conteudo: false }],
    ['FLUXO_CHEFE', { pessoas: 1, conteudo: false }],
  ]),
  unidades: new Set<string>(),
  modelos: new Set<string>(),
  subfluxos: new Map<string, string[]>(),
  proprio: 'NOVO',
};

describe('as perguntas de um desenho', () => {
  const found = async (xml: string) =>
    (await check(xml, known)).achados.map(({ elemento, mensagem, impede }) => [elemento, mensagem, impede]);

  it('servem como estão', async () => {
    expect(await found(asking(whole))).toEqual([]);
  });

  it.each([
    [
      'sem opções',
      whole.replace(/<malote:opcao valor="Compra"\/><malote:opcao [^>]*>/, ''),
      /falta entre o quê/,
    ],
    ['com a mesma opção', whole.replace('Serviço"/></', 'Compra"/></'), /uma diferente da outra/],
    [
      'que dependem de outra que vem depois',
      whole.replace('fluxo.tipo =', 'fluxo.onde ='),
      /que vêm antes dela/,
    ],
    [
      'que dependem do que não se lê',
      whole.replace('fluxo.tipo =', '1 + fluxo.tipo ='),
      /que vêm antes dela/,
    ],
    [
      'que contam dias úteis, de que quem responde não tem o calendário',
      whole
        .replace('MOEDA', 'DATA')
        .replace('fluxo.tipo = &quot;Serviço&quot;', 'date(fluxo.valor) &lt; dias úteis(today(), 5)'),
      /que vêm antes dela/,
    ],
  ])('%s impedem publicar', async (_, campos, motivo) => {
    const achados = await found(asking(campos));
    expect(achados).toContainEqual(['t', expect.stringMatching(motivo), true]);
  });

  it('que mudaram de chave, ou se retiraram, dizem-se na condição que as usa', async () => {
    expect(await found(asking(whole.replace('chave="onde"', 'chave="lugares"')))).toEqual([
      ['c', expect.stringContaining('nada neste desenho responde (onde)'), false],
    ]);
    expect(await found(decision.replace('fluxo.decisao_t', 'fluxo.decisao_x'))).toEqual([
      ['c', expect.stringContaining('(decisao_x)'), false],
    ]);
    // what another flow answers is not known here
    const called = decision
      .replace('fluxo.decisao_t', 'fluxo.de_la')
      .replace('<bpmn:endEvent id="e"/>', '<bpmn:callActivity id="z" calledElement="OUTRO"/>$&')
      .replace('sourceRef="u" targetRef="e"', 'sourceRef="u" targetRef="z"')
      .replace('</bpmn:process>', `${arrow('y', 'z', 'e')}</bpmn:process>`);
    const outro = { ...known, subfluxos: new Map([['OUTRO', []]]) };
    expect((await check(called, outro)).achados).toEqual([]);
  });
});

describe('quem responde', () => {
  let world: FlowWorld;
  beforeAll(async () => {
    world = await openFlowWorld();
  });
  afterAll(() => world.server.close());

  it('responde o que a condição de cada pergunta pede, e só o que ela deixa escolher', async () => {
    const { rafael, papel, published, starts, runJobs } = world;
    const jobs = await runJobs();
    await papel('PERGUNTA', [{ tipo: 'AUTOR' }]);
    await starts(await published('PERGUNTAS', asking(whole)));
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => now.abertas.length === 1);
    expect(begun.abertas[0]?.campos.map(({ chave, opcoes, quando }) => [chave, opcoes, quando])).toEqual([
      ['valor', undefined, undefined],
      ['tipo', ['Compra', 'Serviço'], undefined],
      ['meses', undefined, 'fluxo.tipo = "Serviço"'],
      ['onde', ['Sede', 'Escolas'], undefined],
    ]);
    const answer = async (respostas: object) =>
      rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(begun)}/concluir`, { respostas });
    expect((await answer({ valor: 1.005, tipo: 'Outro', onde: ['Sede', 'Lua'] })).campos).toEqual([
      'respostas.valor',
      'respostas.tipo',
      'respostas.onde',
    ]);
    expect((await answer({ valor: 10, tipo: 'Serviço' })).campos).toEqual(['respostas.meses']);
    expect((await answer({ valor: 10, tipo: ['Serviço'] })).campos).toEqual(['respostas.tipo']);
    // what was said to a question that is not asked is not kept
    const done = await answer({ valor: 1500.5, tipo: 'Compra', meses: 12, onde: ['Sede', 'Escolas'] });
    expect(done.status).toBe(200);
    const { situacao, passos } = await flowOf(rafael, id);
    expect([
      situacao,
      passos[0]?.respostas?.map(({ rotulo, valor }) => [rotulo, valor.replace(/\s/g, ' ')]),
    ]).toEqual([
      'CONCLUIDA',
      [
        ['Valor', 'R$ 1.500,50'],
        ['Tipo', 'Compra'],
        ['Onde', 'Sede; Escolas'],
      ],
    ]);
    await jobs.stop();
  });
});

import { describe, expect, it } from 'vitest';
import { compile } from '#server/fluxo/motor/index.ts';
import { askedBy } from '#server/fluxo/simulacao/asked-names.ts';
import { drawCase } from '#server/fluxo/simulacao/draw-case.ts';
import type { Mundo } from '#server/fluxo/simulacao/mundo.ts';
import { randomFrom } from '#server/fluxo/simulacao/random.ts';
import { replay } from '#server/fluxo/simulacao/replay.ts';
import { summary } from '#server/fluxo/simulacao/summary.ts';
import type { EscolhaSimulada } from '#schemas/shapes/fluxo-simulacao.ts';
import { executableOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import { noRegistros } from './no-registros.ts';
import { approval, arrow, decision, firstEvent, flowXml, fourWays, task } from './flow-xml.ts';

/** A Friday, at noon. */
const inicio = new Date('2026-11-27T15:00:00Z');

/** An installation with one person in each role, but one, and business every day but at weekends. */
const mundoOf = async (xml: string): Promise<Mundo> => {
  const dia = (em: Date): string => em.toISOString().slice(0, 10);
  const util = (day: string): string => {
    const on = new Date(`${day}T00:00:00Z`);
    while ([0, 6].includes(on.getUTCDay())) on.setUTCDate(on.getUTCDate() + 1);
    return dia(on);
  };
  return {
    plano: await compile(xml),
    limite: Date.now() + 60_000,
    maisPassos: 80,
    fuso: 'America/Sao_Paulo',
    semExpediente: undefined,
    pausas: new Set(['d']),
    iniciador: { usuarioId: 1, nome: 'Rafael', unidadeId: 1, unidade: 'CCL' },
    conteudo: { assunto: 'Compra' },
    chamados: (papel) =>
      Promise.resolve({
        ninguem: [],
        pessoas:
          papel === 'FLUXO_NINGUEM'
            ? []
            : ['Helena', 'Iara'].map((nome, at) => ({
                usuarioId: at + 2,
                nome,
                unidade: 'CCL',
                motivos: [],
              })),
      }),
    prazo: (em, dias) => util(dia(new Date(em.getTime() + dias * 86_400_000))),
    dia,
    util,
    registros: noRegistros,
    unidade: (sigla) => (sigla === 'PGM' ? 9 : undefined),
  };
};

const walk = async (xml: string, escolhas: readonly EscolhaSimulada[]) => {
  const replayed = await replay(await mundoOf(xml), inicio, escolhas);
  const { caso } = replayed;
  return {
    ...replayed,
    caso,
    said: replayed.historia.map(({ texto }) => texto),
    open: caso.abertas.map(({ chave, prazo }) => [chave, prazo]),
  };
};

/** A task with a time that takes it away, and one that warns. */
const timed = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('t', 'Responder', 'papel="A" prazoDias="1"')}
<bpmn:boundaryEvent id="b" name="Três dias" attachedToRef="t"><bpmn:timerEventDefinition id="bd"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P3D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
${task('u', 'Cobrar', 'papel="A"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>${arrow('a', 's', 't')}${arrow('x', 't', 'e')}${arrow('c', 'b', 'u')}${arrow('f', 'u', 'e2')}`,
});

const shared = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('t', 'Assinar', 'papel="A" todos="true"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'e')}`,
});

/** It goes round for ever, by what the server does alone. */
const round = flowXml({
  body: `<bpmn:startEvent id="s"/><bpmn:exclusiveGateway id="g"/><bpmn:serviceTask id="x"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="A" texto="Oi"/></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:exclusiveGateway id="h" default="d"/><bpmn:endEvent id="e"/>${arrow('a', 's', 'g')}${arrow('b', 'g', 'x')}${arrow('c', 'x', 'h')}${arrow('d', 'h', 'g')}${arrow('f', 'h', 'e', '=1 = 2')}`,
});

describe('um caso de exemplo', () => {
  it('diz quem recebe, até quando, o que se decide e o que o sistema faria', async () => {
    const approve = {
      tipo: 'CONCLUIR',
      chave: 'aprovar:1',
      por: 3,
      decisao: 'APROVAR',
      respostas: { valor: 5 },
    } as const;
    const begun = await walk(approval, []);
    // five days end on a Wednesday
    expect(begun.open).toEqual([['aprovar:1', '2026-12-02']]);
    const done = await walk(approval, [approve]);
    expect([done.caso.situacao, done.aplicadas, done.erros]).toEqual(['TERMINOU', 1, []]);
    expect(done.said).toEqual([
      'Rafael (CCL) começa.',
      '“Aprovar a compra” vai a Helena, Iara, até 02/12/2026.',
      'Iara aprova em “Aprovar a compra”. Valor autorizado: 5',
      'O sistema avisa Helena, Iara: “A compra foi aprovada”.',
      'O sistema tramita para PGM.',
      'O fluxo chega ao fim.',
    ]);
    expect(done.historia.map(({ passo }) => passo)).toEqual([0, 0, 1, 1, 1, 1]);
  });

  it('volta, e a mesma escolha é sempre da mesma vez', async () => {
    const back = await walk(approval, [
      { tipo: 'CONCLUIR', chave: 'aprovar:1', decisao: 'DEVOLVER', motivo: 'Falta' },
      { tipo: 'CONCLUIR', chave: 'corrigir:1' },
    ]);
    expect(back.open.map(([chave]) => chave)).toEqual(['aprovar:2']);
  });

  it.each<[string, EscolhaSimulada, string[]]>([
    ['sem a decisão', { tipo: 'CONCLUIR', chave: 'aprovar:1' }, ['decisao', 'respostas.valor']],
    ['por quem não é do papel', { tipo: 'CONCLUIR', chave: 'aprovar:1', por: 99 }, ['por']],
  ])('recusa no campo o que não serve: %s', async (_, escolha, campos) => {
    const { erros, aplicadas } = await walk(approval, [escolha]);
    expect([erros.map(({ campo }) => campo), aplicadas]).toEqual([campos, 0]);
  });

  it('não aplica a escolha que o desenho já não tem, nem o que vem depois', async () => {
    const { aplicadas, erros } = await walk(approval, [
      { tipo: 'CONCLUIR', chave: 'outra:1' },
      { tipo: 'AVANCAR', horas: 24 },
    ]);
    expect([aplicadas, erros]).toEqual([0, []]);
  });

  it('com o relógio na mão: atrasa, e o tempo vence na sua vez', async () => {
    const late = await walk(timed, [{ tipo: 'PROXIMO' }]);
    // one day ends on a Saturday: it is due on Monday, and three days come before that is over
    expect([late.open, late.caso.agora.toISOString()]).toEqual([
      [['u:1', undefined]],
      '2026-11-30T15:00:00.000Z',
    ]);
    expect(late.said.slice(2)).toEqual([
      'Passou o tempo: Três dias.',
      '“Responder” deixa de ser esperada.',
      '“Cobrar” vai a Helena, Iara.',
    ]);
    const five = await walk(approval, [{ tipo: 'PROXIMO' }]);
    expect([five.said.at(-1), five.caso.agora.toISOString()]).toEqual([
      '“Aprovar a compra” passou do prazo, que era 02/12/2026.',
      '2026-12-03T00:00:00.000Z',
    ]);
    expect((await walk(approval, [{ tipo: 'PROXIMO' }, { tipo: 'PROXIMO' }])).aplicadas).toBe(1);
  });

  it('cada um do papel faz a sua, e o evento acorda o que o espera', async () => {
    const two = await walk(shared, []);
    expect(
      two.caso.abertas.map(({ chave, chamados }) => [chave, chamados.pessoas.map(({ nome }) => nome)]),
    ).toEqual([
      ['t:1', ['Helena']],
      ['t:2', ['Iara']],
    ]);
    expect((await walk(shared, [{ tipo: 'CONCLUIR', chave: 't:2' }])).open.map(([chave]) => chave)).toEqual([
      't:1',
    ]);
    const waits = flowXml({
      body: `<bpmn:startEvent id="s"/><bpmn:intermediateCatchEvent id="w" name="O trâmite"><bpmn:messageEventDefinition id="wd" messageRef="M"/></bpmn:intermediateCatchEvent><bpmn:endEvent id="e"/>${arrow('a', 's', 'w')}${arrow('b', 'w', 'e')}`,
      more: '<bpmn:message id="M" name="tramitado"/>',
    });
    expect((await walk(waits, [{ tipo: 'EVENTO', evento: 'assinado' }])).aplicadas).toBe(0);
    expect((await walk(waits, [{ tipo: 'EVENTO', evento: 'tramitado' }])).caso.situacao).toBe('TERMINOU');
    // of several, the first that comes
    const asked: EscolhaSimulada = { tipo: 'CONCLUIR', chave: 'i:1' };
    for (const [next, after] of [
      [{ tipo: 'EVENTO', evento: 'finalizado' }, 'un:1'],
      [{ tipo: 'PROXIMO' }, 'ut:1'],
    ] satisfies [EscolhaSimulada, string][])
      expect((await walk(firstEvent, [asked, next])).open.map(([chave]) => chave)).toEqual([after]);
  });

  it.each<[string, string, EscolhaSimulada[], string, RegExp]>([
    ['sem ninguém', fourWays, [], 't', /Ninguém pode fazer/],
    [
      'condição sobre o que não há',
      decision.replace('=fluxo.decisao_t = "APROVAR"', '=fluxo.total &gt; 10'),
      [{ tipo: 'CONCLUIR', chave: 't:1', decisao: 'APROVAR' }],
      'g',
      /usa algo que não existe/,
    ],
    ['volta sem fim', round, [], 'x', /há uma volta/],
  ])('para com o motivo no seu elemento: %s', async (_, xml, escolhas, elemento, motivo) => {
    const { caso } = await walk(xml, escolhas);
    expect([caso.situacao, caso.parada]).toEqual([
      'PAROU',
      { mensagem: expect.stringMatching(motivo) as string, elemento },
    ]);
  });
});

describe('casos sorteados', () => {
  const drawn = async (xml: string, from: number) => {
    const { definitions } = await readBpmn(xml);
    const process = executableOf(definitions);
    if (!process) throw new Error('processo');
    const asked = askedBy(process);
    const mundo = await mundoOf(xml);
    const rest = { asked, medianas: new Map([['u', 3_600_000]]), ditos: new Set<string>() };
    const casos = [];
    for (let n = 0; n < 20; n += 1) casos.push(await drawCase(mundo, inicio, rest, randomFrom(from + n)));
    return summary(casos);
  };

  it('são os mesmos da mesma semente, e dizem onde o tempo passa', async () => {
    const [one, same, other] = [
      await drawn(decision, 1),
      await drawn(decision, 1),
      await drawn(decision, 900),
    ];
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect([one.terminaram, one.parados]).toEqual([20, []]);
    expect(one.etapas.map(({ elemento }) => elemento)).toEqual(['t', 'u']);
    expect(one.etapas[0]?.vezes).toBe(20);
    expect(one.etapas.reduce((sum, { parte }) => sum + parte, 0)).toBeCloseTo(1);
    // of what the statistics know, around what they know
    expect(one.etapas[1]?.mediana).toBeLessThan(3 * 86_400);
  });

  it('contam o atraso e, dos que param, o motivo', async () => {
    const late = await drawn(timed, 5);
    const [etapa] = late.etapas.filter(({ elemento }) => elemento === 't');
    expect(etapa?.comPrazo).toBe(20);
    const stopped = await drawn(decision.replace('=fluxo.decisao_t = "APROVAR"', '=fluxo.x &gt; 10'), 1);
    expect(stopped).toMatchObject({ terminaram: 0, parados: [{ elemento: 'g', casos: 20 }] });
  });

  it('sorteiam em volta do que as condições comparam', async () => {
    const { definitions } = await readBpmn(
      decision.replace(
        '=fluxo.decisao_t = "APROVAR"',
        '=conteudo.valor &gt; 500 and conteudo.origem = "interna" and conteudo.unidade = "PGM"',
      ),
    );
    const process = executableOf(definitions);
    expect(process && askedBy(process)).toMatchObject({
      campos: ['valor', 'origem'],
      numeros: [500],
      textos: ['interna', 'PGM'],
      valores: new Map([
        ['valor', [500]],
        ['origem', ['interna']],
        ['unidade', ['PGM']],
      ]),
    });
  });

  it('e também do que não é um nome simples', async () => {
    const { definitions } = await readBpmn(
      decision.replace(
        '=fluxo.decisao_t = "APROVAR"',
        '=get value(conteudo, "Valor (R$)") &gt; 500 or date(get value(conteudo, "Assinado em")) &lt; date("2026-03-01")',
      ),
    );
    const process = executableOf(definitions);
    expect(process && askedBy(process)).toMatchObject({
      campos: ['Valor (R$)', 'Assinado em'],
      valores: new Map([
        ['Valor (R$)', [500]],
        ['Assinado em', ['2026-03-01']],
      ]),
    });
  });
});

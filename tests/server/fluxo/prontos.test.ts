import { beforeAll, describe, expect, it } from 'vitest';
import { executableOf, flowElementsOf, isA } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';
import { check } from '#server/fluxo/desenho/index.ts';
import { compile } from '#server/fluxo/motor/index.ts';
import { prontos } from '#server/fluxo/prontos/prontos.ts';
import { readProntos } from '#server/fluxo/prontos/read-prontos.ts';
import { askedBy } from '#server/fluxo/simulacao/asked-names.ts';
import { noRegistros } from './no-registros.ts';
import { drawCase } from '#server/fluxo/simulacao/draw-case.ts';
import type { Mundo } from '#server/fluxo/simulacao/mundo.ts';
import { randomFrom } from '#server/fluxo/simulacao/random.ts';

type Pronto = FluxosProntos['prontos'][number];
let all: readonly Pronto[] = [];
beforeAll(async () => {
  ({ prontos: all } = await readProntos());
});
const of = (codigo: string): Pronto => {
  const found = all.find((one) => one.codigo === codigo);
  if (!found) throw new Error(codigo);
  return found;
};

const inicio = new Date('2026-11-27T15:00:00Z');
const dia = (em: Date): string => em.toISOString().slice(0, 10);

/** Everybody is called, and every day has business. */
const mundoOf = async (xml: string): Promise<Mundo> => ({
  plano: await compile(xml),
  limite: Date.now() + 120_000,
  maisPassos: 300,
  fuso: 'America/Sao_Paulo',
  semExpediente: undefined,
  pausas: new Set(),
  iniciador: { usuarioId: 1, nome: 'Rafael', unidadeId: 1, unidade: 'CCL' },
  conteudo: { assunto: 'Pedido' },
  chamados: () =>
    Promise.resolve({
      ninguem: [],
      pessoas: [{ usuarioId: 2, nome: 'Helena', unidade: 'CCL', motivos: [] }],
    }),
  prazo: (em, dias) => addDays(dia(em), dias),
  dia,
  util: (day) => day,
  registros: noRegistros,
  unidade: () => 9,
});

describe.each(prontos.map(({ codigo }) => codigo))('o fluxo pronto %s', (codigo) => {
  it('abre sem perda e, com os papéis da instalação, publica-se sem nada a consertar', async () => {
    const { xml, papeis } = of(codigo);
    expect((await readBpmn(xml)).notes).toEqual([]);
    expect(papeis.length).toBeGreaterThan(1);
    const known = {
      papeis: new Map(papeis.map((one) => [one.codigo, { pessoas: 1, conteudo: false }])),
      unidades: new Set<string>(),
      modelos: new Set<string>(),
      subfluxos: new Map<string, string[]>(),
      proprio: 'NOVO',
    };
    expect((await check(xml, known)).achados).toEqual([]);
    // without them, nothing but who does each thing is left to choose
    const none = (await check(xml, { ...known, papeis: new Map() })).achados.map(({ mensagem }) => mensagem);
    expect(none.filter((one) => !/^O papel [A-Z_]+ não existe ou está inativo/.test(one))).toEqual([]);
  });

  it('diz o nome de cada saída, o prazo e a instrução ou as perguntas de cada atividade', async () => {
    const process = executableOf((await readBpmn(of(codigo).xml)).definitions);
    const elements = process ? flowElementsOf(process) : [];
    const unnamed = elements.filter(
      (one) =>
        isA(one, 'bpmn:SequenceFlow') &&
        isA(one.sourceRef, 'bpmn:ExclusiveGateway') &&
        (one.sourceRef?.outgoing?.length ?? 0) > 1 &&
        (one.name ?? '') === '',
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
    const { elementos } = await compile(of(codigo).xml);
    const bare = Object.entries(elementos).filter(
      ([, { atividade }]) =>
        atividade &&
        (atividade.prazoDias === undefined ||
          (atividade.especie === 'FORMULARIO' && atividade.campos.length === 0)),
    );
    expect(bare.map(([id]) => id)).toEqual([]);
  });

  it('anda até o fim por todas as saídas', async () => {
    const { xml } = of(codigo);
    const process = executableOf((await readBpmn(xml)).definitions);
    if (!process) throw new Error(codigo);
    const mundo = await mundoOf(xml);
    const rest = { asked: askedBy(process), medianas: new Map<string, number>(), ditos: new Set<string>() };
    const done = new Set<string>();
    const steps = flowElementsOf(process).filter(
      (one) => isA(one, 'bpmn:Activity') && !isA(one, 'bpmn:SubProcess'),
    );
    for (let seed = 1; seed <= 120 && done.size < steps.length; seed += 1) {
      const caso = await drawCase(mundo, inicio, rest, randomFrom(seed));
      expect([seed, caso.situacao, caso.parada?.mensagem]).toEqual([seed, 'TERMINOU', undefined]);
      for (const one of caso.feitos) done.add(one);
    }
    // each end comes after a step of its own: all steps done is by every exit
    expect(steps.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
  }, 60_000);
});

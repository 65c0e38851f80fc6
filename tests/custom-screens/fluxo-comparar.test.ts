import { beforeAll, describe, expect, it } from 'vitest';
import { compareDrawings } from '#screens/fluxo-gerenciar/compare.ts';
import { emptyXml, readDrawing, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { moveTo } from '#screens/fluxo-gerenciar/edits.ts';
import { drawMissing } from '#screens/fluxo-gerenciar/arrange.ts';
import { differenceSaid } from '#screens/fluxo-gerenciar/difference-said.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';

beforeAll(() => loadTexts());

describe('duas versões comparadas', () => {
  const task = (said: string): string =>
    `<bpmn:userTask id="T" name="Aprovar"><bpmn:extensionElements><malote:atividade ${said}/></bpmn:extensionElements></bpmn:userTask>`;
  const work = (said: string): string =>
    `<bpmn:serviceTask id="T"><bpmn:extensionElements><malote:trabalho ${said}/></bpmn:extensionElements></bpmn:serviceTask>`;
  const way = (condition: string): string =>
    `<bpmn:exclusiveGateway id="G"/><bpmn:task id="T"/><bpmn:sequenceFlow id="L" sourceRef="G" targetRef="T"><bpmn:conditionExpression>${condition}</bpmn:conditionExpression></bpmn:sequenceFlow>`;
  const time = (duration: string, more = ''): string =>
    `<bpmn:userTask id="U"/><bpmn:boundaryEvent id="T" attachedToRef="U"${more}><bpmn:timerEventDefinition id="TD"><bpmn:timeDuration>${duration}</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>`;
  const call = (which: string): string => `<bpmn:callActivity id="T" calledElement="${which}"/>`;
  const of = (body: string): Promise<Drawing> =>
    readDrawing(emptyXml.replace('</bpmn:process>', `${body}</bpmn:process>`));
  const compared = async (before: string, after: string): Promise<string[]> =>
    compareDrawings(await of(before), await of(after)).flatMap(({ id, kind, differences }) =>
      differences.length === 0
        ? [`${kind} ${id}`]
        : differences.map((one) => `${id} ${one.aspect}: ${one.before}>${one.after}`),
    );

  it.each([
    ['nada', task('papel="A"'), task('papel="A"'), []],
    ['um elemento novo', '', '<bpmn:task id="N"/>', ['novo N']],
    ['um retirado', '<bpmn:task id="N"/>', '', ['retirado N']],
    ['o nome', '<bpmn:task id="N" name="a"/>', '<bpmn:task id="N" name="b"/>', ['N nome: a>b']],
    [
      'o que ele é',
      '<bpmn:task id="N"/>',
      '<bpmn:userTask id="N"/>',
      expect.arrayContaining(['N tipo: bpmn:Task>bpmn:UserTask']),
    ],
    ['quem faz', task('papel="A"'), task('papel="B"'), ['T papel: A>B']],
    ['a espécie', task('especie="ASSINAR"'), task('especie="JUNTAR"'), ['T especie: ASSINAR>JUNTAR']],
    ['o prazo', task('papel="A"'), task('papel="A" prazoDias="5"'), ['T prazo: >5']],
    ['a instrução', task('instrucao="x"'), task(''), ['T instrucao: x>']],
    ['o quórum', task('todos="true" quorum="2"'), task('todos="true" quorum="3"'), ['T quorum: 2>3']],
    ['de todos', task(''), task('todos="true"'), ['T todos: >sim']],
    ['o modelo', task('modelo="M1"'), task('modelo="M2"'), ['T modelo: M1>M2']],
    [
      'a unidade',
      work('tipo="TRAMITAR" unidade="PGM"'),
      work('tipo="TRAMITAR" unidade="CCL"'),
      ['T unidade: PGM>CCL'],
    ],
    [
      'o trabalho',
      work('tipo="ARQUIVAR"'),
      work('tipo="NOTIFICAR" texto="Oi"'),
      ['T trabalho: ARQUIVAR>NOTIFICAR', 'T texto: >Oi'],
    ],
    ['a condição', way('=fluxo.a'), way('=fluxo.b'), ['L condicao: fluxo.a>fluxo.b']],
    ['o sinal de FEEL não muda a condição', way('=fluxo.a'), way('= fluxo.a'), []],
    ['a duração', time('P1D'), time('P2D'), ['T tempo: P1D>P2D']],
    ['se interrompe', time('P1D'), time('P1D', ' cancelActivity="false"'), ['T interrompe: sim>']],
    ['o fluxo chamado', call('A'), call('B'), ['T subfluxo: A>B']],
    ['para onde vai', way('=a'), way('=a').replace('targetRef="T"', 'targetRef="Fim"'), ['L para: T>Fim']],
    ['a saída padrão', way('=a'), way('=a').replace('id="G"', 'id="G" default="L"'), ['L padrao: >sim']],
    [
      'dentro de quê',
      '<bpmn:subProcess id="S"/><bpmn:task id="N"/>',
      '<bpmn:subProcess id="S"><bpmn:task id="N"/></bpmn:subProcess>',
      ['N lugar: >S'],
    ],
  ])('dizem %s', async (_, before, after, said) => {
    expect(await compared(before, after)).toEqual(said);
  });

  it('dizem uma pergunta que mudou, e o que outras ferramentas guardam', async () => {
    const asked = (rotulo: string): string =>
      task('').replace(
        '/></bpmn:ext',
        `><malote:campo chave="v" rotulo="${rotulo}" tipo="NUMERO"/></malote:atividade></bpmn:ext`,
      );
    expect(await compared(asked('Valor'), asked('Total'))).toEqual([
      'T perguntas: Valor (v, NUMERO)>Total (v, NUMERO)',
    ]);
    const foreign = (value: string): string => `<bpmn:task id="N" xmlns:z="http://z" z:nota="${value}"/>`;
    expect(await compared(foreign('a'), foreign('b'))).toEqual(['N outros: z:nota=a>z:nota=b']);
  });

  it('dizem as raias, quem está em cada uma, os participantes e as mensagens entre eles', async () => {
    const withBands = (lanes: string, outside: string): Promise<Drawing> =>
      readDrawing(
        emptyXml
          .replace('</bpmn:process>', '<bpmn:task id="N"/></bpmn:process>')
          .replace(/(<bpmn:process [^>]*>)/, `$1<bpmn:laneSet id="LS">${lanes}</bpmn:laneSet>`)
          .replace(
            /<bpmn:process id="([^"]+)"/,
            (process, id: string) =>
              `<bpmn:collaboration id="C"><bpmn:participant id="P" processRef="${id}"/>${outside}</bpmn:collaboration>${process}`,
          ),
      );
    const lane = (id: string, name: string, who = ''): string =>
      `<bpmn:lane id="${id}" name="${name}">${who}</bpmn:lane>`;
    const here = '<bpmn:flowNodeRef>N</bpmn:flowNodeRef>';
    const [before, after] = await Promise.all([
      withBands(`${lane('A', 'Compras', here)}${lane('B', 'Jurídico')}${lane('V', 'Velha')}`, ''),
      withBands(
        `${lane('A', 'Setor de compras')}${lane('B', 'Jurídico', here)}`,
        '<bpmn:participant id="F" name="Fornecedor"/><bpmn:messageFlow id="M" sourceRef="N" targetRef="F"/>',
      ),
    ]);
    expect(
      compareDrawings(before, after).map(({ id, kind, differences }) => [
        id,
        kind,
        ...differences.map((one) => `${one.aspect}: ${one.before}>${one.after}`),
      ]),
    ).toEqual([
      ['A', 'mudado', 'nome: Compras>Setor de compras'],
      ['F', 'novo'],
      ['N', 'mudado', 'raia: A>B'],
      ['M', 'novo'],
      ['V', 'retirado'],
    ]);
  });

  it('dizem os tempos e o que se espera como as pessoas os escrevem', async () => {
    const wait = (what: string): string =>
      `<bpmn:intermediateCatchEvent id="T"><bpmn:messageEventDefinition id="TD" messageRef="M_${what}"/></bpmn:intermediateCatchEvent>`;
    const waiting = async (what: string): Promise<Drawing> =>
      readDrawing(
        emptyXml
          .replace('</bpmn:process>', `${wait(what)}</bpmn:process>`)
          .replace(/<bpmn:process /, `<bpmn:message id="M_${what}" name="${what}"/><bpmn:process `),
      );
    const words = (before: Drawing, after: Drawing): string[] =>
      compareDrawings(before, after).flatMap(({ differences }) =>
        differences.flatMap((one) =>
          (['before', 'after'] as const).map((which) =>
            differenceSaid(one, which, {
              desenho: { papeis: [], modelos: [], subfluxos: [] },
              drawings: { before, after },
              text,
            }),
          ),
        ),
      );
    expect(words(await of(time('PT5M')), await of(time('P1D')))).toEqual(['5 minutos', '1 dia']);
    expect(words(await of('<bpmn:task id="N"/>'), await of('<bpmn:userTask id="N"/>'))).toEqual(
      expect.arrayContaining(['Tarefa', 'Atividade de pessoa']),
    );
    expect(words(await waiting('assinado'), await waiting('recebido'))).toEqual([
      text('fluxoDesenho.espera.assinado'),
      text('fluxoDesenho.espera.recebido'),
    ]);
  });

  it('não dizem nada do que só mudou de lugar', async () => {
    const [before, after] = await Promise.all([of('<bpmn:task id="N"/>'), of('<bpmn:task id="N"/>')]);
    for (const drawing of [before, after]) drawMissing(drawing);
    moveTo(after, 'N', 900, 700);
    expect(compareDrawings(before, after)).toEqual([]);
  });
});

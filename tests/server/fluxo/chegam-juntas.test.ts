import { describe, expect, it } from 'vitest';
import { executableOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import { doneTwice } from '#server/fluxo/desenho/come-together.ts';
import { compile } from '#server/fluxo/motor/compile.ts';
import { step, type Stepped } from '#server/fluxo/motor/step.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

const time =
  '<bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P3D</bpmn:timeDuration></bpmn:timerEventDefinition>';
const people = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => task(id, id, 'papel="P"'))
    .join('');
const gate = (type: string, id: string, fallback?: string): string =>
  `<bpmn:${type}Gateway id="${id}"${fallback === undefined ? '' : ` default="${fallback}"`}/>`;
const over = (id: string, of: string, more = ''): string =>
  `<bpmn:boundaryEvent id="${id}" attachedToRef="${of}" ${more}>${time}</bpmn:boundaryEvent>`;
const caught = (id: string): string =>
  `<bpmn:intermediateCatchEvent id="${id}">${time}</bpmn:intermediateCatchEvent>`;
/** Links as `a>b c>d?`: what has a sign is taken where its condition holds. */
const links = (said: string): string =>
  said
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [from = '', to = ''] = one.replace('?', '').split('>');
      return arrow(`${from}_${to}`, from, to, one.endsWith('?') ? `=fluxo.${to}` : undefined);
    })
    .join('');
const body = (elements: string, said: string): string =>
  `<bpmn:startEvent id="s"/>${elements}<bpmn:endEvent id="e"/>${links(said)}`;

const found = async (drawn: string): Promise<string[]> => {
  const process = executableOf((await readBpmn(flowXml({ body: drawn }))).definitions);
  return process ? doneTwice(process).map(({ id }) => id) : [];
};

const xor = gate('exclusive', 'g', 'g_b');
const split = gate('parallel', 'g');
const drawings = {
  decisao: body(xor + people('a b z'), 's>g g>a? g>b a>z b>z z>e'),
  volta: body(people('z a') + xor + people('b'), 's>z z>g g>a? a>z g>b b>e'),
  aninhadas: body(
    xor + gate('exclusive', 'h', 'h_d') + people('a b c d z'),
    's>g g>a? g>b b>h h>c? h>d a>z c>z d>z z>e',
  ),
  primeiro: body(
    gate('eventBased', 'g') + caught('a') + caught('b') + people('z'),
    's>g g>a g>b a>z b>z z>e',
  ),
  tempo: body(people('a z') + over('b', 'a'), 's>a a>z b>z z>e'),
  // what runs beside it comes to no way into it
  aoLado: body(
    split + gate('exclusive', 'h', 'h_b') + people('a b c z') + gate('parallel', 'j'),
    's>g g>h g>c h>a? h>b a>z b>z z>j c>j j>e',
  ),
  juntas: body(
    split + people('a b z c d') + gate('parallel', 'j') + gate('exclusive', 'h', 'h_d'),
    's>g g>a g>b a>j b>j j>h h>c? h>d c>z d>z z>e',
  ),
  juntasInclusivo: body(
    gate('inclusive', 'g', 'g_b') +
      people('a b z c d') +
      gate('inclusive', 'j') +
      gate('exclusive', 'h', 'h_d'),
    's>g g>a? g>b a>j b>j j>h h>c? h>d c>z d>z z>e',
  ),
  // again and again, each turn with all of its ways joined
  voltaDeParalelo: body(
    people('z') + split + people('a b') + gate('parallel', 'j') + gate('exclusive', 'h', 'h_e'),
    's>z z>g g>a g>b a>j b>j j>h h>z? h>e',
  ),
  // the default is taken alone
  padraoInclusivo: body(gate('inclusive', 'g', 'g_b') + people('a b z'), 's>g g>a? g>b a>z b>z z>e'),
  decisaoNoFim: body(split + people('a b') + gate('exclusive', 'x'), 's>g g>a g>b a>x b>x x>e'),
  fim: body(split + people('a b'), 's>g g>a g>b a>e b>e'),
};

describe('o que só chega uma vez não pede junção', () => {
  it.each(Object.entries(drawings))('%s', async (_, drawn) => {
    expect(await found(drawn)).toEqual([]);
  });
});

describe('o que pode chegar duas vezes pede', () => {
  it.each([
    ['um paralelo', body(split + people('a b z'), 's>g g>a g>b a>z b>z z>e')],
    [
      'um inclusivo',
      body(gate('inclusive', 'g', 'g_c') + people('a b c z'), 's>g g>a? g>b? g>c a>z b>z c>z z>e'),
    ],
    [
      'um paralelo com uma decisão dentro',
      body(split + gate('exclusive', 'h', 'h_d') + people('b c d z'), 's>g g>h g>b h>c? h>d c>z d>e b>z z>e'),
    ],
    [
      'um tempo que corre ao lado',
      body(people('a z') + over('b', 'a', 'cancelActivity="false"'), 's>a a>z b>z z>e'),
    ],
    ['uma volta dos que andam juntos', body(people('z') + split + people('a b'), 's>z z>g g>a g>b a>z b>z')],
  ])('%s', async (_, drawn) => {
    expect(await found(drawn)).toEqual(['z']);
  });

  it('uma decisão que deixa passar os dois, e quem vem depois dela, que os recebe um a um, não', async () => {
    const drawn = body(split + people('a b z') + gate('exclusive', 'x'), 's>g g>a g>b a>x b>x x>z z>e');
    expect(await found(drawn)).toEqual(['x']);
    expect(await asked(drawn, {}, ['a', 'b', 'z', 'z'])).toEqual(['a+b', 'b+z', 'z', 'z', 'fim']);
  });

  it('um inclusivo não espera por quem ainda pode vir por onde já se veio', async () => {
    const gates =
      gate('exclusive', 'x') +
      gate('exclusive', 'h', 'h_j') +
      gate('inclusive', 'j') +
      gate('exclusive', 'k', 'k_e');
    const drawn = body(split + people('a b z') + gates, 's>g g>a g>b a>x x>j b>h h>x? h>j j>z z>k k>z? k>e');
    expect(await found(drawn)).toEqual(['z', 'x']);
    expect(await asked(drawn, { x: false, z: false }, ['a', 'z', 'b', 'z'])).toEqual([
      'a+b',
      'b+z',
      'b',
      'z',
      'fim',
    ]);
  });

  it('dentro de um subprocesso como fora dele', async () => {
    const inside = (gateway: string, said: string) =>
      body(
        `<bpmn:subProcess id="p"><bpmn:startEvent id="is"/>${gateway}${people('a b z')}<bpmn:endEvent id="ie"/>${links(said)}</bpmn:subProcess>`,
        's>p p>e',
      );
    expect(await found(inside(xor, 'is>g g>a? g>b a>z b>z z>ie'))).toEqual([]);
    expect(await found(inside(split, 'is>g g>a g>b a>z b>z z>ie'))).toEqual(['z']);
  });
});

/** Runs a flow, what is asked done in turn, and says what was asked at each. */
const asked = async (drawn: string, answers: object, by: readonly string[]): Promise<string[]> => {
  const { fonte } = await compile(flowXml({ body: drawn }));
  const scope = { fluxo: answers };
  const said = ({ espera, terminou }: Stepped): string =>
    terminou ? 'fim' : espera.map(({ elemento }) => elemento).join('+');
  let now = step({ fonte, estado: null, scope });
  const all = [said(now)];
  for (const who of by) {
    const execucao = now.espera.find(({ elemento }) => elemento === who)?.execucao;
    now = step({
      fonte,
      scope,
      estado: JSON.parse(JSON.stringify(now.estado)) as object,
      command: execucao === undefined ? { kind: 'timer', elemento: who } : { kind: 'signal', execucao },
    });
    all.push(said(now));
  }
  return all;
};

describe('o motor', () => {
  it('faz uma vez o que tem duas ligações de que só uma vem', async () => {
    const { decisao, aninhadas, tempo, primeiro, volta } = drawings;
    expect(await asked(decisao, { a: true }, ['a', 'z'])).toEqual(['a', 'z', 'fim']);
    expect(await asked(decisao, { a: false }, ['b', 'z'])).toEqual(['b', 'z', 'fim']);
    expect(await asked(aninhadas, { a: false, c: true }, ['b', 'c', 'z'])).toEqual(['b', 'c', 'z', 'fim']);
    expect(await asked(tempo, {}, ['b', 'z'])).toEqual(['a', 'z', 'fim']);
    expect(await asked(tempo, {}, ['a', 'z'])).toEqual(['a', 'z', 'fim']);
    expect((await asked(primeiro, {}, ['b', 'z'])).slice(1)).toEqual(['z', 'fim']);
    expect(await asked(volta, { a: true }, ['z', 'a', 'z'])).toEqual(['z', 'a', 'z', 'a']);
  });

  it('acaba quando os dois que andavam juntos chegam ao mesmo fim', async () => {
    expect(await asked(drawings.fim, {}, ['a', 'b'])).toEqual(['a+b', 'b', 'fim']);
  });
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawMissing } from '#screens/fluxo-gerenciar/arrange.ts';
import { ProblemBar } from '#screens/fluxo-gerenciar/components/ProblemBar.tsx';
import {
  boundsOf,
  elementOf,
  readDrawing,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { useJudged } from '#screens/fluxo-gerenciar/use-judged.ts';
import { mendOf } from '#screens/fluxo-gerenciar/mends.ts';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { judge } from '#server/fluxo/desenho/judge.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { fakeApi } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const papel = 'papel="AUTOR"';
const drawn = async (body: string): Promise<Drawing> => {
  const drawing = await readDrawing(flowXml({ body }));
  drawMissing(drawing);
  return drawing;
};
const begin = '<bpmn:startEvent id="s"/>';
const end = '<bpmn:endEvent id="e"/>';
const gateway = (type: string, id: string, more = ''): string => `<bpmn:${type}Gateway id="${id}" ${more}/>`;
const said = arrow('c', 'g', 'x', '=true');
const unsaid = arrow('c', 'g', 'x');
/** Two ways from one point to one task. */
const two = (type: string): string =>
  `${begin}${gateway(type, 'g', 'default="b"')}${task('x', 'X', papel)}${task('y', 'Y', papel)}${task('z', 'Z', papel)}${end}` +
  arrow('a', 's', 'g') +
  said +
  arrow('b', 'g', 'y') +
  arrow('d', 'x', 'z') +
  arrow('f', 'y', 'z') +
  arrow('h', 'z', 'e');
/** What is done, and what a time began meanwhile, lead to one task. */
const overdue = `${begin}${task('x', 'X', papel)}<bpmn:boundaryEvent id="b" attachedToRef="x" cancelActivity="false"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P3D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>${task('z', 'Z', papel)}${end}${arrow('a', 's', 'x')}${arrow('c', 'x', 'z')}${arrow('d', 'b', 'z')}${arrow('f', 'z', 'e')}`;
const back = `${begin}${task('x', 'X', papel)}${gateway('exclusive', 'g', 'default="c"')}${end}${arrow('a', 's', 'x')}${arrow('b', 'x', 'g')}${arrow('c', 'g', 'e')}${arrow('d', 'g', 'x', '=true')}`;

const known = {
  papeis: new Map([['AUTOR', { pessoas: 1, conteudo: true }]]),
  unidades: new Set<string>(),
  modelos: new Set<string>(),
  subfluxos: new Map<string, readonly string[]>(),
  proprio: 'F',
};
/** As the server judges it. */
const judged = async (drawing: Drawing): Promise<{ regra: string; elemento: string | undefined }[]> => {
  const found = await judge(await writeDrawing(drawing), known);
  if (found.kind !== 'julgado') throw new Error(found.kind);
  return [
    ...found.lint.map(({ regra, elemento }) => ({ regra: `lint.${regra}`, elemento })),
    ...found.proprios
      .filter(({ expressao }) => expressao === undefined)
      .map(({ regra, elemento }) => ({ regra, elemento })),
  ];
};

/** What was found, mended by its one evident way; and what is found then. */
const mended = async (drawing: Drawing, regra: string): Promise<string[]> => {
  const found = (await judged(drawing)).find((one) => one.regra === regra);
  expect(found).toBeDefined();
  const mend = found && mendOf(drawing, found, []);
  expect(mend).toBeDefined();
  mend?.apply(drawing);
  return (await judged(drawing)).map(({ regra: one }) => one);
};
const typesBefore = (drawing: Drawing, id: string): string[] =>
  (elementOf(drawing, id)?.incoming ?? []).map(({ sourceRef }) => sourceRef?.$type ?? '');

it.each([
  [
    'de um paralelo',
    two('parallel').replace(said, unsaid).replace('default="b"', ''),
    'z',
    'bpmn:ParallelGateway',
  ],
  [
    'de um inclusivo',
    two('inclusive')
      .replace('default="b"', '')
      .replace(arrow('b', 'g', 'y'), arrow('b', 'g', 'y', '=true')),
    'z',
    'bpmn:InclusiveGateway',
  ],
  ['de um tempo que corre ao lado', overdue, 'z', 'bpmn:InclusiveGateway'],
])('as ligações que chegam juntas se juntam antes, com o que as separou: %s', async (_, body, id, type) => {
  const drawing = await drawn(body);
  expect(await mended(drawing, 'chegamJuntas')).not.toContain('chegamJuntas');
  expect(typesBefore(drawing, id)).toEqual([type]);
  const [join] = elementOf(drawing, id)?.incoming ?? [];
  expect(join?.sourceRef?.incoming).toHaveLength(2);
  const [row, at] = [elementOf(drawing, id), join?.sourceRef].map((one) => one && boundsOf(drawing, one));
  expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(row?.x ?? 0);
});

it.each([
  ['de uma só decisão', two('exclusive')],
  ['de um inclusivo cuja outra saída é a padrão', two('inclusive')],
  ['de uma volta', back],
])('o que chega por duas ligações, mas só por uma de cada vez, publica-se como está: %s', async (_, body) => {
  expect(await judged(await drawn(body))).toEqual([]);
});

it.each([
  ['falta o fim', `${begin}${task('x', 'X', papel)}${arrow('a', 's', 'x')}`, 'lint.end-event-required'],
  [
    'um caminho sem fim',
    `${begin}${task('x', 'X', papel)}${task('y', 'Y', papel)}${end}${gateway('exclusive', 'g', 'default="c"')}${arrow('a', 's', 'g')}${arrow('c', 'g', 'y')}${arrow('d', 'g', 'x', '=true')}${arrow('f', 'y', 'e')}`,
    'lint.no-implicit-end',
  ],
  [
    'junta e separa',
    two('parallel')
      .replace(said, unsaid)
      .replace('default="b"', '')
      .replace(arrow('a', 's', 'g'), `${arrow('a', 's', 'g')}${arrow('k', 'z', 'g')}`),
    'lint.no-gateway-join-fork',
  ],
  [
    'repetida',
    `${begin}${task('x', 'X', papel)}${end}${arrow('a', 's', 'x')}${arrow('b', 'x', 'e')}${arrow('c', 'x', 'e')}`,
    'lint.no-duplicate-sequence-flows',
  ],
  [
    'separa sem dizer',
    `${begin}${task('x', 'X', papel)}${task('y', 'Y', papel)}${task('z', 'Z', papel)}${end}${arrow('a', 's', 'x')}${arrow('b', 'x', 'y')}${arrow('c', 'x', 'z')}${arrow('d', 'y', 'e')}<bpmn:endEvent id="e2"/>${arrow('f', 'z', 'e2')}`,
    'lint.no-implicit-split',
  ],
])('o que tem uma saída evidente corrige-se em um ato: %s', async (_, body, regra) => {
  const drawing = await drawn(body);
  expect(await mended(drawing, regra)).not.toContain(regra);
});

it('ao separar depois de uma atividade, cada saída leva a sua condição e a padrão continua a ser', async () => {
  const drawing = await drawn(
    `${begin}<bpmn:userTask id="x" name="X" default="c"/>${task('y', 'Y', papel)}${end}${arrow('a', 's', 'x')}${arrow('b', 'x', 'y', '=valor &gt; 1').replace('<bpmn:sequenceFlow', '<bpmn:sequenceFlow name="Sim"')}${arrow('c', 'x', 'e')}<bpmn:endEvent id="e2"/>${arrow('d', 'y', 'e2')}`,
  );
  const id = mendOf(drawing, { regra: 'lint.no-implicit-split', elemento: 'x' }, [])?.apply(drawing);
  const gate = elementOf(drawing, id);
  expect(gate?.$type).toBe('bpmn:ExclusiveGateway');
  expect(gate?.default?.targetRef?.id).toBe('e');
  expect(
    gate?.outgoing?.map(({ name, targetRef, conditionExpression }) => [
      name,
      targetRef?.id,
      conditionExpression?.body,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Sim', 'y', '=valor > 1'],
      [undefined, 'e', undefined],
    ]),
  );
  expect(elementOf(drawing, 'x')?.outgoing).toHaveLength(1);
});

it('a decisão sem saída padrão tem por padrão a que nada diz; onde todas dizem, só quem desenha sabe', async () => {
  const drawing = await drawn(two('exclusive').replace('default="b"', ''));
  expect(await mended(drawing, 'semSaidaPadrao')).not.toContain('semSaidaPadrao');
  expect(elementOf(drawing, 'g')?.default?.id).toBe('b');
  const all = await drawn(
    two('exclusive')
      .replace('default="b"', '')
      .replace(arrow('b', 'g', 'y'), arrow('b', 'g', 'y', '=false')),
  );
  expect(mendOf(all, { regra: 'semSaidaPadrao', elemento: 'g' }, [])).toBeUndefined();
});

it('a barra oferece corrigir o primeiro problema, diz como, e quem não tem saída evidente não oferece nada', async () => {
  const drawing = await drawn(back);
  const onMend = vi.fn();
  const shown = (achado: AchadoFluxo) =>
    renderScreen(
      <ProblemBar
        drawing={drawing}
        achados={[achado]}
        mends={{ papeis: [], onMend }}
        onSelect={() => undefined}
      />,
    );
  shown({ elemento: 'x', mensagem: 'Duas chegam.', impede: true, regra: 'chegamJuntas' });
  await userEvent.click(
    screen.getByRole('button', { name: 'Corrigir: juntar as ligações antes, em um só ponto' }),
  );
  expect(onMend).toHaveBeenCalledTimes(1);
  cleanup();
  shown({ elemento: 'x', mensagem: 'Sem nome.', impede: true, regra: 'semNome' });
  expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull();
});

it('sem rede, a barra diz que não se conferiu, e confere quando se pede de novo', async () => {
  const drawing = await drawn(back);
  let times = 0;
  fakeApi({
    'POST fluxo/4/conferir': () =>
      (times += 1) <= 2 ? 'silence' : { payload: { achados: [{ mensagem: 'Sem fim.', impede: true }] } },
  });
  const Judging = () => {
    const { found, onRetry } = useJudged({ id: 4, xml: 'a', enabled: true, kept: undefined });
    return (
      <ProblemBar
        drawing={drawing}
        achados={found}
        onRetry={onRetry}
        mends={{ papeis: [], onMend: vi.fn() }}
        onSelect={() => undefined}
      />
    );
  };
  renderScreen(<Judging />);
  await screen.findByText('Não foi possível conferir o desenho agora.', undefined, { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  expect(await screen.findByText('Sem fim.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Conferir de novo' })).toBeNull();
});

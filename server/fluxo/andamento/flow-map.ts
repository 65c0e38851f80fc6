import { defined } from '#schemas/defined.ts';
import { isTimer } from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isThrown, sinalOf } from '#schemas/fluxo/sinal.ts';
import { timerBodies } from '#schemas/fluxo/timer.ts';
import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { within } from '../motor/index.ts';

/** Ids of the elements where it stands and of those that were done; of a called flow, of what calls it. */
export interface Standing {
  readonly agora: readonly string[];
  readonly feitos: readonly string[];
  readonly problema?: string | undefined;
}

/** Which step it is at and about how many there are: those done, and the longest way on that comes to no step twice. */
export const positionOf = (
  process: ModdleElement,
  { agora, feitos }: Standing,
): Pick<DesenhoDoConteudo, 'passo' | 'de'> => {
  const elements = flowElementsOf(process);
  const here = elements.filter(({ id }) => drawnIds(agora).has(id));
  if (here.length === 0) return {};
  const before = [...drawnIds(feitos)].filter((id) => here.every((one) => one.id !== id)).length;
  const known = new Map<ModdleElement, number>();
  return { passo: before + 1, de: before + Math.max(1, ...here.map((one) => waysOn(one, known))) };
};

const drawnIds = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.map((id) => id.split(within)[0] ?? id));

const isStep = (element: ModdleElement): boolean =>
  (isA(element, 'bpmn:Activity') && !isA(element, 'bpmn:SubProcess')) ||
  isA(element, 'bpmn:IntermediateCatchEvent');

const waysOn = (element: ModdleElement, known: Map<ModdleElement, number>): number => {
  const former = known.get(element);
  if (former !== undefined) return former;
  // while it is being counted, coming back to it adds nothing
  known.set(element, 0);
  const inside = isA(element, 'bpmn:SubProcess')
    ? (element.flowElements ?? []).filter((one) => isA(one, 'bpmn:StartEvent'))
    : [];
  const out = (element.outgoing ?? []).flatMap(({ targetRef }) => targetRef ?? []);
  const parent = element.$parent;
  const up = out.length === 0 && isA(parent, 'bpmn:SubProcess') ? (parent?.outgoing ?? []) : [];
  const next = inside.length > 0 ? inside : [...out, ...up.flatMap(({ targetRef }) => targetRef ?? [])];
  const most = Math.max(0, ...next.map((one) => waysOn(one, known)));
  const count = most + (isStep(element) ? 1 : 0);
  known.set(element, count);
  return count;
};

/** The drawing as it was published, each element with how it stands; nothing of a file that has no drawing. */
export const pictureOf = (
  definitions: ModdleElement,
  process: ModdleElement,
  { agora, feitos, problema }: Standing,
): Pick<DesenhoDoConteudo, 'elementos' | 'ligacoes' | 'raias'> => {
  const drawn = (definitions.diagrams ?? []).flatMap(({ plane }) => plane?.planeElement ?? []);
  const closed = new Set(
    drawn.flatMap(({ bpmnElement, isExpanded }) =>
      isExpanded === false && bpmnElement && isA(bpmnElement, 'bpmn:SubProcess') ? bpmnElement : [],
    ),
  );
  const all = flowElementsOf(process);
  const shownAs = new Map(all.map((one) => [one, seenAs(one, closed)]));
  const shown = new Set(all.filter((one) => shownAs.get(one) === one));
  // what is in a closed sub-process is where that is drawn
  const ids = (said: ReadonlySet<string>): ReadonlySet<string> =>
    new Set(all.flatMap((one) => (said.has(one.id) ? (shownAs.get(one)?.id ?? []) : [])));
  const [now, done] = [ids(drawnIds(agora)), ids(drawnIds(feitos))];
  const stopped = ids(drawnIds(problema === undefined ? [] : [problema]));
  const estadoOf = (id: string): DesenhoDoConteudo['elementos'][number]['estado'] =>
    stopped.has(id) ? 'PROBLEMA' : now.has(id) ? 'AGORA' : done.has(id) ? 'FEITO' : undefined;
  return {
    elementos: drawn.flatMap(({ bpmnElement, bounds, label }) =>
      bpmnElement && bounds && shown.has(bpmnElement) && isA(bpmnElement, 'bpmn:FlowNode')
        ? [
            {
              id: bpmnElement.id,
              nome: bpmnElement.name?.trim() ?? '',
              forma: formOf(bpmnElement, closed),
              ...boxOf(bounds),
              ...marksOf(bpmnElement),
              ...labelOf(label),
              ...timeOf(bpmnElement),
              ...definedState(estadoOf(bpmnElement.id)),
            },
          ]
        : [],
    ),
    ...defined({ raias: bandsOf(definitions, process, drawn) }),
    ligacoes: drawn.flatMap(({ bpmnElement, waypoint = [], label }) =>
      bpmnElement && waypoint.length > 1 && shown.has(bpmnElement)
        ? [
            {
              pontos: waypoint.map(({ x, y }) => ({ x, y })),
              ...defined({ nome: bpmnElement.name?.trim() || undefined }),
              ...labelOf(label),
            },
          ]
        : [],
    ),
  };
};

const definedState = (
  estado: DesenhoDoConteudo['elementos'][number]['estado'],
): Pick<DesenhoDoConteudo['elementos'][number], 'estado'> => (estado ? { estado } : {});

const marksOf = (
  element: ModdleElement,
): Pick<DesenhoDoConteudo['elementos'][number], 'sinal' | 'cheio' | 'contorno'> => {
  const between = isA(element, 'bpmn:Event') && !isA(element, 'bpmn:StartEvent');
  const sinal = sinalOf(element);
  return defined({
    sinal,
    cheio: (sinal && isThrown(element)) || undefined,
    contorno: isA(element, 'bpmn:EndEvent') ? 'GROSSO' : between ? 'DUPLO' : undefined,
  });
};

/** What a time without a name waits for. */
const timeOf = (element: ModdleElement): { tempo?: string } => {
  if (!isTimer(element) || (element.name?.trim() ?? '') !== '') return {};
  const { timeDuration, timeDate, timeCycle } = timerBodies(element.eventDefinitions?.[0]);
  const said = [timeDuration, timeDate, timeCycle].find((one) => one?.trim());
  return defined({ tempo: said?.trim() });
};

/** The pool that the process runs in and its lanes, each before those in it; nothing of a flow that has none. */
const bandsOf = (
  definitions: ModdleElement,
  process: ModdleElement,
  drawn: readonly ModdleElement[],
): DesenhoDoConteudo['raias'] => {
  const pool = definitions.rootElements
    ?.flatMap(({ participants = [] }) => participants)
    .find(({ processRef }) => processRef === process);
  const lanesIn = (sets: readonly ModdleElement[], fundura: number): (readonly [ModdleElement, number])[] =>
    sets
      .flatMap(({ lanes = [] }) => lanes)
      .flatMap((lane) => [
        [lane, fundura] as const,
        ...lanesIn(lane.childLaneSet ? [lane.childLaneSet] : [], fundura + 1),
      ]);
  const bands = [
    ...(pool ? [[pool, 0] as const] : []),
    ...lanesIn(process.laneSets ?? [], pool ? 1 : 0),
  ].flatMap(([band, fundura]) => {
    const shape = drawn.find(({ bpmnElement }) => bpmnElement === band);
    if (!shape?.bounds) return [];
    const emPe = shape.isHorizontal === false || undefined;
    return [{ nome: band.name?.trim() ?? '', ...boxOf(shape.bounds), fundura, ...defined({ emPe }) }];
  });
  return bands.length > 0 ? bands : undefined;
};

/** Where somebody put what is written beside it. */
const labelOf = (label: ModdleElement | undefined): { rotulo?: { x: number; y: number } } => {
  const bounds = label?.bounds;
  return bounds ? { rotulo: { x: bounds.x + bounds.width / 2, y: bounds.y } } : {};
};

const boxOf = ({ x, y, width, height }: Bounds) => ({ x, y, largura: width, altura: height });

/** The outermost closed sub-process that an element is in; itself, in none. */
const seenAs = (element: ModdleElement, closed: ReadonlySet<ModdleElement>): ModdleElement => {
  let seen = element;
  for (let around = element.$parent; around; around = around.$parent) if (closed.has(around)) seen = around;
  return seen;
};

const formOf = (
  element: ModdleElement,
  closed: ReadonlySet<ModdleElement>,
): DesenhoDoConteudo['elementos'][number]['forma'] => {
  if (isA(element, 'bpmn:Gateway')) return 'DECISAO';
  if (isA(element, 'bpmn:Event')) return isTimer(element) ? 'TEMPO' : 'EVENTO';
  return isA(element, 'bpmn:SubProcess') && !closed.has(element) ? 'GRUPO' : 'TAREFA';
};

import { atividadeOf, esperaOf, isTimer, subfluxoOf, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, processesOf, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { bandsOf, isBand, isLane, laneOf, messagesOf } from './bands.ts';
import { elementOf, elementsOf, isFlow, isNode, type Drawing } from './drawing.ts';

/** What may differ in an element; each has its words in the texts of the designer. */
const aspects = [
  'nome',
  'tipo',
  'lugar',
  'raia',
  'de',
  'para',
  'preso',
  'condicao',
  'padrao',
  'especie',
  'papel',
  'instrucao',
  'modelo',
  'prazo',
  'todos',
  'quorum',
  'perguntas',
  'trabalho',
  'avisado',
  'unidade',
  'texto',
  'resultado',
  'regras',
  'espera',
  'tempo',
  'interrompe',
  'subfluxo',
  'anotacao',
  'outros',
] as const;
type Aspect = (typeof aspects)[number];

export interface Difference {
  readonly aspect: Aspect;
  /** As it was and as it is; empty: nothing. */
  readonly before: string;
  readonly after: string;
}

export interface Change {
  readonly id: string;
  readonly kind: 'novo' | 'retirado' | 'mudado';
  /** As it is now; of one that was taken away, as it was. */
  readonly element: ModdleElement;
  readonly differences: readonly Difference[];
}

/** What changed from one drawing to another, hidden properties included; where an element is drawn is no change. */
export const compareDrawings = (before: Drawing, after: Drawing): Change[] => {
  const was = new Map(comparedOf(before).map((one) => [one.id, one]));
  const is = new Map(comparedOf(after).map((one) => [one.id, one]));
  const kept = [...is.values()].flatMap((element): Change[] => {
    const former = was.get(element.id);
    if (!former) return [{ id: element.id, kind: 'novo', element, differences: [] }];
    const differences = differencesOf(saidOf(before, former), saidOf(after, element));
    return differences.length === 0 ? [] : [{ id: element.id, kind: 'mudado', element, differences }];
  });
  const gone = [...was.values()]
    .filter(({ id }) => !is.has(id))
    .map((element): Change => ({ id: element.id, kind: 'retirado', element, differences: [] }));
  return [...kept, ...gone];
};

/** All that is compared: who takes part, the lanes, the elements, and what is told between those who take part. */
const comparedOf = (drawing: Drawing): ModdleElement[] => [
  ...bandsOf(drawing).map(({ band }) => band),
  ...elementsOf(drawing),
  ...messagesOf(drawing),
];

/** What a difference names: also what is drawn inside of a participant from outside, where a message may come from. */
export const comparedElement = (drawing: Drawing, id: string): ModdleElement | undefined =>
  elementOf(drawing, id) ??
  processesOf(drawing.definitions)
    .flatMap(flowElementsOf)
    .find((one) => one.id === id);

type Said = Readonly<Partial<Record<Aspect, string>>>;

const differencesOf = (before: Said, after: Said): Difference[] =>
  aspects.flatMap((aspect) => {
    const [was = '', is = ''] = [before[aspect], after[aspect]];
    return was === is ? [] : [{ aspect, before: was, after: is }];
  });

const yes = (value: boolean): string => (value ? 'sim' : '');

/** Everything that an element says, one text for each thing. */
const saidOf = (drawing: Drawing, element: ModdleElement): Said => ({
  nome: element.name?.trim() ?? '',
  tipo: element.$type,
  ...placeSaid(drawing, element),
  ...flowSaid(element),
  preso: element.attachedToRef?.id ?? '',
  ...(isA(element, 'bpmn:UserTask') ? activitySaid(element) : {}),
  ...(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask') ? workSaid(element) : {}),
  ...eventSaid(element),
  subfluxo: isA(element, 'bpmn:CallActivity') ? subfluxoOf(element) : '',
  anotacao: (element.documentation ?? []).map(({ text = '' }) => text.trim()).join(' '),
  outros: othersOf(element),
});

/** Where an element is: the sub-process around it, and the lane; of a lane, the one around it. */
const placeSaid = (drawing: Drawing, element: ModdleElement): Said => {
  const { process } = drawing;
  const around = element.$parent;
  // between a lane and the one around it is their set, which says nothing
  if (isLane(element)) return { lugar: isLane(around?.$parent) ? (around?.$parent?.id ?? '') : '' };
  if (isBand(element) || isA(element, 'bpmn:MessageFlow')) return {};
  return around === process
    ? { raia: isNode(element) ? (laneOf(drawing, element)?.id ?? '') : '' }
    : { lugar: around?.id ?? '' };
};

const flowSaid = (element: ModdleElement): Said => {
  const { sourceRef, targetRef, conditionExpression } = element;
  const ends = { de: sourceRef?.id ?? '', para: targetRef?.id ?? '' };
  if (isA(element, 'bpmn:MessageFlow')) return ends;
  if (!isFlow(element)) return {};
  return {
    ...ends,
    condicao: conditionExpression?.body?.trim().replace(/^=\s*/, '') ?? '',
    padrao: yes(sourceRef?.default === element),
  };
};

/** After a number of days, where they are of business. */
export const uteis = ' úteis';

const activitySaid = (element: ModdleElement): Said => {
  const { especie, papel, instrucao, modelo, prazoDias, prazoUteis, todos, quorum, campos } =
    atividadeOf(element);
  return {
    especie,
    papel,
    instrucao,
    modelo,
    todos: yes(todos),
    prazo: prazoDias === undefined ? '' : `${prazoDias}${prazoUteis ? uteis : ''}`,
    quorum: String(quorum ?? ''),
    perguntas: campos
      .map(
        ({ rotulo, chave, tipo, obrigatorio }) => `${rotulo} (${chave}, ${tipo}${obrigatorio ? ', *' : ''})`,
      )
      .join('; '),
  };
};

const workSaid = (element: ModdleElement): Said => {
  const { tipo, papel, unidade, texto, resultado, regras } = trabalhoOf(element);
  return {
    trabalho: tipo,
    avisado: papel,
    unidade,
    texto,
    resultado,
    regras: regras.map(({ quando, valor }) => `${quando || '—'} → ${valor}`).join('; '),
  };
};

const eventSaid = (element: ModdleElement): Said => {
  const [definition] = element.eventDefinitions ?? [];
  if (!definition) return {};
  if (!isTimer(element)) return { espera: esperaOf(element) ?? definition.$type };
  const { timeDuration, timeDate, timeCycle } = definition;
  return {
    tempo: (timeDuration ?? timeDate ?? timeCycle)?.body?.trim() ?? '',
    interrompe: isA(element, 'bpmn:BoundaryEvent') ? yes(element.cancelActivity !== false) : undefined,
  };
};

const own = new Set(['malote:Atividade', 'malote:Trabalho']);

/** What other tools say of it, which the product keeps and does not read. */
const othersOf = ({ $attrs, extensionElements }: ModdleElement): string => {
  const extensions = (extensionElements?.values ?? []).filter(({ $type }) => !own.has($type));
  const attrs = Object.entries($attrs ?? {})
    .filter(([name]) => !name.startsWith('xmlns'))
    .map(([name, value]) => `${name}=${value}`);
  return [...attrs, ...extensions.map(writtenOf)].sort().join('; ');
};

const writtenOf = (one: object): string =>
  JSON.stringify(one, (key, value: unknown) => (key === '$parent' ? undefined : value));

import {
  atividadeOf,
  comFormulario,
  esperaOf,
  esperas,
  isTimer,
  subfluxoOf,
  trabalhoOf,
  unknownKind,
  type Trabalho,
} from '#schemas/fluxo/atividade.ts';
import { keptChildren } from '#schemas/fluxo/kept-xml.ts';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { mostBusinessDays } from '#schemas/business-days.ts';
import { doneTwice } from './come-together.ts';
import { questionFindings, unaskedNames } from './question-rules.ts';
import { isUnread, readTimer, timerBodies, type TimerProblem } from '#schemas/fluxo/timer.ts';

/** Of a role: people that its lines name, each once; `conteudo`, whether others come from the content that runs. */
interface PeopleOfRole {
  readonly pessoas: number;
  readonly conteudo: boolean;
}

/** What the registers have, for what a flow names. */
export interface KnownNames {
  /** Codes of the roles in use, and the people of each now. */
  readonly papeis: ReadonlyMap<string, PeopleOfRole>;
  readonly unidades: ReadonlySet<string>;
  /** Codes of the models that documents are made of. */
  readonly modelos: ReadonlySet<string>;
  /** Codes of the flows that may be called, each with those that it calls; the one that is drawn. */
  readonly subfluxos: ReadonlyMap<string, readonly string[]>;
  readonly proprio: string;
}

type OwnRule =
  | 'naoExecuta'
  | 'semNome'
  | 'especieDesconhecida'
  | 'modeloDesconhecido'
  | 'campoSemFormulario'
  | 'decisaoSemChave'
  | 'decisaoSemLinha'
  | 'decisaoLinha'
  | 'subfluxoDesconhecido'
  | 'subfluxoCircular'
  | 'semPapel'
  | 'papelDesconhecido'
  | 'papelVazio'
  | 'campoSemChave'
  | 'campoRepetido'
  | 'campoSemOpcoes'
  | 'campoCondicao'
  | 'perguntaSumiu'
  | 'quorumSemTodos'
  | 'quorumDemais'
  | 'semSaidaPadrao'
  | 'condicaoFalta'
  | 'condicaoLingua'
  | 'condicaoErrada'
  | 'condicaoOnde'
  | `tempo.${TimerProblem}`
  | 'prazoLongo'
  | 'esperaDesconhecida'
  | 'unidadeDesconhecida'
  | 'trabalhoSemPapel'
  | 'trabalhoSemTexto'
  | 'anexoErrado'
  | 'padraoDeOutro'
  | 'setaSolta'
  | 'chegamJuntas'
  | 'eventoFalta'
  | 'eventoRepartido';

export interface OwnFinding {
  readonly elemento: string;
  readonly regra: OwnRule;
  readonly dados?: Readonly<Record<string, string>>;
  readonly aviso?: true;
  /** It is found only where this condition does not serve, and says why: who judges conditions is asked for it. */
  readonly expressao?: string;
}

/** Kinds of element that the engine runs as the drawing says. */
const runs: ReadonlySet<string> = new Set([
  'bpmn:StartEvent',
  'bpmn:EndEvent',
  'bpmn:Task',
  'bpmn:UserTask',
  'bpmn:ServiceTask',
  'bpmn:SendTask',
  'bpmn:ManualTask',
  'bpmn:ExclusiveGateway',
  'bpmn:ParallelGateway',
  'bpmn:InclusiveGateway',
  'bpmn:EventBasedGateway',
  'bpmn:IntermediateCatchEvent',
  'bpmn:BoundaryEvent',
  'bpmn:SubProcess',
  'bpmn:CallActivity',
  'bpmn:SequenceFlow',
]);

/** What the engine cannot run, or would run into, found before anything runs. */
export const ownFindings = (process: ModdleElement, known: KnownNames): OwnFinding[] => [
  ...flowElementsOf(process).flatMap((element) => elementFindings(element, known)),
  ...doneTwice(process).map((element): OwnFinding => {
    const finding = of(element, 'chegamJuntas');
    // a decision that lets each on may be meant: it is said, and does not stand in the way
    return isA(element, 'bpmn:ExclusiveGateway') ? { ...finding, aviso: true } : finding;
  }),
  ...unaskedNames(process).map(({ element, nomes }) => ({
    ...of(element, 'perguntaSumiu', { nomes: nomes.join(', ') }),
    aviso: true as const,
  })),
];

const elementFindings = (element: ModdleElement, known: KnownNames): OwnFinding[] => {
  if (!isA(element, 'bpmn:FlowNode') && !isA(element, 'bpmn:SequenceFlow')) return [];
  if (!runs.has(element.$type)) return [of(element, 'naoExecuta')];
  return [
    ...eventFindings(element),
    ...(repeats(element) ? [of(element, 'naoExecuta')] : []),
    ...(isA(element, 'bpmn:UserTask') ? activityFindings(element, known) : []),
    ...(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask') ? jobFindings(element, known) : []),
    ...(isA(element, 'bpmn:CallActivity') ? callFindings(element, known) : []),
    ...(isA(element, 'bpmn:SequenceFlow') ? flowFindings(element) : []),
    ...(isA(element, 'bpmn:ExclusiveGateway') || isA(element, 'bpmn:InclusiveGateway')
      ? gatewayFindings(element)
      : []),
    ...(isA(element, 'bpmn:EventBasedGateway') ? firstEventFindings(element) : []),
  ];
};

const of = ({ id }: ModdleElement, regra: OwnRule, dados?: Readonly<Record<string, string>>): OwnFinding => ({
  elemento: id,
  regra,
  dados,
});

/** Only what each person of a role does is done several times at once; what is for undoing is never undone. */
const repeats = (element: ModdleElement): boolean =>
  element.get('isForCompensation') === true ||
  (element.loopCharacteristics !== undefined &&
    !(isA(element, 'bpmn:UserTask') && atividadeOf(element).todos));

const eventFindings = (element: ModdleElement): OwnFinding[] => {
  const [definition] = element.eventDefinitions ?? [];
  const type = definition?.$type;
  if (isA(element, 'bpmn:StartEvent')) return type === undefined ? [] : [of(element, 'naoExecuta')];
  if (isA(element, 'bpmn:EndEvent'))
    return type === undefined || type === 'bpmn:TerminateEventDefinition' ? [] : [of(element, 'naoExecuta')];
  if (isA(element, 'bpmn:BoundaryEvent'))
    return [
      ...(isTimer(element) ? timerFindings(element) : [of(element, 'naoExecuta')]),
      ...(element.attachedToRef ? [] : [of(element, 'anexoErrado')]),
    ];
  if (!isA(element, 'bpmn:IntermediateCatchEvent')) return [];
  if (isTimer(element)) return timerFindings(element);
  if (type !== 'bpmn:MessageEventDefinition' && type !== 'bpmn:SignalEventDefinition')
    return [of(element, 'naoExecuta')];
  const espera = esperaOf(element) ?? '';
  return esperas.some((one) => one === espera) ? [] : [of(element, 'esperaDesconhecida', { espera })];
};

/** What the reader has no place for is a second time, or something else that nobody would wait for. */
const timerFindings = (element: ModdleElement): OwnFinding[] => {
  const [definition] = element.eventDefinitions ?? [];
  const timer = readTimer(timerBodies(definition));
  if (keptChildren(definition?.$attrs).includes('time'))
    return [
      of(element, 'tempo.varios', {
        dito: isUnread(timer)
          ? timer.said
          : Object.values(timerBodies(definition)).filter(Boolean).join(', '),
      }),
    ];
  return isUnread(timer) ? [of(element, `tempo.${timer.problem}`, { dito: timer.said })] : [];
};

/** Ten years: a deadline beyond that is a slip of the fingers, and further still no day of the calendar. */
const mostDays = 3_652;

const activityFindings = (element: ModdleElement, known: KnownNames): OwnFinding[] => {
  const { especie, papel, prazoDias = 0, prazoUteis, campos, todos, quorum, modelo } = atividadeOf(element);
  const unknown = unknownKind(element);
  const chaves = campos.map(({ chave }) => chave);
  return [
    ...((element.name?.trim() ?? '') === '' ? [of(element, 'semNome')] : []),
    ...(papel === '' ? [of(element, 'semPapel')] : roleFindings(element, papel, known)),
    ...(unknown === undefined ? [] : [of(element, 'especieDesconhecida', { especie: unknown })]),
    ...(especie === 'CRIAR_DOCUMENTO' && !known.modelos.has(modelo)
      ? [of(element, 'modeloDesconhecido', { modelo })]
      : []),
    ...(campos.length > 0 && !comFormulario(especie) ? [of(element, 'campoSemFormulario')] : []),
    ...(prazoDias > (prazoUteis ? mostBusinessDays : mostDays) ? [of(element, 'prazoLongo')] : []),
    ...(quorum !== undefined && !todos ? [of(element, 'quorumSemTodos')] : []),
    ...(quorum !== undefined && todos ? quorumFindings(element, { papel, quorum }, known) : []),
    ...campos.flatMap(({ chave, rotulo }) =>
      key.test(chave) && rotulo.trim() !== '' ? [] : [of(element, 'campoSemChave', { rotulo })],
    ),
    ...chaves
      .filter((chave, index) => chaves.indexOf(chave) !== index)
      .map((chave) => of(element, 'campoRepetido', { chave })),
    ...questionFindings(campos).map(({ regra, rotulo }) => of(element, regra, { rotulo })),
  ];
};

const roleFindings = (element: ModdleElement, papel: string, { papeis }: KnownNames): OwnFinding[] => {
  const people = papeis.get(papel);
  if (people === undefined) return [of(element, 'papelDesconhecido', { papel })];
  return people.pessoas === 0 && !people.conteudo
    ? [{ ...of(element, 'papelVazio', { papel }), aviso: true }]
    : [];
};

/** People may come to the role before it opens: a warning, as of a role without anybody. */
const quorumFindings = (
  element: ModdleElement,
  { papel, quorum }: { readonly papel: string; readonly quorum: number },
  { papeis }: KnownNames,
): OwnFinding[] => {
  const people = papeis.get(papel);
  if (!people || people.conteudo || people.pessoas === 0 || people.pessoas >= quorum) return [];
  const dados = { papel, quorum: String(quorum), pessoas: String(people.pessoas) };
  return [{ ...of(element, 'quorumDemais', dados), aviso: true }];
};

const key = /^[a-z][a-zA-Z0-9_]*$/;

const jobFindings = (element: ModdleElement, known: KnownNames): OwnFinding[] => {
  const trabalho = trabalhoOf(element);
  const { tipo, papel, unidade, texto } = trabalho;
  const unknown = unknownKind(element);
  if (unknown !== undefined) return [of(element, 'especieDesconhecida', { especie: unknown })];
  switch (tipo) {
    case 'TRAMITAR':
      return known.unidades.has(unidade) ? [] : [of(element, 'unidadeDesconhecida', { unidade })];
    case 'ARQUIVAR':
      return [];
    case 'DECIDIR':
      return decisionFindings(element, trabalho);
    case 'NOTIFICAR':
      return [
        ...(papel === '' ? [of(element, 'trabalhoSemPapel')] : roleFindings(element, papel, known)),
        ...(texto.trim() === '' ? [of(element, 'trabalhoSemTexto')] : []),
      ];
  }
};

const decisionFindings = (element: ModdleElement, { resultado, regras }: Trabalho): OwnFinding[] => [
  ...(key.test(resultado) ? [] : [of(element, 'decisaoSemChave')]),
  ...(regras.some(({ valor }) => valor.trim() !== '') ? [] : [of(element, 'decisaoSemLinha')]),
  ...regras.flatMap(({ quando }, index) => {
    const body = quando.trim().replace(/^=/, '');
    return body === ''
      ? []
      : [{ ...of(element, 'decisaoLinha', { linha: String(index + 1) }), expressao: body }];
  }),
];

const callFindings = (element: ModdleElement, { subfluxos, proprio }: KnownNames): OwnFinding[] => {
  const fluxo = subfluxoOf(element);
  if (!subfluxos.has(fluxo)) return [of(element, 'subfluxoDesconhecido', { fluxo })];
  return reaches(subfluxos, fluxo, proprio) ? [of(element, 'subfluxoCircular', { fluxo })] : [];
};

/** Whether a flow comes, by what it calls, to another, or round to itself. */
const reaches = (calls: KnownNames['subfluxos'], from: string, target: string): boolean => {
  const seen = new Set<string>();
  const open = [from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === target) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...(calls.get(one) ?? []));
  }
  return false;
};

const decides = (element: ModdleElement | undefined): boolean =>
  isA(element, 'bpmn:ExclusiveGateway') || isA(element, 'bpmn:InclusiveGateway');

const flowFindings = (flow: ModdleElement): OwnFinding[] => {
  const { conditionExpression: condition, sourceRef: source, targetRef: target } = flow;
  if (!source || !target) return [of(flow, 'setaSolta')];
  if (!condition) return [];
  if (!decides(source)) return [of(flow, 'condicaoOnde')];
  if (condition.language !== undefined && !/feel/i.test(condition.language))
    return [of(flow, 'condicaoLingua')];
  const body = condition.body?.trim() ?? '';
  if (body === '' || body === '=') return [of(flow, 'condicaoFalta')];
  if (!body.startsWith('=')) return [of(flow, 'condicaoLingua')];
  return [{ ...of(flow, 'condicaoErrada'), expressao: body.slice(1) }];
};

/** Where several ways go out, each says when, and one is taken when none of the others is. */
const gatewayFindings = (gateway: ModdleElement): OwnFinding[] => {
  const out = gateway.outgoing ?? [];
  if (out.length < 2) return [];
  return [
    ...(gateway.default ? [] : [of(gateway, 'semSaidaPadrao')]),
    ...(gateway.default && !out.includes(gateway.default) ? [of(gateway, 'padraoDeOutro')] : []),
    ...out
      .filter((flow) => flow !== gateway.default && !flow.conditionExpression)
      .map((flow) => of(flow, 'condicaoFalta')),
  ];
};

/**
 * The first of its events goes on, and the others are dropped: each way out waits for one of its own. It begins nothing by
 * itself, and does not wait for all of them.
 */
const firstEventFindings = (gateway: ModdleElement): OwnFinding[] => [
  ...(gateway.get('instantiate') === true || gateway.get('eventGatewayType') === 'Parallel'
    ? [of(gateway, 'naoExecuta')]
    : []),
  ...(gateway.outgoing ?? []).flatMap((flow) => {
    const { targetRef: target } = flow;
    if (!isA(target, 'bpmn:IntermediateCatchEvent') && !isA(target, 'bpmn:ReceiveTask'))
      return [of(flow, 'eventoFalta')];
    return target && (target.incoming?.length ?? 0) > 1 ? [of(target, 'eventoRepartido')] : [];
  }),
];

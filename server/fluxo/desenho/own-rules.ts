import { atividadeOf, esperaOf, esperas, isTimer, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/** What the registers have, for what a flow names. */
export interface KnownNames {
  /** Codes of the roles in use, and how many people each has now. */
  readonly papeis: ReadonlyMap<string, number>;
  readonly unidades: ReadonlySet<string>;
  /** Why an expression does not serve. */
  readonly feelProblem: (expression: string) => string | undefined;
}

export type OwnRule =
  | 'naoExecuta'
  | 'semNome'
  | 'semPapel'
  | 'papelDesconhecido'
  | 'papelVazio'
  | 'campoSemChave'
  | 'campoRepetido'
  | 'quorumSemTodos'
  | 'semSaidaPadrao'
  | 'condicaoFalta'
  | 'condicaoLingua'
  | 'condicaoErrada'
  | 'condicaoOnde'
  | 'prazoErrado'
  | 'esperaDesconhecida'
  | 'unidadeDesconhecida'
  | 'trabalhoSemPapel'
  | 'trabalhoSemTexto'
  | 'anexoErrado'
  | 'padraoDeOutro';

export interface OwnFinding {
  readonly elemento: string;
  readonly regra: OwnRule;
  readonly dados?: Readonly<Record<string, string>>;
  readonly aviso?: true;
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
  'bpmn:IntermediateCatchEvent',
  'bpmn:BoundaryEvent',
  'bpmn:SubProcess',
  'bpmn:SequenceFlow',
]);

/** What the engine cannot run, or would run into, found before anything runs. */
export const ownFindings = (process: ModdleElement, known: KnownNames): OwnFinding[] =>
  flowElementsOf(process).flatMap((element) => {
    if (!isA(element, 'bpmn:FlowNode') && !isA(element, 'bpmn:SequenceFlow')) return [];
    if (!runs.has(element.$type)) return [of(element, 'naoExecuta')];
    return [
      ...eventFindings(element),
      ...(isA(element, 'bpmn:UserTask') ? activityFindings(element, known) : []),
      ...(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask')
        ? jobFindings(element, known)
        : []),
      ...(isA(element, 'bpmn:SequenceFlow') ? flowFindings(element, known) : []),
      ...(isA(element, 'bpmn:ExclusiveGateway') || isA(element, 'bpmn:InclusiveGateway')
        ? gatewayFindings(element)
        : []),
    ];
  });

const of = ({ id }: ModdleElement, regra: OwnRule, dados?: Readonly<Record<string, string>>): OwnFinding => ({
  elemento: id,
  regra,
  ...(dados ? { dados } : {}),
});

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

const duration = /^P(?=\d|T\d)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/;

const timerFindings = (element: ModdleElement): OwnFinding[] => {
  const [definition] = element.eventDefinitions ?? [];
  if (definition?.timeDuration)
    return duration.test(definition.timeDuration.body?.trim() ?? '') ? [] : [of(element, 'prazoErrado')];
  if (definition?.timeDate)
    return Number.isNaN(Date.parse(definition.timeDate.body ?? '')) ? [of(element, 'prazoErrado')] : [];
  return [of(element, 'prazoErrado')];
};

const activityFindings = (element: ModdleElement, known: KnownNames): OwnFinding[] => {
  const { papel, campos, todos, quorum } = atividadeOf(element);
  const chaves = campos.map(({ chave }) => chave);
  return [
    ...((element.name?.trim() ?? '') === '' ? [of(element, 'semNome')] : []),
    ...(papel === '' ? [of(element, 'semPapel')] : roleFindings(element, papel, known)),
    ...(quorum !== undefined && !todos ? [of(element, 'quorumSemTodos')] : []),
    ...(element.loopCharacteristics && !todos ? [of(element, 'naoExecuta')] : []),
    ...campos.flatMap(({ chave, rotulo }) =>
      /^[a-z][a-zA-Z0-9_]*$/.test(chave) && rotulo.trim() !== ''
        ? []
        : [of(element, 'campoSemChave', { rotulo })],
    ),
    ...chaves
      .filter((chave, index) => chaves.indexOf(chave) !== index)
      .map((chave) => of(element, 'campoRepetido', { chave })),
  ];
};

const roleFindings = (element: ModdleElement, papel: string, { papeis }: KnownNames): OwnFinding[] => {
  const people = papeis.get(papel);
  if (people === undefined) return [of(element, 'papelDesconhecido', { papel })];
  return people === 0 ? [{ ...of(element, 'papelVazio', { papel }), aviso: true }] : [];
};

const jobFindings = (element: ModdleElement, known: KnownNames): OwnFinding[] => {
  const { tipo, papel, unidade, texto } = trabalhoOf(element);
  if (tipo === 'TRAMITAR')
    return known.unidades.has(unidade) ? [] : [of(element, 'unidadeDesconhecida', { unidade })];
  return [
    ...(papel === '' ? [of(element, 'trabalhoSemPapel')] : roleFindings(element, papel, known)),
    ...(texto.trim() === '' ? [of(element, 'trabalhoSemTexto')] : []),
  ];
};

const decides = (element: ModdleElement | undefined): boolean =>
  isA(element, 'bpmn:ExclusiveGateway') || isA(element, 'bpmn:InclusiveGateway');

const flowFindings = (flow: ModdleElement, { feelProblem }: KnownNames): OwnFinding[] => {
  const { conditionExpression: condition, sourceRef: source } = flow;
  if (!condition) return [];
  if (!decides(source)) return [of(flow, 'condicaoOnde')];
  if (condition.language !== undefined && !/feel/i.test(condition.language))
    return [of(flow, 'condicaoLingua')];
  const body = condition.body?.trim() ?? '';
  if (body === '' || body === '=') return [of(flow, 'condicaoFalta')];
  if (!body.startsWith('=')) return [of(flow, 'condicaoLingua')];
  const problema = feelProblem(body.slice(1));
  return problema === undefined ? [] : [of(flow, 'condicaoErrada', { problema })];
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

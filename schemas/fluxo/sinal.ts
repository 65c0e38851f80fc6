import { isTimer } from './atividade.ts';
import { isA, type ModdleElement } from './moddle-element.ts';

/** What is drawn inside a gateway or an event: how it decides, what it waits for or makes happen. */
export const sinais = [
  'EXCLUSIVO',
  'PARALELO',
  'INCLUSIVO',
  'COMPLEXO',
  'EVENTOS',
  'TEMPO',
  'MENSAGEM',
  'SINAL',
  'ERRO',
  'ESCALACAO',
  'CONDICAO',
  'COMPENSACAO',
  'CANCELAMENTO',
  'TERMINO',
  'ELO',
  'VARIOS',
  'TODOS',
] as const;
export type Sinal = (typeof sinais)[number];

const ofGateway: Readonly<Record<string, Sinal>> = {
  'bpmn:ExclusiveGateway': 'EXCLUSIVO',
  'bpmn:ParallelGateway': 'PARALELO',
  'bpmn:InclusiveGateway': 'INCLUSIVO',
  'bpmn:ComplexGateway': 'COMPLEXO',
  'bpmn:EventBasedGateway': 'EVENTOS',
};
const ofEvent: Readonly<Record<string, Sinal>> = {
  'bpmn:TimerEventDefinition': 'TEMPO',
  'bpmn:MessageEventDefinition': 'MENSAGEM',
  'bpmn:SignalEventDefinition': 'SINAL',
  'bpmn:ErrorEventDefinition': 'ERRO',
  'bpmn:EscalationEventDefinition': 'ESCALACAO',
  'bpmn:ConditionalEventDefinition': 'CONDICAO',
  'bpmn:CompensateEventDefinition': 'COMPENSACAO',
  'bpmn:CancelEventDefinition': 'CANCELAMENTO',
  'bpmn:TerminateEventDefinition': 'TERMINO',
  'bpmn:LinkEventDefinition': 'ELO',
};

export const sinalOf = (element: ModdleElement): Sinal | undefined => {
  if (isA(element, 'bpmn:Gateway')) return ofGateway[element.$type];
  if (!isA(element, 'bpmn:Event')) return undefined;
  const [definition, second] = element.eventDefinitions ?? [];
  if (second) return element.get('parallelMultiple') === true ? 'TODOS' : 'VARIOS';
  // what waits and does not say for what: the product asks for a message
  return (
    (definition && ofEvent[definition.$type]) ??
    (isA(element, 'bpmn:IntermediateCatchEvent') && !isTimer(element) ? 'MENSAGEM' : undefined)
  );
};

/** What it makes happen is filled, what it waits for is not. */
export const isThrown = (element: ModdleElement): boolean => isA(element, 'bpmn:ThrowEvent');

import { esperaOf, isTimer, esperas, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { bpmnKind } from '#schemas/fluxo/bpmn-kind.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { fluxoLeitura } from '#schemas/messages/pt-BR/fluxo-leitura.ts';
import { timerWords } from '#src/conteudo/fluxo/timer-words.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { isLane, isPool } from './bands.ts';
import { timerBodies } from '#schemas/fluxo/timer.ts';
import { isFlow } from './drawing.ts';

type Text = typeof texts;

/** What kind of element it is, in a word. */
export const kindName = (element: ModdleElement, text: Text): string => {
  if (isFlow(element)) return text('fluxoDesenho.tipo.ligacao');
  if (isLane(element)) return text('fluxoDesenho.tipo.raia');
  if (isPool(element)) return text('fluxoDesenho.tipo.participante');
  if (isA(element, 'bpmn:MessageFlow')) return text('fluxoDesenho.tipo.mensagem');
  if (isA(element, 'bpmn:BoundaryEvent'))
    return isTimer(element) ? text('fluxoDesenho.tipo.prazo') : eventName(element, text);
  if (isA(element, 'bpmn:Event') && !isA(element, 'bpmn:IntermediateCatchEvent'))
    return eventName(element, text);
  if (isA(element, 'bpmn:UserTask')) return text('fluxoDesenho.tipo.atividade');
  if (isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask'))
    return text('fluxoDesenho.tipo.trabalho');
  if (isA(element, 'bpmn:ExclusiveGateway')) return text('fluxoDesenho.tipo.decisao');
  if (isA(element, 'bpmn:ParallelGateway')) return text('fluxoDesenho.tipo.paralelo');
  if (isA(element, 'bpmn:InclusiveGateway')) return text('fluxoDesenho.tipo.inclusivo');
  if (isA(element, 'bpmn:EventBasedGateway')) return text('fluxoDesenho.tipo.primeiro');
  if (isA(element, 'bpmn:CallActivity')) return text('fluxoDesenho.tipo.subfluxo');
  if (element.$type === 'bpmn:SubProcess')
    return element.get('triggeredByEvent') === true
      ? text('fluxoLeitura.especie.eventSubProcess')
      : text('fluxoDesenho.tipo.subprocesso');
  if (isA(element, 'bpmn:IntermediateCatchEvent')) {
    if (isTimer(element)) return text('fluxoDesenho.tipo.tempo');
    return esperaOf(element) === undefined ? eventName(element, text) : text('fluxoDesenho.tipo.espera');
  }
  return text(`fluxoLeitura.especie.${bpmnKind(element.$type)}`);
};

/** An event is what happens and what it is about: a beginning by a message, an end by an error. */
const eventName = (element: ModdleElement, text: Text): string => {
  const especie = text(`fluxoLeitura.especie.${bpmnKind(element.$type)}`);
  const [definition, second] = element.eventDefinitions ?? [];
  const about = second ? 'varios' : definition && eventKinds[definition.$type];
  if (about === undefined) return especie;
  const evento = text(`fluxoLeitura.evento.${about}`);
  return text('fluxoLeitura.evento.comEspecie', { especie, evento });
};

const eventKinds: Readonly<
  Record<string, Exclude<keyof typeof fluxoLeitura.evento, 'comEspecie' | 'varios'>>
> = {
  'bpmn:TimerEventDefinition': 'tempo',
  'bpmn:MessageEventDefinition': 'mensagem',
  'bpmn:SignalEventDefinition': 'sinal',
  'bpmn:ErrorEventDefinition': 'erro',
  'bpmn:EscalationEventDefinition': 'escalacao',
  'bpmn:ConditionalEventDefinition': 'condicao',
  'bpmn:CompensateEventDefinition': 'compensacao',
  'bpmn:CancelEventDefinition': 'cancelamento',
  'bpmn:TerminateEventDefinition': 'termino',
  'bpmn:LinkEventDefinition': 'ligacao',
};

/** How an element is called in a sentence: its name, or what it is and does. */
export const elementName = (element: ModdleElement, text: Text): string => {
  const name = element.name?.trim() ?? '';
  if (name !== '') return name;
  if (isFlow(element)) {
    const target = element.targetRef ? elementName(element.targetRef, text) : '';
    return text('fluxoDesenho.ligacaoA', { nome: target });
  }
  if (isA(element, 'bpmn:ServiceTask')) return text(`fluxoDesenho.trabalho.${trabalhoOf(element).tipo}`);
  if (isA(element, 'bpmn:IntermediateCatchEvent') && !isTimer(element)) {
    const known = esperas.find((one) => one === esperaOf(element));
    if (known) return text(`fluxoDesenho.espera.${known}`);
  }
  if (isTimer(element)) {
    const { timeDuration, timeDate, timeCycle } = timerBodies(element.eventDefinitions?.[0]);
    const said = [timeDuration, timeDate, timeCycle].find((one) => one?.trim());
    return said === undefined ? kindName(element, text) : timerWords(said.trim());
  }
  return kindName(element, text);
};

/** Says a condition in FEEL as people do, where it can be said so. */
export type Said = (feel: string) => string | undefined;

/** What is written on a link: its name, or when it is taken. */
export const flowLabel = (flow: ModdleElement, said?: Said): string => {
  const name = flow.name?.trim() ?? '';
  if (name !== '') return name;
  const feel = flow.conditionExpression?.body?.replace(/^=/, '') ?? '';
  return said?.(feel) ?? feel;
};

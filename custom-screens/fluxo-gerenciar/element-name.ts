import { esperaOf, isTimer, esperas, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { isLane, isPool } from './bands.ts';
import { isFlow } from './drawing.ts';

type Text = typeof texts;

/** What kind of element it is, in a word. */
export const kindName = (element: ModdleElement, text: Text): string => {
  if (isFlow(element)) return text('fluxoDesenho.tipo.ligacao');
  if (isLane(element)) return text('fluxoDesenho.tipo.raia');
  if (isPool(element)) return text('fluxoDesenho.tipo.participante');
  if (isA(element, 'bpmn:MessageFlow')) return text('fluxoDesenho.tipo.mensagem');
  if (isA(element, 'bpmn:BoundaryEvent')) return text('fluxoDesenho.tipo.prazo');
  if (isA(element, 'bpmn:StartEvent')) return text('fluxoDesenho.tipo.inicio');
  if (isA(element, 'bpmn:EndEvent')) return text('fluxoDesenho.tipo.fim');
  if (isA(element, 'bpmn:UserTask')) return text('fluxoDesenho.tipo.atividade');
  if (isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask'))
    return text('fluxoDesenho.tipo.trabalho');
  if (isA(element, 'bpmn:ExclusiveGateway')) return text('fluxoDesenho.tipo.decisao');
  if (isA(element, 'bpmn:ParallelGateway')) return text('fluxoDesenho.tipo.paralelo');
  if (isA(element, 'bpmn:InclusiveGateway')) return text('fluxoDesenho.tipo.inclusivo');
  if (isA(element, 'bpmn:EventBasedGateway')) return text('fluxoDesenho.tipo.primeiro');
  if (isA(element, 'bpmn:CallActivity')) return text('fluxoDesenho.tipo.subfluxo');
  if (isA(element, 'bpmn:SubProcess')) return text('fluxoDesenho.tipo.subprocesso');
  if (isA(element, 'bpmn:IntermediateCatchEvent'))
    return text(isTimer(element) ? 'fluxoDesenho.tipo.tempo' : 'fluxoDesenho.tipo.espera');
  return element.$type.replace('bpmn:', '');
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
  if (isTimer(element)) return element.eventDefinitions?.[0]?.timeDuration?.body ?? kindName(element, text);
  return kindName(element, text);
};

/** What is written on a link: its name, or when it is taken. */
export const flowLabel = (flow: ModdleElement): string => {
  const name = flow.name?.trim() ?? '';
  if (name !== '') return name;
  return flow.conditionExpression?.body?.replace(/^=/, '') ?? '';
};

import { timerBodies } from '#schemas/fluxo/timer.ts';
import {
  esperaOf,
  isTimer,
  putExtension,
  type Atividade,
  type Espera,
  type Trabalho,
} from '#schemas/fluxo/atividade.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { elementOf, freeId, type Drawing } from './drawing.ts';

export const rename = (drawing: Drawing, id: string, name: string): void => {
  const element = elementOf(drawing, id);
  if (element) element.set('name', name === '' ? undefined : name);
};

/** What who draws says of an element; nobody who carries it out reads it. */
export const commentOf = (element: ModdleElement): string => element.documentation?.[0]?.text ?? '';

export const putComment = (drawing: Drawing, id: string, text: string): void => {
  const element = elementOf(drawing, id);
  if (!element || commentOf(element) === text) return;
  const [first, ...others] = element.documentation ?? [];
  const made = first ?? drawing.moddle.create('bpmn:Documentation', {});
  made.text = text;
  made.$parent = element;
  element.documentation = text === '' ? others : [made, ...others];
};

export const putAtividade = (drawing: Drawing, id: string, value: Atividade): void => {
  const element = elementOf(drawing, id);
  if (element) putExtension(drawing.moddle, element, { type: 'malote:Atividade', value });
};

export const putTrabalho = (drawing: Drawing, id: string, value: Trabalho): void => {
  const element = elementOf(drawing, id);
  if (element) putExtension(drawing.moddle, element, { type: 'malote:Trabalho', value });
};

/** The flow that an element calls, by its code. */
export const putSubflow = (drawing: Drawing, id: string, codigo: string): void =>
  elementOf(drawing, id)?.set('calledElement', codigo === '' ? undefined : codigo);

/** When a way out of a decision is taken; an empty one is no condition. */
export const putCondition = (drawing: Drawing, id: string, condition: string): void => {
  const flow = elementOf(drawing, id);
  if (!flow) return;
  const body = condition.trim();
  const said = body === '' || body.startsWith('=') ? body : `=${body}`;
  const made = drawing.moddle.create('bpmn:FormalExpression', { body: said });
  made.$parent = flow;
  flow.conditionExpression = said === '' ? undefined : made;
  if (said !== '' && flow.sourceRef?.default === flow) flow.sourceRef.default = undefined;
};

/** The way that is taken when no other is. */
export const makeDefault = (drawing: Drawing, id: string, on: boolean): void => {
  const flow = elementOf(drawing, id);
  if (!flow?.sourceRef) return;
  flow.sourceRef.default = on ? flow : undefined;
  if (on) flow.conditionExpression = undefined;
};

export const putInterrupts = (drawing: Drawing, id: string, on: boolean): void => {
  const event = elementOf(drawing, id);
  if (event) event.cancelActivity = on;
};

/** What a timer waits for, as it is written: how long, or until when. */
export const timerText = (event: ModdleElement): string => {
  const { timeDuration, timeDate, timeCycle } = timerBodies(event.eventDefinitions?.[0]);
  return timeDuration ?? timeDate ?? timeCycle ?? '';
};

/** What is written with a year first, as ISO 8601 does, is a date, the rest a duration. */
export const isTimerDate = (said: string): boolean => /^\d{4}-/.test(said);

export const putTimer = (drawing: Drawing, id: string, said: string): void => {
  const event = elementOf(drawing, id);
  if (!event || !isTimer(event) || said.trim() === timerText(event)) return;
  const body = said.trim();
  if (!isTimerDate(body)) return putDuration(drawing, event, body);
  const timeDate = drawing.moddle.create('bpmn:FormalExpression', { body });
  putDefinition(drawing, event, 'timeDate', timeDate);
};

/** How long a timer takes. */
export const putDuration = (drawing: Drawing, event: ModdleElement, body: string): void => {
  putDefinition(drawing, event, 'timeDuration', drawing.moddle.create('bpmn:FormalExpression', { body }));
};

const putDefinition = (
  drawing: Drawing,
  event: ModdleElement,
  name: 'timeDate' | 'timeDuration',
  said: ModdleElement,
): void => {
  const definition = drawing.moddle.create('bpmn:TimerEventDefinition', { [name]: said });
  said.$parent = definition;
  definition.$parent = event;
  event.eventDefinitions = [definition];
};

export const putWait = (drawing: Drawing, id: string, espera: Espera): void => {
  const event = elementOf(drawing, id);
  if (event && esperaOf(event) !== espera) putEspera(drawing, event, espera);
};

/** The message of what an element waits for; one of that name serves them all. */
export const putEspera = (drawing: Drawing, event: ModdleElement, espera: Espera): void => {
  const { moddle, definitions } = drawing;
  const roots = definitions.rootElements ?? [];
  const known = roots.find(({ $type, name }) => $type === 'bpmn:Message' && name === espera);
  const messageRef =
    known ?? moddle.create('bpmn:Message', { id: freeId(drawing, `Mensagem_${espera}`), name: espera });
  if (!known) {
    messageRef.$parent = definitions;
    definitions.rootElements = [...roots, messageRef];
  }
  const definition = moddle.create('bpmn:MessageEventDefinition', { messageRef });
  definition.$parent = event;
  event.eventDefinitions = [definition];
};

import { isTimer } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/** The sign inside a gateway or an event, as a path: what decides, what waits, what happens. */
interface Sign {
  readonly d: string;
  readonly weight: 'sign' | 'fine';
  /** What happens is filled, what is waited for is not. */
  readonly filled?: true;
}

/** Sides of what the signs are drawn for: in another size they are in the middle of it, and as large as it. */
const gatewaySide = 50;
const eventSide = 36;

/** Where a sign goes in something of a size. */
export const placeOfSign = (element: ModdleElement, width: number, height: number): string => {
  const side = isA(element, 'bpmn:Gateway') ? gatewaySide : eventSide;
  const scale = Math.min(width, height) / side;
  const [left, top] = [(width - side * scale) / 2, (height - side * scale) / 2];
  return `translate(${left} ${top}) scale(${scale})`;
};

const pentagon = 'M18 10L25.6 15.5L22.7 24.5H13.3L10.4 15.5Z';

/** Of an event, by the type of what it is about. */
const eventSigns: Readonly<Record<string, string>> = {
  'bpmn:TimerEventDefinition': 'M18 11V18L23 21',
  'bpmn:MessageEventDefinition': 'M11 13.5H25V22.5H11ZM11 13.5L18 18.5L25 13.5',
  'bpmn:SignalEventDefinition': 'M18 11L25 23.5H11Z',
  'bpmn:ErrorEventDefinition': 'M11 24L14.5 13L20 19.5L25 11L21.5 23.5L16 17.5Z',
  'bpmn:EscalationEventDefinition': 'M18 10.5L24 25L18 19L12 25Z',
  'bpmn:ConditionalEventDefinition': 'M12.5 11H23.5V25H12.5ZM15 14.5H21M15 18H21M15 21.5H21',
  'bpmn:CompensateEventDefinition': 'M18 13V23L11 18ZM25 13V23L18 18Z',
  'bpmn:CancelEventDefinition': 'M13 11L18 16L23 11L25 13L20 18L25 23L23 25L18 20L13 25L11 23L16 18L11 13Z',
  'bpmn:TerminateEventDefinition': 'M10 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  'bpmn:LinkEventDefinition': 'M10.5 15.5H19V11.5L26 18L19 24.5V20.5H10.5Z',
};

export const signOf = (element: ModdleElement): Sign | undefined => {
  if (isA(element, 'bpmn:ExclusiveGateway')) return { d: 'M18 18L32 32M32 18L18 32', weight: 'sign' };
  if (isA(element, 'bpmn:ParallelGateway')) return { d: 'M25 15V35M15 25H35', weight: 'sign' };
  if (isA(element, 'bpmn:InclusiveGateway'))
    return { d: 'M16 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0', weight: 'sign' };
  if (isA(element, 'bpmn:ComplexGateway'))
    return { d: 'M25 14V36M14 25H36M17.2 17.2L32.8 32.8M32.8 17.2L17.2 32.8', weight: 'sign' };
  if (isA(element, 'bpmn:EventBasedGateway'))
    return {
      d: 'M14 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0M16.5 25a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M25 19.5L30.2 23.3L28.2 29.4H21.8L19.8 23.3Z',
      weight: 'fine',
    };
  if (!isA(element, 'bpmn:Event')) return undefined;
  const [definition, second] = element.eventDefinitions ?? [];
  const many = second && (element.get('parallelMultiple') === true ? 'M18 11V25M11 18H25' : pentagon);
  const d = many ?? (definition && eventSigns[definition.$type]);
  if (d === undefined)
    // what waits and does not say for what: the product asks for a message
    return isA(element, 'bpmn:IntermediateCatchEvent') && !isTimer(element)
      ? { d: eventSigns['bpmn:MessageEventDefinition'] ?? '', weight: 'fine' }
      : undefined;
  return isA(element, 'bpmn:ThrowEvent') ? { d, weight: 'fine', filled: true } : { d, weight: 'fine' };
};

/** A gateway of that size, as a path. */
export const diamond = (width: number, height: number): string =>
  `M${width / 2} 1L${width - 1} ${height / 2}L${width / 2} ${height - 1}L1 ${height / 2}Z`;

/** An event between the first and the last, or that hangs on an activity, has a second circle. */
export const isDouble = (element: ModdleElement): boolean =>
  isA(element, 'bpmn:Event') && !isA(element, 'bpmn:StartEvent') && !isA(element, 'bpmn:EndEvent');

/** What does not stop what it is on is drawn with a broken line. */
export const isBroken = (element: ModdleElement): boolean =>
  element.cancelActivity === false ||
  (isA(element, 'bpmn:StartEvent') && element.get('isInterrupting') === false);

/** A sheet with a folded corner, as a path: data. */
export const sheet = (width: number, height: number): string => {
  const fold = Math.min(14, width / 3, height / 3);
  return `M1 1H${width - fold - 1}L${width - 1} ${fold + 1}V${height - 1}H1ZM${width - fold - 1} 1V${fold + 1}H${width - 1}`;
};

/** A cylinder, as a path: where data is kept. */
export const cylinder = (width: number, height: number): string => {
  const deep = Math.min(10, height / 5);
  const half = width / 2 - 1;
  const top = `M1 ${deep + 1}a${half} ${deep} 0 0 1 ${2 * half} 0a${half} ${deep} 0 0 1 ${-2 * half} 0`;
  return `${top}V${height - deep - 1}a${half} ${deep} 0 0 0 ${2 * half} 0V${deep + 1}`;
};

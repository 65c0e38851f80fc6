import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isThrown, sinalOf } from '#schemas/fluxo/sinal.ts';
import { placeOfSign as placeIn, signs } from '#src/conteudo/fluxo/tracos.ts';

/** The sign inside a gateway or an event, as a path: what decides, what waits, what happens. */
interface Sign {
  readonly d: string;
  readonly weight: 'sign' | 'fine';
  /** What happens is filled, what is waited for is not. */
  readonly filled?: true;
}

/** Where a sign goes in something of a size. */
export const placeOfSign = (element: ModdleElement, width: number, height: number): string =>
  placeIn(isA(element, 'bpmn:Gateway') ? 'gateway' : 'event', width, height);

export const signOf = (element: ModdleElement): Sign | undefined => {
  const sinal = sinalOf(element);
  return sinal && (isThrown(element) ? { ...signs[sinal], filled: true } : signs[sinal]);
};

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

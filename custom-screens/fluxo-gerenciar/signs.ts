import { isTimer } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/** The sign inside a gateway (50 by 50) or an event (36 by 36), as a path: what decides, what waits. */
export interface Sign {
  readonly d: string;
  readonly weight: 'sign' | 'fine';
}

export const signOf = (element: ModdleElement): Sign | undefined => {
  if (isA(element, 'bpmn:ExclusiveGateway')) return { d: 'M18 18L32 32M32 18L18 32', weight: 'sign' };
  if (isA(element, 'bpmn:ParallelGateway')) return { d: 'M25 15V35M15 25H35', weight: 'sign' };
  if (isA(element, 'bpmn:InclusiveGateway'))
    return { d: 'M16 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0', weight: 'sign' };
  if (isA(element, 'bpmn:EventBasedGateway'))
    return {
      d: 'M14 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0M16.5 25a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M25 19.5L30.2 23.3L28.2 29.4H21.8L19.8 23.3Z',
      weight: 'fine',
    };
  if (isTimer(element)) return { d: 'M18 11V18L23 21', weight: 'fine' };
  if (isA(element, 'bpmn:IntermediateCatchEvent'))
    return { d: 'M11 14H25V23H11ZM11 14L18 19L25 14', weight: 'fine' };
  return undefined;
};

/** A gateway of that size, as a path. */
export const diamond = (width: number, height: number): string =>
  `M${width / 2} 1L${width - 1} ${height / 2}L${width / 2} ${height - 1}L1 ${height / 2}Z`;

/** An event that waits, or hangs on an activity, has a second circle. */
export const isDouble = (element: ModdleElement): boolean =>
  isA(element, 'bpmn:CatchEvent') && !isA(element, 'bpmn:StartEvent');

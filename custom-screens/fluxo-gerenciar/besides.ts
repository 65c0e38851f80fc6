import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isFlow, isNode, planeElementsOf, type Drawing, type Point } from './drawing.ts';

/** How something is drawn that no one passes through: pools and lanes, notes, data and groups of a file made elsewhere. */
export type Look = 'faixa' | 'nota' | 'dado' | 'grupo';

export interface Beside {
  readonly id: string;
  readonly look: Look;
  readonly label: string;
  readonly bounds: Bounds;
}

export interface Besides {
  readonly shapes: readonly Beside[];
  /** Links that carry no step: of messages, notes and data. */
  readonly lines: readonly { readonly id: string; readonly points: readonly Point[] }[];
}

/** What the file draws besides the flow: it is kept and shown, and nothing of it is executed. */
export const besidesOf = (drawing: Drawing): Besides => {
  const drawn = planeElementsOf(drawing).filter(
    ({ bpmnElement }) => bpmnElement && !isNode(bpmnElement) && !isFlow(bpmnElement),
  );
  return {
    shapes: drawn.flatMap(({ bpmnElement, bounds }) =>
      bpmnElement && bounds
        ? [
            {
              ...{ id: bpmnElement.id, look: lookOf(bpmnElement), label: labelOf(bpmnElement) },
              bounds: { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height },
            },
          ]
        : [],
    ),
    lines: drawn.flatMap(({ bpmnElement, waypoint }) =>
      bpmnElement && waypoint ? [{ id: bpmnElement.id, points: waypoint.map(({ x, y }) => ({ x, y })) }] : [],
    ),
  };
};

const lookOf = (element: ModdleElement): Look => {
  if (isA(element, 'bpmn:Participant') || isA(element, 'bpmn:Lane')) return 'faixa';
  if (isA(element, 'bpmn:TextAnnotation')) return 'nota';
  return isA(element, 'bpmn:Group') ? 'grupo' : 'dado';
};

const labelOf = (element: ModdleElement): string => (element.name ?? element.text ?? '').trim();

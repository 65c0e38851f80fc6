import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isBand } from './bands.ts';
import { elementsOf, isFlow, isNode, isSeen, planeElementsOf, type Drawing, type Point } from './drawing.ts';

/** How something is drawn that no one passes through: pools and lanes, notes, data and groups, and what others do. */
export type Look = 'faixa' | 'nota' | 'dado' | 'grupo' | 'passo' | 'evento' | 'decisao';

export interface Beside {
  readonly id: string;
  readonly look: Look;
  readonly label: string;
  readonly bounds: Bounds;
  /** Its name is written from below upwards, in a strip at its side. */
  readonly standing: boolean;
}

export interface Besides {
  readonly shapes: readonly Beside[];
  /** Links that carry no step: of messages, notes and data. */
  readonly lines: readonly {
    readonly id: string;
    readonly points: readonly Point[];
    readonly dashed: boolean;
  }[];
}

/** What the file draws besides the flow: it is kept and shown, and nothing of it is executed. */
export const besidesOf = (drawing: Drawing): Besides => {
  const mine = new Set(elementsOf(drawing));
  const seen = (element: ModdleElement | undefined): boolean => !element || isSeen(drawing, element);
  const drawn = planeElementsOf(drawing).filter(
    ({ bpmnElement }) =>
      bpmnElement &&
      !mine.has(bpmnElement) &&
      [bpmnElement, bpmnElement.sourceRef, bpmnElement.targetRef].every(seen),
  );
  return {
    shapes: drawn.flatMap(({ bpmnElement, bounds, isHorizontal }) =>
      bpmnElement && bounds
        ? [
            {
              ...{ id: bpmnElement.id, look: lookOf(bpmnElement), label: labelOf(bpmnElement) },
              bounds: { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height },
              standing: isBand(bpmnElement) && isHorizontal !== false,
            },
          ]
        : [],
    ),
    lines: drawn.flatMap(({ bpmnElement, waypoint }) =>
      bpmnElement && waypoint
        ? [
            {
              ...{ id: bpmnElement.id, points: waypoint.map(({ x, y }) => ({ x, y })) },
              dashed: !isFlow(bpmnElement),
            },
          ]
        : [],
    ),
  };
};

const lookOf = (element: ModdleElement): Look => {
  if (isBand(element)) return 'faixa';
  if (isA(element, 'bpmn:TextAnnotation')) return 'nota';
  if (isNode(element))
    return isA(element, 'bpmn:Event') ? 'evento' : isA(element, 'bpmn:Gateway') ? 'decisao' : 'passo';
  return isA(element, 'bpmn:Group') ? 'grupo' : 'dado';
};

const labelOf = (element: ModdleElement): string => (element.name ?? element.text ?? '').trim();

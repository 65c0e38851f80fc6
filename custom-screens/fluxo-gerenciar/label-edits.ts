import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { boxOfPiece, placeOfLabel } from '#src/conteudo/fluxo/place-of-label.ts';
import {
  boundsOf,
  drawnOf,
  elementOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  waypointsOf,
  type Drawing,
} from './drawing.ts';
import { flowLabel } from './element-name.ts';

/** What is called by words beside it: everything else has its name inside. */
export const hasLabel = (element: ModdleElement | undefined): boolean =>
  isFlow(element) || isA(element, 'bpmn:Event') || isA(element, 'bpmn:Gateway');

/** Of a letter of a label, about; and the most that one line of it is long. */
const letter = 6;
const longest = 150;
const line = 15;
/** What is below an event or a gateway: so wide, so far from it. */
export const belowWidth = 110;
const belowGap = 3;

/** What is drawn, and of which element it is. */
interface Drawn {
  readonly of: ModdleElement;
  readonly bounds: Bounds;
}

/** What a label would lie over: elements, what they are called by beside them, and the lines of links. */
export const drawnAll = (drawing: Drawing): Drawn[] =>
  elementsOf(drawing)
    .filter((one) => isSeen(drawing, one))
    .flatMap((of) => {
      if (isFlow(of)) {
        const points = waypointsOf(drawing, of);
        return points.slice(1).map((to, index) => ({ of, bounds: boxOfPiece([points[index] ?? to, to]) }));
      }
      const bounds = isNode(of) ? boundsOf(drawing, of) : undefined;
      // what is open has the link in it, or lies under it
      if (!bounds || isExpanded(drawing, of)) return [];
      const name = (of.name ?? '').trim();
      return hasLabel(of) && name !== ''
        ? [
            { of, bounds },
            { of, bounds: written(name, nameBoxOf(drawing, of, bounds)) },
          ]
        : [{ of, bounds }];
    });

/** As wide as the words of a name are, in the middle of the room that there is for them. */
const written = (name: string, box: Bounds): Bounds => {
  const width = Math.min(box.width, name.length * letter);
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y,
    width,
    height: Math.max(box.height, line * Math.ceil((name.length * letter) / box.width)),
  };
};

/** Where what is written on a link is drawn: where somebody put it, or along it where nothing else is. */
export const labelBoxOf = (
  drawing: Drawing,
  flow: ModdleElement,
  points = waypointsOf(drawing, flow),
  drawn?: readonly Drawn[],
): Bounds => {
  const said = saidBox(drawing, flow);
  if (said) return said;
  const label = flowLabel(flow);
  const long = label.length * letter + 8;
  const size = { width: Math.min(long, longest), height: line * Math.ceil(long / longest) };
  const inTheWay =
    label === ''
      ? []
      : (drawn ?? drawnAll(drawing)).flatMap(({ of, bounds }) => (of === flow ? [] : [bounds]));
  const { x, y } = placeOfLabel(points, size, inTheWay);
  return { x: Math.round(x), y: Math.round(y), ...size };
};

/** Where the name of an event or a gateway is drawn: where somebody put it, or below its middle. */
export const nameBoxOf = (drawing: Drawing, element: ModdleElement, bounds: Bounds): Bounds =>
  besideName(drawnOf(drawing, element)?.label?.bounds, bounds);

/** The same of anything that is called by words beside it. */
export const besideName = (said: Bounds | undefined, bounds: Bounds): Bounds =>
  said
    ? { x: said.x, y: said.y, width: said.width, height: said.height }
    : {
        x: Math.round(bounds.x + (bounds.width - belowWidth) / 2),
        y: bounds.y + bounds.height + belowGap,
        width: belowWidth,
        height: line,
      };

const saidBox = (drawing: Drawing, element: ModdleElement): Bounds | undefined => {
  const said = drawnOf(drawing, element)?.label?.bounds;
  return said && { x: said.x, y: said.y, width: said.width, height: said.height };
};

const boxOf = (drawing: Drawing, element: ModdleElement): Bounds | undefined => {
  if (isFlow(element)) return labelBoxOf(drawing, element);
  const bounds = boundsOf(drawing, element);
  return bounds && nameBoxOf(drawing, element, bounds);
};

export const putLabel = (drawing: Drawing, element: ModdleElement, bounds: Bounds): void => {
  const { moddle } = drawing;
  const drawn = drawnOf(drawing, element);
  if (!drawn) return;
  if (drawn.label?.bounds) Object.assign(drawn.label.bounds, bounds);
  else {
    const label = drawn.label ?? moddle.create('bpmndi:BPMNLabel', {});
    label.bounds = moddle.create('dc:Bounds', { ...bounds }) as unknown as Bounds;
    label.$parent = drawn;
    drawn.label = label;
  }
};

export const moveLabel = (drawing: Drawing, id: string, dx: number, dy: number): void => {
  const element = elementOf(drawing, id);
  const box = element && hasLabel(element) && boxOf(drawing, element);
  if (box) putLabel(drawing, element, { ...box, x: Math.round(box.x + dx), y: Math.round(box.y + dy) });
};

/** The label goes back to the middle of the line, or below what it names. */
export const resetLabel = (drawing: Drawing, id: string): void => {
  const element = elementOf(drawing, id);
  const drawn = element && hasLabel(element) && drawnOf(drawing, element);
  if (drawn) drawn.label = undefined;
};

import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isBand } from './bands.ts';
import { colourOfDrawn, type Colour } from './colours.ts';
import { elementsOf, isFlow, isNode, isSeen, planeElementsOf, type Drawing, type Point } from './drawing.ts';
import { besideName } from './label-edits.ts';

/** How something is drawn that no one passes through: pools and lanes, notes, data and groups, and what others do. */
type Look = 'faixa' | 'nota' | 'dado' | 'deposito' | 'grupo' | 'passo' | 'evento' | 'decisao';

export interface Beside {
  readonly id: string;
  readonly look: Look;
  readonly label: string;
  readonly bounds: Bounds;
  /** Its name is written from below upwards, in a strip at its side. */
  readonly standing: boolean;
  /** Where its name is written, of what is called by words beside it. */
  readonly name?: Bounds;
  /** What another does, to be drawn with its sign. */
  readonly element?: ModdleElement;
  readonly colour?: Colour;
}

/** How the ends of a line are drawn: a step, a message, or something that is only pointed at. */
export type Ends = 'passo' | 'mensagem' | 'aberta' | 'duas';

export interface BesideLine {
  readonly id: string;
  readonly points: readonly Point[];
  readonly dashed: boolean;
  readonly ends?: Ends;
  readonly label?: { readonly words: string; readonly box: Bounds };
  readonly colour?: Colour;
}

export interface Besides {
  readonly shapes: readonly Beside[];
  /** Links that carry no step of the flow: of messages, notes and data, and those of others. */
  readonly lines: readonly BesideLine[];
}

/** What the file draws besides the flow: it is kept and shown, and nothing of it is executed. */
export const besidesOf = (drawing: Drawing): Besides => {
  const mine = new Set(elementsOf(drawing).filter((one) => isNode(one) || isFlow(one)));
  const seen = (element: ModdleElement | undefined): boolean => !element || isSeen(drawing, element);
  const ends = ({ sourceRef, targetRef }: ModdleElement): (ModdleElement | undefined)[] =>
    // an association of data has its sources in a list
    [sourceRef, targetRef].flatMap((one) => one);
  const drawn = planeElementsOf(drawing).filter(
    ({ bpmnElement }) =>
      bpmnElement && !mine.has(bpmnElement) && [bpmnElement, ...ends(bpmnElement)].every(seen),
  );
  return {
    shapes: drawn.flatMap((shape) =>
      shape.bpmnElement && shape.bounds ? [shapeOf(shape.bpmnElement, shape.bounds, shape)] : [],
    ),
    lines: drawn.flatMap((edge) =>
      edge.bpmnElement && edge.waypoint ? [lineOf(edge.bpmnElement, edge.waypoint, edge)] : [],
    ),
  };
};

const shapeOf = (element: ModdleElement, { x, y, width, height }: Bounds, drawn: ModdleElement): Beside => {
  const look = lookOf(element);
  const bounds = { x, y, width, height };
  const label = labelOf(element);
  const colour = colourOfDrawn(drawn);
  const outside = look === 'evento' || look === 'decisao' || look === 'dado' || look === 'deposito';
  return {
    id: element.id,
    look,
    label,
    bounds,
    standing: isBand(element) && drawn.isHorizontal !== false,
    name: outside && label !== '' ? besideName(drawn.label?.bounds, bounds) : undefined,
    element: isNode(element) ? element : undefined,
    colour,
  };
};

const lineOf = (element: ModdleElement, waypoint: readonly Point[], drawn: ModdleElement): BesideLine => {
  const ends = endsOf(element);
  const words = labelOf(element);
  const box = drawn.label?.bounds;
  const colour = colourOfDrawn(drawn);
  return {
    id: element.id,
    points: waypoint.map(({ x, y }) => ({ x, y })),
    dashed: !isFlow(element),
    ends: ends || undefined,
    label:
      box && words !== ''
        ? { words, box: { x: box.x, y: box.y, width: box.width, height: box.height } }
        : undefined,
    colour,
  };
};

const endsOf = (element: ModdleElement): Ends | undefined => {
  if (isFlow(element)) return 'passo';
  if (isA(element, 'bpmn:MessageFlow')) return 'mensagem';
  if (isA(element, 'bpmn:DataAssociation')) return 'aberta';
  const direction = element.get('associationDirection');
  return direction === 'One' ? 'aberta' : direction === 'Both' ? 'duas' : undefined;
};

const lookOf = (element: ModdleElement): Look => {
  if (isBand(element)) return 'faixa';
  if (isA(element, 'bpmn:TextAnnotation')) return 'nota';
  if (isNode(element))
    return isA(element, 'bpmn:Event') ? 'evento' : isA(element, 'bpmn:Gateway') ? 'decisao' : 'passo';
  if (isA(element, 'bpmn:DataStoreReference') || isA(element, 'bpmn:DataStore')) return 'deposito';
  if (isA(element, 'bpmn:Group')) return 'grupo';
  return isA(element, 'bpmn:ItemAwareElement') ? 'dado' : 'faixa';
};

const labelOf = (element: ModdleElement): string => {
  // a group is called by its category
  const category = isA(element, 'bpmn:Group') ? element.get('categoryValueRef') : undefined;
  const said = (category as ModdleElement | undefined)?.get('value');
  return (element.name ?? element.text ?? (typeof said === 'string' ? said : '')).trim();
};

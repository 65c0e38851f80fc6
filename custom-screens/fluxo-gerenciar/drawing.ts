import { middleOf } from '#src/conteudo/fluxo/tracos.ts';
import { defined } from '#schemas/defined.ts';
import type { BpmnModdle } from 'bpmn-moddle';
import {
  executableOf,
  flowElementsOf,
  isA,
  processesOf,
  type Bounds,
  type ModdleElement,
} from '#schemas/fluxo/moddle-element.ts';
import { openModdle, readBpmn, writeBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { ReadNote } from '#schemas/fluxo/read-loss.ts';
import { bandsOf, isBand, poolOf } from './bands.ts';
import { idsOf } from './owned-by.ts';

/** The BPMN tree that is drawn, and what makes new elements of it. */
export interface Drawing {
  readonly moddle: BpmnModdle;
  readonly definitions: ModdleElement;
  readonly process: ModdleElement;
}

/** A flow with nothing in it but where it begins and ends. */
export const emptyXml = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:malote="https://malote.org/bpmn/1.0" id="Definicoes" targetNamespace="https://malote.org/bpmn">
  <bpmn:process id="Processo" isExecutable="true">
    <bpmn:startEvent id="Inicio" name="Início"><bpmn:outgoing>Ligacao_1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:endEvent id="Fim" name="Fim"><bpmn:incoming>Ligacao_1</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="Ligacao_1" sourceRef="Inicio" targetRef="Fim" />
  </bpmn:process>
</bpmn:definitions>`;

export const readDrawing = async (xml: string): Promise<Drawing> => {
  return (await readDrawingNoted(xml)).drawing;
};

/** The same, with what was found while it was read. */
export const readDrawingNoted = async (
  xml: string,
): Promise<{ readonly drawing: Drawing; readonly notes: readonly ReadNote[] }> => {
  const { definitions, notes } = await readBpmn(xml);
  const process = executableOf(definitions) ?? processesOf(definitions)[0];
  if (!process) throw new Error('sem processo');
  return { drawing: { moddle: openModdle(), definitions, process }, notes };
};

export const writeDrawing = ({ definitions }: Drawing): Promise<string> => writeBpmn(definitions);

export const elementsOf = ({ process }: Drawing): ModdleElement[] => flowElementsOf(process);

export const elementOf = (drawing: Drawing, id: string | undefined): ModdleElement | undefined =>
  id === undefined
    ? undefined
    : (elementsOf(drawing).find((one) => one.id === id) ??
      bandsOf(drawing).find(({ band }) => band.id === id)?.band);

export const isFlow = (element: ModdleElement | undefined): boolean => isA(element, 'bpmn:SequenceFlow');
export const isNode = (element: ModdleElement | undefined): boolean => isA(element, 'bpmn:FlowNode');

/** The plane of each tree that was asked for: looking for it passes through every element. */
const planes = new WeakMap<ModdleElement, ModdleElement>();

const planeOf = (drawing: Drawing): ModdleElement => {
  const known = planes.get(drawing.process);
  if (known && drawing.definitions.diagrams?.some(({ plane }) => plane === known)) return known;
  const found = findPlane(drawing);
  planes.set(drawing.process, found);
  return found;
};

const findPlane = ({ moddle, definitions, process }: Drawing): ModdleElement => {
  const pool = poolOf({ definitions, process });
  const shown = new Set([process, ...(pool ? [pool] : []), ...flowElementsOf(process)]);
  const all = (definitions.diagrams ?? []).flatMap(({ plane }) => plane ?? []);
  // in a collaboration the process is drawn on the plane of its pools
  const known =
    all.find(({ planeElement = [] }) =>
      planeElement.some((one) => one.bpmnElement && shown.has(one.bpmnElement)),
    ) ?? all.find(({ bpmnElement }) => bpmnElement === process);
  if (known) return known;
  const plane = moddle.create('bpmndi:BPMNPlane', {
    id: `Plano_${process.id}`,
    bpmnElement: process,
    planeElement: [],
  });
  const diagram = moddle.create('bpmndi:BPMNDiagram', { id: `Diagrama_${process.id}`, plane });
  plane.$parent = diagram;
  diagram.$parent = definitions;
  definitions.diagrams = [...(definitions.diagrams ?? []), diagram];
  return plane;
};

/** Everything that is drawn where the process is. */
export const planeElementsOf = (drawing: Drawing): readonly ModdleElement[] =>
  planeOf(drawing).planeElement ?? [];

/** By what it draws; a change of the plane makes another list. */
const indexes = new WeakMap<readonly ModdleElement[], ReadonlyMap<ModdleElement, ModdleElement>>();

const indexOf = (all: readonly ModdleElement[]): ReadonlyMap<ModdleElement, ModdleElement> => {
  const known = indexes.get(all);
  if (known) return known;
  const made = new Map<ModdleElement, ModdleElement>();
  for (const one of all) if (one.bpmnElement && !made.has(one.bpmnElement)) made.set(one.bpmnElement, one);
  indexes.set(all, made);
  return made;
};

export const drawnOf = (drawing: Drawing, element: ModdleElement): ModdleElement | undefined =>
  indexOf(planeOf(drawing).planeElement ?? []).get(element);

/** Pools are drawn on a plane of the collaboration; a flow without them, on one of its process. */
export const putPlaneOn = (drawing: Drawing, element: ModdleElement): void => {
  planeOf(drawing).bpmnElement = element;
};

/** Where an element is drawn; a copy, not the node of the tree. */
export const boundsOf = (drawing: Drawing, element: ModdleElement): Bounds | undefined => {
  const bounds = drawnOf(drawing, element)?.bounds;
  return bounds && { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height };
};

export const putBounds = (drawing: Drawing, element: ModdleElement, bounds: Bounds): void => {
  const { moddle } = drawing;
  const shape = drawnOf(drawing, element);
  if (shape?.bounds) {
    // what it is called goes with it
    const label = shape.label?.bounds;
    if (label) {
      label.x += bounds.x - shape.bounds.x;
      label.y += bounds.y - shape.bounds.y;
    }
    Object.assign(shape.bounds, bounds);
  } else {
    const made = moddle.create('bpmndi:BPMNShape', {
      id: `${element.id}_di`,
      bpmnElement: element,
      bounds: moddle.create('dc:Bounds', { ...bounds }),
      ...defined({
        isExpanded: isA(element, 'bpmn:SubProcess') || undefined,
        isHorizontal: isBand(element) || undefined,
      }),
    });
    keepDrawn(drawing, made);
  }
};

/** A sub-process whose inside is drawn in its place: all are, but those that say they are not. */
export const isExpanded = (drawing: Drawing, element: ModdleElement): boolean =>
  isA(element, 'bpmn:SubProcess') && drawnOf(drawing, element)?.isExpanded !== false;

/** Whether an element is in no closed sub-process. */
export const isSeen = (drawing: Drawing, element: ModdleElement): boolean => {
  for (let around = element.$parent; around; around = around.$parent)
    if (isA(around, 'bpmn:SubProcess') && !isExpanded(drawing, around)) return false;
  return true;
};

export const putExpanded = (drawing: Drawing, sub: ModdleElement, on: boolean): void => {
  const shape = drawnOf(drawing, sub);
  if (shape) shape.isExpanded = on;
};

/** Other tools draw the inside of a closed sub-process on a plane of its own: drawn in its place, it is on this one. */
export const takePlane = (drawing: Drawing, sub: ModdleElement): void => {
  const { definitions } = drawing;
  const plane = planeOf(drawing);
  const other = definitions.diagrams?.find((one) => one.plane !== plane && one.plane?.bpmnElement === sub);
  if (!other) return;
  for (const one of other.plane?.planeElement ?? [])
    if (one.bpmnElement && !drawnOf(drawing, one.bpmnElement)) keepDrawn(drawing, one);
  definitions.diagrams = definitions.diagrams?.filter((one) => one !== other) ?? [];
};

const keepDrawn = (drawing: Drawing, made: ModdleElement): void => {
  const plane = planeOf(drawing);
  made.$parent = plane;
  plane.planeElement = [...(plane.planeElement ?? []), made];
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const waypointsOf = (drawing: Drawing, flow: ModdleElement): readonly Point[] =>
  (drawnOf(drawing, flow)?.waypoint ?? []).map(({ x, y }) => ({ x, y }));

/** Draws a link along these points; what is written on it goes with its middle. */
export const putWaypoints = (drawing: Drawing, flow: ModdleElement, points: readonly Point[]): void => {
  const waypoint = points.map((point) => drawing.moddle.create('dc:Point', { ...point }) as unknown as Point);
  const edge = drawnOf(drawing, flow);
  if (edge) {
    const [from, to] = [middleOf(edge.waypoint ?? points), middleOf(points)];
    const label = edge.label?.bounds;
    if (label)
      Object.assign(label, {
        x: Math.round(label.x + to.x - from.x),
        y: Math.round(label.y + to.y - from.y),
      });
    edge.waypoint = waypoint;
  } else
    keepDrawn(
      drawing,
      drawing.moddle.create('bpmndi:BPMNEdge', { id: `${flow.id}_di`, bpmnElement: flow, waypoint }),
    );
};

export const forgetDrawn = (drawing: Drawing, element: ModdleElement): void => {
  const plane = planeOf(drawing);
  plane.planeElement = (plane.planeElement ?? []).filter(({ bpmnElement }) => bpmnElement !== element);
};

/** The next free id of a kind. */
export const freeId = ({ definitions }: Drawing, word: string): string => {
  const taken = new Set(idsOf(definitions));
  let n = 1;
  while (taken.has(`${word}_${n}`)) n += 1;
  return `${word}_${n}`;
};

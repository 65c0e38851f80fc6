import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import {
  boundsOf,
  drawnOf,
  elementOf,
  elementsOf,
  isFlow,
  isNode,
  putBounds,
  putWaypoints,
  readDrawing,
  putExpanded,
  isExpanded,
  waypointsOf,
  type Drawing,
} from './drawing.ts';
import { settle } from './band-layout.ts';
import { adopt, movedWith } from './edits.ts';
import { putLabel } from './label-edits.ts';
import { idsOf, ownedBy } from './owned-by.ts';
import { topmost } from './several.ts';

const mark = /<!-- malote-copia: (\["[^"\\<>\p{Cc}]+"(?:,"[^"\\<>\p{Cc}]+")*\]) -->\s*$/u;

/** The file, and which of its elements were chosen: what goes to the clipboard, and is BPMN to any other program. */
export const copiedText = (xml: string, ids: readonly string[]): string =>
  `${xml.trimEnd()}\n<!-- malote-copia: ${JSON.stringify(ids)} -->\n`;

/** Whether a text may be a flow, copied here, in another window or in another program. */
export const looksCopied = (text: string): boolean =>
  text.length < 5_000_000 && /<([\w-]+:)?definitions\b/.test(text);

/**
 * Puts what was copied into the drawing, each with an id that is free, beside what is there; where a flow begins is not
 * copied. The ids of what came, of those that are drawn by themselves.
 * @throws XmlRefused where the text is no BPMN
 */
export const pasteFrom = async (text: string): Promise<(drawing: Drawing) => string[]> => {
  const brought = await readDrawing(text);
  const said = mark.exec(text)?.[1];
  const ids = said === undefined ? undefined : (JSON.parse(said) as readonly string[]);
  const tops = picked(brought, ids ?? (brought.process.flowElements ?? []).map(({ id }) => id));
  return (drawing) => {
    const all = tops.flatMap((one) => [one, ...flowElementsOf(one)]);
    const drawn = all.map((element) => ({
      element,
      bounds: boundsOf(brought, element),
      points: waypointsOf(brought, element),
      label: drawnOf(brought, element)?.label?.bounds,
      closed: isA(element, 'bpmn:SubProcess') && !isExpanded(brought, element),
    }));
    const down = roomBelow(drawing, drawn);
    giveFreeIds(drawing, tops);
    shareRoots(drawing, brought, all);
    for (const one of tops) {
      if (one.attachedToRef && !all.includes(one.attachedToRef)) hang(drawing, one);
      adopt(drawing.process, one);
    }
    for (const { element, bounds, points, closed, label } of drawn) {
      if (isFlow(element))
        putWaypoints(
          drawing,
          element,
          points.map(({ x, y }) => ({ x: x + aside, y: y + down })),
        );
      else if (bounds) {
        putBounds(drawing, element, { ...bounds, x: bounds.x + aside, y: bounds.y + down });
        if (closed) putExpanded(drawing, element, false);
      }
      if (label) {
        const { x, y, width, height } = label;
        putLabel(drawing, element, { x: x + aside, y: y + down, width, height });
      }
    }
    settle(drawing, tops.filter(isNode));
    return tops.filter((one) => isNode(one) && !one.attachedToRef).map(({ id }) => id);
  };
};

/** What hung on something that was left behind hangs on the same here; on nothing, where it is not, and the findings say so. */
const hang = (drawing: Drawing, event: ModdleElement): void => {
  const host = elementOf(drawing, event.attachedToRef?.id);
  if (
    host &&
    isA(host, 'bpmn:Activity') &&
    host.name === event.attachedToRef?.name &&
    host.$parent === drawing.process
  )
    event.attachedToRef = host;
  else delete event.attachedToRef;
};

/** The chosen elements with what is in them and hangs on them, and the links between them; what they lead to is left behind. */
const picked = (brought: Drawing, ids: readonly string[]): ModdleElement[] => {
  const tops = topmost(brought, ids).filter((one) => !isA(one, 'bpmn:StartEvent'));
  const container = tops[0]?.$parent;
  const kept = movedWith(
    brought,
    tops.filter(({ $parent }) => $parent === container),
  );
  const whole = (container?.flowElements ?? []).filter(
    (one) =>
      (isNode(one) && kept.has(one)) ||
      (one.sourceRef && one.targetRef && kept.has(one.sourceRef) && kept.has(one.targetRef)),
  );
  const stays = new Set(whole.flatMap((one) => [one, ...flowElementsOf(one)]));
  for (const one of stays) {
    if (one.incoming) one.incoming = one.incoming.filter((flow) => stays.has(flow));
    if (one.outgoing) one.outgoing = one.outgoing.filter((flow) => stays.has(flow));
    if (one.default && !stays.has(one.default)) one.default = undefined;
  }
  return whole;
};

/** What is pasted stands a little aside, so that it is not taken for what it was copied from. */
const aside = 30;

/** A file that says it is as large as the world is not waited for. */
const mostDown = 1_000;

/** How far down what is brought goes, so as not to lie over what is there. */
const roomBelow = (
  drawing: Drawing,
  drawn: readonly { readonly bounds: ReturnType<typeof boundsOf> }[],
): number => {
  const there = elementsOf(drawing).flatMap((one) => boundsOf(drawing, one) ?? []);
  let down = aside;
  const overlaps = (): boolean =>
    drawn.some(
      ({ bounds }) =>
        bounds &&
        there.some(
          (one) =>
            bounds.x + aside < one.x + one.width &&
            one.x < bounds.x + aside + bounds.width &&
            bounds.y + down < one.y + one.height &&
            one.y < bounds.y + down + bounds.height,
        ),
    );
  for (let n = 0; n < mostDown && overlaps(); n += 1) down += aside;
  return down;
};

/** Every id of what is brought, and of what is in it, is one that nothing here has. */
const giveFreeIds = (drawing: Drawing, elements: readonly ModdleElement[]): void => {
  const taken = new Set(idsOf(drawing.definitions));
  for (const one of elements.flatMap((element) => [element, ...ownedBy(element)])) {
    if (typeof one.id !== 'string') continue;
    const word = one.id.replace(/_\d+$/, '');
    let id = one.id;
    for (let n = 1; taken.has(id); n += 1) id = `${word}_${n}`;
    one.id = id;
    taken.add(id);
  }
};

/** Messages, signals and errors that what is brought names: those of the same kind and name here, or new ones. */
const shareRoots = (drawing: Drawing, brought: Drawing, elements: readonly ModdleElement[]): void => {
  const { definitions } = drawing;
  const mine = new Set(brought.definitions.rootElements);
  for (const definition of elements.flatMap(({ eventDefinitions = [] }) => eventDefinitions))
    for (const name of ['messageRef', 'signalRef', 'errorRef', 'escalationRef']) {
      const named = definition.get(name) as ModdleElement | undefined;
      if (!named || !mine.has(named)) continue;
      const roots = definitions.rootElements ?? [];
      const same = roots.find((one) => one.$type === named.$type && one.name === named.name);
      if (same) definition.set(name, same);
      else {
        giveFreeIds(drawing, [named]);
        named.$parent = definitions;
        definitions.rootElements = [...roots, named];
      }
    }
};

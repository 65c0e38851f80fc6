import { BpmnModdle, type ModdleWarning } from 'bpmn-moddle';
import { bringBack, isKept, keepAway } from './kept-xml.ts';
import { giveIds } from './given-ids.ts';
import { maloteModdle } from './malote-moddle.ts';
import { mendXml } from './mend-xml.ts';
import { flowElementsOf, processesOf, type ModdleElement } from './moddle-element.ts';
import { withOnePrefix } from './one-prefix.ts';
import { withoutPlace } from './no-place.ts';
import { lostNote, renumberedNote, unresolvedNote, type ReadNote } from './read-loss.ts';
import { nodesOf } from './xml-nodes.ts';
import { xmlProblem, type XmlProblem } from './xml-problem.ts';
import { attributesOf, changed, lineStarts, linesOf, tagsOf } from './xml-tags.ts';

let opened: BpmnModdle | undefined;

/** What reads, makes and writes trees of BPMN; it keeps nothing of them. */
export const openModdle = (): BpmnModdle => (opened ??= made());

const made = (): BpmnModdle => {
  const moddle = new BpmnModdle({ malote: maloteModdle });
  for (const [name, { extends: extended }] of Object.entries(moddle.registry.typeMap)) {
    // what only adds to others is none of its own
    if ((extended ?? []).length > 0) continue;
    const { $descriptor } = moddle.getType(name);
    // what a file says is written, also where it would be understood without it
    $descriptor.properties = $descriptor.properties.map((one) => ({ ...one, default: undefined }));
  }
  const { $descriptor } = moddle.getType('bpmn:LinkEventDefinition');
  // the schema has the sources before the target
  $descriptor.properties = $descriptor.properties.toSorted(
    (a, b) => Number(a.name.endsWith('target')) - Number(b.name.endsWith('target')),
  );
  return moddle;
};

/** A file that is not taken, and why. */
export class XmlRefused extends Error {
  constructor(
    readonly problem: XmlProblem,
    readonly detail = '',
  ) {
    super(problem);
  }
}

interface ReadBpmn {
  readonly definitions: ModdleElement;
  readonly notes: readonly ReadNote[];
}

/** A reference to what the file does not have. */
interface Dangling {
  readonly element: ModdleElement;
  readonly property: string;
  readonly value: string;
}
/** Of each tree that was read: written, they are where they were. */
const dangling = new WeakMap<ModdleElement, readonly Dangling[]>();

/** Reads a BPMN file, what is hostile refused before anything reads it as XML. */
export const readBpmn = async (xml: string): Promise<ReadBpmn> => {
  const problem = xmlProblem(xml);
  if (problem) throw new XmlRefused(problem);
  const mended = mendXml(xml);
  const { rootElement: tree, warnings: left } = await withAllKept(withOnePrefix(openModdle(), mended.xml));
  const lines = linesById(mended.xml);
  giveIds(tree, lines.keys());
  linkEnds(tree);
  const lost = left.flatMap(danglingOf);
  dangling.set(tree, lost);
  return {
    definitions: tree,
    notes: [
      ...mended.renumbered.map(renumberedNote),
      ...lost.map(({ element, property, value }) =>
        unresolvedNote(
          element,
          property,
          value,
          lines.get(element.id) ?? lines.get(element.$parent?.id ?? ''),
        ),
      ),
      ...left.flatMap(lostOf),
    ],
  };
};

interface Parsed {
  readonly rootElement: ModdleElement;
  readonly warnings: readonly ModdleWarning[];
}

const parsed = async (xml: string): Promise<Parsed> => {
  try {
    const { rootElement, warnings } = await openModdle().fromXML(xml);
    if (rootElement.$type !== 'bpmn:Definitions') throw new XmlRefused('naoEBpmn');
    return { rootElement, warnings };
  } catch (error) {
    if (error instanceof XmlRefused) throw error;
    throw new XmlRefused('naoEBpmn', error instanceof Error ? error.message.split('\n')[0] : '');
  }
};

/** What the reader has no place for is put away, and where it stops nonetheless, until it reads on. */
const withAllKept = async (xml: string): Promise<Parsed> => {
  let now = keepAway(xml, withoutPlace(openModdle(), nodesOf(xml)));
  // what is put away may have been in the way of something else
  for (let turn = 0; ; turn += 1) {
    const read = await parsed(now);
    const next = turn < 3 ? keepAway(now, placesOf(now, read.warnings)) : now;
    if (next === now) return read;
    now = next;
  }
};

/** Where the tags that were not read begin. */
const placesOf = (xml: string, warnings: readonly ModdleWarning[]): Set<number> => {
  const starts = lineStarts(xml);
  const found = new Set<number>();
  for (const { message } of warnings) {
    const [, line, column] = /^unparsable content [^]*?line: (\d+)\s+column: (\d+)/.exec(message) ?? [];
    if (line === undefined || /nested error: unexpected body text/.test(message)) continue;
    const at = (starts[Number(line)] ?? 0) + Number(column);
    if (xml.charAt(at) === '<') found.add(at);
  }
  return found;
};

const danglingOf = ({ message, element, property, value }: ModdleWarning): Dangling[] =>
  message.startsWith('unresolved reference') && element && property && value
    ? [{ element, property: property.slice(property.indexOf(':') + 1), value }]
    : [];

const lostOf = ({ message, property }: ModdleWarning): ReadNote[] => {
  if (!message.startsWith('unparsable content')) return [];
  if (property !== undefined && isKept(property)) return [];
  const line = Number(/line: (\d+)/.exec(message)?.[1]) + 1;
  const [what = ''] = message.slice('unparsable content '.length).split(' detected');
  return [lostNote(/unexpected body text/.test(message) ? 'texto' : 'conteudo', what, line)];
};

const linesById = (xml: string): ReadonlyMap<string, number> => {
  const lineOf = linesOf(xml);
  const found = new Map<string, number>();
  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'fecha') continue;
    const id = attributesOf(xml, tag).find(({ name }) => name === 'id')?.value;
    if (id !== undefined && !found.has(id)) found.set(id, lineOf(tag.start));
  }
  return found;
};

/** What goes in and out of an element may be left out of a file: the flows say it. */
const linkEnds = (definitions: ModdleElement): void => {
  const flows = processesOf(definitions)
    .flatMap(flowElementsOf)
    .filter(({ $type }) => $type === 'bpmn:SequenceFlow');
  for (const [end, way] of [
    ['sourceRef', 'outgoing'],
    ['targetRef', 'incoming'],
  ] as const) {
    const all = new Map<ModdleElement, Set<ModdleElement>>();
    for (const flow of flows) {
      const node = flow[end];
      if (node) all.set(node, (all.get(node) ?? new Set(node[way])).add(flow));
    }
    for (const [node, those] of all) if (those.size > (node[way]?.length ?? 0)) node.set(way, [...those]);
  }
};

export const writeBpmn = async (definitions: ModdleElement): Promise<string> => {
  const restore = putDangling(dangling.get(definitions) ?? []);
  try {
    const { xml } = await openModdle().toXML(definitions, { format: true });
    return bringBack(withReturns(xml));
  } finally {
    for (const one of restore) one();
  }
};

/** A return in a value is written by its number, or whoever reads the file takes it for a space. */
const withReturns = (xml: string): string =>
  xml.includes('\r')
    ? changed(
        xml,
        [...tagsOf(xml)]
          .flatMap((tag) => (tag.kind === 'fecha' ? [] : attributesOf(xml, tag)))
          .filter(({ value }) => value.includes('\r'))
          .map(({ value, start, end }) => ({ start, end, to: value.replaceAll('\r', '&#13;') })),
      )
    : xml;

/** Whatever still names nothing names it in the file, and only there; answers how each is taken back. */
const putDangling = (all: readonly Dangling[]): (() => void)[] =>
  all.flatMap(({ element, property, value }) => {
    const before = element.get(property);
    const stub = { id: value };
    if (Array.isArray(before)) {
      const many = before as unknown[];
      many.push(stub);
      return [() => void many.splice(many.indexOf(stub), 1)];
    }
    if (before !== undefined) return [];
    element.set(property, stub);
    return [() => element.set(property, undefined)];
  });

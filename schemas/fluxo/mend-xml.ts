import { freeIds } from './free-id.ts';
import {
  attributesOf,
  changed,
  decoded,
  encoded,
  linesOf,
  localName,
  prefixOf,
  tagsOf,
  type XmlChange,
  type XmlTag,
} from './xml-tags.ts';

/** An identifier that was given another, or of which there were two. */
export interface Renumbered {
  readonly kind: 'renumerado' | 'repetido';
  readonly line: number;
  /** The element that has it. */
  readonly tag: string;
  readonly name: string | undefined;
  readonly from: string;
  readonly to: string;
}

interface Mended {
  readonly xml: string;
  readonly renumbered: readonly Renumbered[];
}

/** Of what the reader knows: what is in others is theirs, and is left as it is. */
const ours: ReadonlySet<string> = new Set([
  'http://www.omg.org/spec/BPMN/20100524/MODEL',
  'http://www.omg.org/spec/BPMN/20100524/DI',
  'http://www.omg.org/spec/DD/20100524/DC',
  'http://www.omg.org/spec/DD/20100524/DI',
]);
const legal = /^([a-z][\w-.]*:)?[a-z_][\w-.]*$/i;
const references =
  /^(?:\w*Refs?|default|bpmnElement|labelStyle|choreographyActivityShape|sourceElement|targetElement|calledElement|source|target|supports|incoming|outgoing)$/;

/** Something that names an element: an attribute, or the text of a tag. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  /** What a flow calls may be of another file: its prefix says which. */
  readonly called: boolean;
}

interface Identified {
  readonly tag: XmlTag;
  readonly id: string;
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/**
 * What the reader would drop for how its elements are called is called otherwise, with all that names it: identifiers that are
 * not of XML, two of the same, and references that say the prefix of their own file.
 */
export const mendXml = (xml: string): Mended => {
  const { identified, named } = namesIn(xml);
  const taken = new Set(identified.map(({ id }) => id));
  const free = freeIds(taken);
  const seen = new Set<string>();
  const given = new Map<string, string>();
  const lineOf = linesOf(xml);
  const changes: XmlChange[] = [];
  const renumbered: Renumbered[] = [];
  for (const { tag, id, name, start, end } of identified) {
    const wrong = !legal.test(id);
    if (!wrong && !seen.has(id)) {
      seen.add(id);
      continue;
    }
    const repeated = seen.has(id);
    seen.add(id);
    const to = free(legalWord(id));
    if (!repeated) given.set(id, to);
    changes.push({ start, end, to });
    renumbered.push({
      kind: repeated ? 'repetido' : 'renumerado',
      line: lineOf(tag.start),
      tag: localName(tag.name),
      name,
      from: id,
      to,
    });
  }
  for (const { start, end, said, called } of named) {
    const to = referenceTo(said, { taken, given, called });
    if (to !== said) changes.push({ start, end, to: encoded(to) });
  }
  return { xml: changes.length === 0 ? xml : changed(xml, changes), renumbered };
};

/** Of BPMN, every identifier and whatever may name one. */
const namesIn = (xml: string): { identified: Identified[]; named: Named[] } => {
  const identified: Identified[] = [];
  const named: Named[] = [];
  const spaces: ReadonlyMap<string, string>[] = [new Map()];
  let foreign = 0;
  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'fecha') {
      spaces.pop();
      if (foreign > 0) foreign -= 1;
      continue;
    }
    const attributes = attributesOf(xml, tag);
    const around = spaces.at(-1) ?? new Map<string, string>();
    const own = attributes.flatMap(({ name, value }): [string, string][] =>
      name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
    );
    const here = own.length === 0 ? around : new Map([...around, ...own]);
    const local = localName(tag.name);
    const theirs =
      foreign > 0 ||
      !ours.has(here.get(prefixOf(tag.name)) ?? '') ||
      local === 'extensionElements' ||
      local === 'documentation';
    if (tag.kind === 'abre') {
      spaces.push(here);
      if (theirs) foreign += 1;
    }
    const only = foreign > 0 && local !== 'documentation';
    if (only || (theirs && local !== 'documentation')) continue;
    for (const { name, value, start, end } of attributes) {
      if (name === 'id' && value !== '')
        identified.push({
          tag,
          start,
          end,
          id: decoded(value),
          name: decoded(attributes.find((one) => one.name === 'name')?.value ?? '').trim() || undefined,
        });
      else if (references.test(name))
        named.push({ start, end, said: decoded(value), called: name === 'calledElement' });
    }
    if (tag.kind === 'abre' && references.test(local)) {
      const end = xml.indexOf('<', tag.end);
      if (end > tag.end)
        named.push({ start: tag.end, end, said: decoded(xml.slice(tag.end, end)), called: false });
    }
  }
  return { identified, named };
};

interface Known {
  readonly taken: ReadonlySet<string>;
  readonly given: ReadonlyMap<string, string>;
  readonly called: boolean;
}

/** What names an element by another identifier, or by its own with the prefix of the file. */
const referenceTo = (said: string, known: Known): string => {
  const one = said.trim();
  const { taken, given, called } = known;
  const whole = given.get(one);
  if (whole !== undefined) return whole;
  if (one === '' || taken.has(one)) return said;
  // several, one after the other
  if (/\s/.test(one)) {
    const words = one.split(/\s+/);
    const to = words.map((word) => referenceTo(word, known));
    return to.some((word, index) => word !== words[index]) ? to.join(' ') : said;
  }
  if (called || !one.includes(':')) return said;
  const local = localName(one);
  return given.get(local) ?? (taken.has(local) ? local : said);
};

/** The same in signs that serve in XML. */
const legalWord = (id: string): string => {
  const bare = id
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]/g, '_');
  return /^[a-z_]/i.test(bare) ? bare : `_${bare}`;
};

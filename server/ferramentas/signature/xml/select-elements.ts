import { attributeOf, elementsOf, type XmlDocument, type XmlElement } from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { Unsupported } from './unsupported.ts';

/** Where a path of XPath is said. */
export interface PathContext {
  readonly document: XmlDocument;
  /** The element that says it: its prefixes are those of the path, and it is what `here()` is. */
  readonly here: XmlElement;
}

/** What a path finds: elements, or the document itself. */
type Place = XmlElement | XmlDocument;
type Test = (element: XmlElement) => boolean;

const isElement = (place: Place): place is XmlElement => 'kind' in place;
const name = '[\\p{L}_][\\p{L}\\p{N}_.-]*';
const step = new RegExp(
  `^(?:(?<axis>[a-z-]+)::)?(?<test>\\*|node\\(\\)|(?:${name}:)?(?:${name}|\\*))(?<where>(?:\\[[^\\]]*\\])*)$`,
  'u',
);

/**
 * The elements that a path finds; whether the document is among them comes apart. Only the part of XPath that signatures use is
 * followed: steps by name, `here()`, `id()`, and conditions about names, attributes and places.
 * @throws Unsupported for anything else
 */
export const selectElements = (
  path: string,
  context: PathContext,
): { readonly elements: ReadonlySet<XmlElement>; readonly all: boolean } => {
  const found = new Set(splitOutside(path, '|').flatMap((one) => [...follow(one.trim(), context)]));
  const elements = new Set([...found].filter(isElement));
  return { elements, all: elements.size < found.size };
};

/** What says of an element whether one above it, or itself, is as a step says. */
export const stepTest = (text: string, { here }: PathContext): Test => {
  const { test, where } = partsOf(text);
  const named = nameTest(test, here);
  const conditions = where.map((one) => condition(one));
  if (conditions.some((one) => typeof one === 'number')) throw new Unsupported(text);
  return (element) => named(element) && conditions.every((one) => typeof one !== 'number' && one(element));
};

const follow = (path: string, context: PathContext): readonly Place[] => {
  let rest = path;
  let places: readonly Place[] = [context.document];
  const start = /^(?:here\(\)|id\((?:'([^']*)'|"([^"]*)")\))/.exec(rest);
  if (start) {
    const id = start[1] ?? start[2];
    places = id === undefined ? [context.here] : withId(context.document, id);
    rest = rest.slice(start[0].length);
    if (rest === '') return places;
    if (!rest.startsWith('/')) throw new Unsupported(path);
  }
  if (rest === '/') return [context.document];
  const steps = splitOutside(rest.replaceAll('//', '/descendant-or-self::node()/'), '/').map((one) =>
    one.trim(),
  );
  if (steps[0] === '') steps.shift();
  for (const one of steps) places = [...new Set(places.flatMap((place) => take(one, place, context)))];
  return places;
};

const take = (text: string, place: Place, { here, document }: PathContext): readonly Place[] => {
  if (text === '.') return [place];
  if (text === '..') return along('parent', place, document);
  const { axis, test, where } = partsOf(text);
  const named = test === 'node()' ? undefined : nameTest(test, here);
  let found = along(axis, place, document).filter((one) => !named || (isElement(one) && named(one)));
  for (const part of where) {
    const wanted = condition(part);
    found =
      typeof wanted === 'number'
        ? found.slice(wanted - 1, wanted)
        : found.filter((one) => isElement(one) && wanted(one));
  }
  return found;
};

const partsOf = (
  text: string,
): { readonly axis: string; readonly test: string; readonly where: readonly string[] } => {
  const { axis = 'child', test, where = '' } = step.exec(text)?.groups ?? {};
  if (test === undefined) throw new Unsupported(text);
  return { axis, test, where: [...where.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.trim()) };
};

/** In the order in which the axis counts: upwards, the nearest first. */
const along = (axis: string, place: Place, document: XmlDocument): readonly Place[] => {
  const element = isElement(place) ? place : undefined;
  const below = (): readonly XmlElement[] => [...elementsOf(element ?? document.root)];
  switch (axis) {
    case 'self':
      return [place];
    case 'child':
      return element ? element.children.filter((one) => one.kind === 'element') : [document.root];
    case 'descendant':
      return element ? below().slice(1) : below();
    case 'descendant-or-self':
      return element ? below() : [document, ...below()];
    case 'parent':
      return element ? [element.parent ?? document] : [];
    case 'ancestor':
      return element ? above(element, document) : [];
    case 'ancestor-or-self':
      return element ? [element, ...above(element, document)] : [place];
    default:
      throw new Unsupported(axis);
  }
};

const above = ({ parent }: XmlElement, document: XmlDocument): readonly Place[] =>
  parent ? [parent, ...above(parent, document)] : [document];

const nameTest = (test: string, here: XmlElement): Test => {
  if (test === '*') return () => true;
  const [local = '', prefix] = test.split(':').reverse();
  // without a prefix, XPath means no address at all
  const uri = prefix === undefined ? '' : here.names.get(prefix);
  if (uri === undefined) throw new Unsupported(test);
  return (element) => element.uri === uri && (local === '*' || element.local === local);
};

const quoted = `(?:'([^']*)'|"([^"]*)")`;

const condition = (text: string): Test | number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const tests = text.split(/\s+and\s+/).map((one): Test => {
    const attribute = new RegExp(`^@((?:${name}:)?${name})\\s*=\\s*${quoted}$`, 'u').exec(one);
    const [, key = '', single, double] = attribute ?? [];
    if (attribute) return (element) => attributeOf(element, key) === (single ?? double);
    const about = new RegExp(`^(local-name|namespace-uri|name)\\(\\)\\s*=\\s*${quoted}$`).exec(one);
    if (!about) throw new Unsupported(text);
    const wanted = about[2] ?? about[3];
    const kind = about[1];
    return ({ local, uri, name: whole }) =>
      (kind === 'local-name' ? local : kind === 'name' ? whole : uri) === wanted;
  });
  return (element) => tests.every((one) => one(element));
};

const withId = ({ root }: XmlDocument, id: string): readonly XmlElement[] =>
  [...elementsOf(root)].filter(({ attributes }) =>
    attributes.some((one) => xmlNames.ids.test(one.name) && one.value === id),
  );

/** Parts of a text at a sign that stands in no brackets and in no quotes. */
const splitOutside = (text: string, sign: string): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const one of text) {
    if (quote !== '') quote = one === quote ? '' : quote;
    else if (one === '"' || one === "'") quote = one;
    else if ('[('.includes(one)) depth += 1;
    else if ('])'.includes(one)) depth -= 1;
    else if (one === sign && depth === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += one;
  }
  return parts;
};

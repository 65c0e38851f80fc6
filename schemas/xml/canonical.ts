import type { XmlAttribute, XmlDocument, XmlElement, XmlNode } from './read-xml.ts';

interface CanonicalOptions {
  /** Only the names that are used, as exclusive canonicalization asks; else all that are in force. */
  readonly exclusive: boolean;
  readonly comments?: boolean;
  /** Canonical XML 1.1: an element that stands for itself takes no `xml:id` of those above it. */
  readonly later?: boolean;
  /** Prefixes that are written though nothing uses them (`InclusiveNamespaces`). */
  readonly prefixes?: readonly string[];
  /** What is left out, with all that is in it. */
  readonly without?: (element: XmlElement) => boolean;
}

/** One form of XML for one meaning: Canonical XML 1.0 and 1.1, and the exclusive one. */
export const canonical = (what: XmlDocument | XmlElement, options: CanonicalOptions): string => {
  const out: string[] = [];
  if ('root' in what) {
    for (const node of what.before) writeOutside(out, node, options, '', '\n');
    writeElement(out, what.root, options, new Map([['', '']]), true);
    for (const node of what.after) writeOutside(out, node, options, '\n', '');
  } else writeElement(out, what, options, new Map([['', '']]), true);
  return out.join('');
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
/** Most of a file has nothing to escape, and looking is cheaper than writing anew. */
const escaped = (text: string, signs: RegExp): string =>
  text.search(signs) < 0 ? text : text.replaceAll(signs, (sign) => escapes[sign] ?? sign);
const inText = /[&<>\r]/g;
const inValue = /[&<"\t\n\r]/g;

const writeOutside = (
  out: string[],
  node: XmlNode,
  options: CanonicalOptions,
  first: string,
  last: string,
): void => {
  if (node.kind === 'comment' && !options.comments) return;
  out.push(first);
  writeOther(out, node, options);
  out.push(last);
};

const writeOther = (out: string[], node: XmlNode, { comments }: CanonicalOptions): void => {
  if (node.kind === 'text') out.push(escaped(node.data, inText));
  if (node.kind === 'comment' && comments) out.push(`<!--${escaped(node.data, /\r/g)}-->`);
  if (node.kind === 'instruction')
    out.push(`<?${node.target}${node.data === '' ? '' : ` ${escaped(node.data, /\r/g)}`}?>`);
};

const writeElement = (
  out: string[],
  element: XmlElement,
  options: CanonicalOptions,
  written: ReadonlyMap<string, string>,
  apex = false,
): void => {
  if (options.without?.(element)) return;
  const { names, now } = namesOf(element, options, written);
  const more = apex && !options.exclusive ? inherited(element, options.later === true) : [];
  const attributes =
    element.attributes.length + more.length < 2
      ? [...element.attributes, ...more]
      : [...element.attributes, ...more].sort(
          (one, other) => byCodePoints(one.uri, other.uri) || byCodePoints(one.local, other.local),
        );
  out.push('<', element.name);
  for (const [prefix, uri] of names)
    out.push(` xmlns${prefix === '' ? '' : `:${prefix}`}="${escaped(uri, inValue)}"`);
  for (const { name, value } of attributes) out.push(` ${name}="${escaped(value, inValue)}"`);
  out.push('>');
  for (const child of element.children)
    if (child.kind === 'element') writeElement(out, child, options, now);
    else writeOther(out, child, options);
  out.push('</', element.name, '>');
};

interface Names {
  readonly names: readonly (readonly [string, string])[];
  readonly now: ReadonlyMap<string, string>;
}

const none: Names['names'] = [];

/** The names that are written here: those that are wanted and do not stand already as they are. */
const namesOf = (
  element: XmlElement,
  { exclusive, prefixes = [] }: CanonicalOptions,
  written: ReadonlyMap<string, string>,
): Names => {
  // nearly all: its own prefix, which stands already as it is
  if (
    exclusive &&
    prefixes.length === 0 &&
    (written.get(element.prefix) ?? '') === element.uri &&
    element.attributes.every(({ prefix }) => prefix === '')
  )
    return { names: none, now: written };
  const wanted = exclusive
    ? new Set([
        element.prefix,
        ...element.attributes.map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
        ...prefixes.map((prefix) => (prefix === '#default' ? '' : prefix)),
      ])
    : element.names.keys();
  const names: (readonly [string, string])[] = [];
  for (const prefix of wanted) {
    const uri = element.names.get(prefix);
    if (prefix === 'xml' || uri === undefined || (written.get(prefix) ?? '') === uri) continue;
    names.push([prefix, uri]);
  }
  names.sort(([one], [other]) => byCodePoints(one, other));
  return { names, now: names.length > 0 ? new Map([...written, ...names]) : written };
};

/** What an element that stands for itself takes of those above it: `xml:lang` and its like. */
const inherited = (element: XmlElement, later: boolean): readonly XmlAttribute[] => {
  const own = new Set(element.attributes.map(({ name }) => name));
  const found: XmlAttribute[] = [];
  for (let above = element.parent; above; above = above.parent)
    for (const attribute of above.attributes) {
      if (attribute.prefix !== 'xml' || own.has(attribute.name)) continue;
      if (later && attribute.name === 'xml:id') continue;
      own.add(attribute.name);
      found.push(attribute);
    }
  return found;
};

/** Pairs of halves come after all else, as the number that they stand for does. */
const half = /[\ud800-\udfff]/;

const byCodePoints = (one: string, other: string): number => {
  if (one === other) return 0;
  if (!half.test(one) && !half.test(other)) return one < other ? -1 : 1;
  const first = [...one];
  const second = [...other];
  for (let i = 0; i < Math.min(first.length, second.length); i += 1) {
    const difference = (first[i]?.codePointAt(0) ?? 0) - (second[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
};

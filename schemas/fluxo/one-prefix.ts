import type { BpmnModdle } from 'bpmn-moddle';
import { freeIds } from './free-id.ts';
import { declarationOf, isDeclaration, nodesOf, uriOf, type XmlNode } from './xml-nodes.ts';
import { attributesOf, changed, localName, prefixOf, type XmlChange } from './xml-tags.ts';

/** Prefixes that mean the same to every file. */
const everywhere = [
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
] as const;

/** What an element calls others' namespaces. */
type Clash = readonly (readonly [prefix: string, uri: string])[];

interface Clashes {
  readonly clashes: ReadonlyMap<XmlNode, Clash>;
  /** The one prefix of each namespace; none where it is the one that is not said. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/**
 * The elements that declare for others' namespaces a prefix that means something else in the file, or a second prefix of the same:
 * the reader has one prefix of each, and could not write them.
 */
export const clashesOf = (moddle: BpmnModdle, nodes: readonly XmlNode[]): Clashes => {
  const reserved = [...moddle.getPackages().map(({ prefix, uri }) => [prefix, uri] as const), ...everywhere];
  const meaning = new Map<string, string>(reserved);
  const prefixes = new Map<string, string>();
  const ours = new Set(reserved.map(([, uri]) => uri));
  const found = new Map<XmlNode, (readonly [string, string])[]>();
  for (const node of nodes)
    for (const [name, uri] of node.declared) {
      const prefix = prefixDeclared(name);
      const means = meaning.get(prefix) ?? uri;
      if (ours.has(uri)) {
        // whatever it is called in the file, the reader knows it
        if (!meaning.has(prefix)) meaning.set(prefix, uri);
      } else if (uri === '' || means !== uri || (prefixes.get(uri) ?? prefix) !== prefix)
        found.set(node, [...(found.get(node) ?? []), [prefix, uri]]);
      else {
        meaning.set(prefix, uri);
        prefixes.set(uri, prefix);
      }
    }
  return { clashes: found, prefixes };
};

/** The same file where those that the reader's own elements declare are one for each namespace; what others' declare is left to them. */
export const withOnePrefix = (moddle: BpmnModdle, xml: string): string => {
  const nodes = nodesOf(xml);
  const [root] = nodes;
  const { clashes, prefixes } = clashesOf(moddle, nodes);
  if (!root || clashes.size === 0) return xml;
  const free = freeIds(new Set(nodes.flatMap(({ declared }) => declared.map(([name]) => name.slice(6)))));
  const given = new Map<string, string>();
  const known = new Set<XmlNode>();
  const inForce = new Map<XmlNode, ReadonlyMap<string, string>>();
  const changes: XmlChange[] = [];
  for (const node of nodes) {
    const { parent, declared } = node;
    if ((!parent || known.has(parent)) && moddle.getPackage(uriOf(node) ?? '')) known.add(node);
    const around = parent && inForce.get(parent);
    let here = around ?? new Map<string, string>();
    if (declared.length > 0) {
      const own = new Map(here);
      for (const [name] of declared) own.delete(prefixDeclared(name));
      if (known.has(node))
        for (const [prefix, uri] of clashes.get(node) ?? []) {
          if (uri === '') continue;
          const to = given.get(uri) ?? (prefixes.get(uri) || free(`${prefix || 'ns'}_1`));
          given.set(uri, to);
          own.set(prefix, to);
        }
      here = own;
    }
    inForce.set(node, here);
    if (here.size > 0) changes.push(...renamed(xml, node, here, known.has(node)));
  }
  if (given.size === 0) return xml;
  // the reader calls by a prefix of its own what somewhere has none, unless the whole file gives it one
  const whole = [...given].filter(([uri]) => prefixes.get(uri) === '');
  const at = root.tag.start + 1 + root.tag.name.length;
  const to = whole.map(([uri, prefix]) => ` ${declarationOf(prefix)}="${uri}"`).join('');
  return changed(xml, [...changes, { start: at, end: at, to }]);
};

const prefixDeclared = (name: string): string => name.slice('xmlns:'.length);

/** What an element is called, what it says and what it closes, by other prefixes. */
const renamed = (
  xml: string,
  { tag, inner, declared }: XmlNode,
  prefixes: ReadonlyMap<string, string>,
  known: boolean,
): XmlChange[] => {
  const changes: XmlChange[] = [];
  const said = new Set(declared.map(([name]) => name));
  const to = prefixes.get(prefixOf(tag.name));
  if (to !== undefined)
    for (const start of tag.kind === 'abre' ? [tag.start + 1, inner + 2] : [tag.start + 1])
      changes.push({ start, end: start + tag.name.length, to: `${to}:${localName(tag.name)}` });
  for (const { name, value, start, end } of attributesOf(xml, tag)) {
    const at = xml.lastIndexOf(name, start - 1);
    const own = isDeclaration(name) ? prefixes.get(prefixDeclared(name)) : undefined;
    const other = isDeclaration(name) || !name.includes(':') ? undefined : prefixes.get(prefixOf(name));
    if (own !== undefined) {
      // nothing is declared twice
      const again = said.has(declarationOf(own));
      said.add(declarationOf(own));
      changes.push(
        again
          ? { start: at, end: end + 1, to: '' }
          : { start: at, end: at + name.length, to: declarationOf(own) },
      );
    }
    if (other !== undefined)
      changes.push({ start: at, end: at + name.length, to: `${other}:${localName(name)}` });
    // a type that is named by its prefix
    const meant = known && /(Ref|type)$/i.test(name) && value.includes(':') && prefixes.get(prefixOf(value));
    if (meant) changes.push({ start, end, to: `${meant}:${localName(value)}` });
  }
  return changes;
};

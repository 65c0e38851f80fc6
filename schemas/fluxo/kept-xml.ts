import { nodesOf, type XmlNode } from './xml-nodes.ts';
import {
  attributesOf,
  changed,
  decoded,
  encoded,
  localName,
  prefixOf,
  tagsOf,
  type XmlChange,
} from './xml-tags.ts';

/**
 * What the reader does not know travels through it in a value of the element that it is in, as it was written, and goes back to
 * its place when the file is written. `inside`: the whole of what is in an element of words, of which the reader has the words.
 */
const inside = 'guardadoDentro';
const children = 'guardadoFilho';
export const isKept = (attribute: string): boolean => attribute === inside || attribute === children;

/** What an element has that the reader does not know. */
export const keptChildren = ($attrs: Readonly<Record<string, string>> | undefined): string =>
  $attrs?.[children] ?? '';

/** Elements whose content is words, with whatever marks they have. */
const wordy: ReadonlySet<string> = new Set(['documentation', 'text', 'script']);

/** Puts away the elements that begin where the reader stopped. */
export const keepAway = (xml: string, unread: ReadonlySet<number>): string => {
  if (unread.size === 0) return xml;
  const away = new Map<XmlNode, XmlNode[]>();
  const gone = new Set<XmlNode>();
  for (const node of nodesOf(xml)) {
    const { parent } = node;
    if (!parent) continue;
    // what is in something that goes, goes with it
    if (gone.has(parent) || (away.has(parent) && isWordy(parent))) gone.add(node);
    else if (unread.has(node.tag.start)) {
      gone.add(node);
      const those = away.get(parent);
      if (those) those.push(node);
      else away.set(parent, [node]);
    }
  }
  return changed(
    xml,
    [...away].flatMap(([parent, nodes]) => putAway(xml, parent, nodes)),
  );
};

const isWordy = ({ tag }: XmlNode): boolean => wordy.has(localName(tag.name));

const putAway = (xml: string, parent: XmlNode, nodes: readonly XmlNode[]): XmlChange[] => {
  const words = isWordy(parent);
  const taken = words
    ? [{ start: parent.tag.end, end: parent.inner }]
    : nodes.map(({ tag, end }) => ({ start: tag.start, end }));
  const raw = words
    ? withSpaces(xml, parent.tag.end, parent.inner, nodes)
    : nodes.map((node) => withSpaces(xml, node.tag.start, node.end, [node])).join('');
  const name = words ? inside : children;
  const at = parent.tag.start + 1 + parent.tag.name.length;
  const had = attributesOf(xml, parent.tag).find((one) => one.name === name);
  return [
    had
      ? { start: had.end, end: had.end, to: encoded(raw) }
      : { start: at, end: at, to: ` ${name}="${encoded(raw)}"` },
    ...taken.map(({ start, end }) => {
      const without = xml.slice(start, end);
      // every line stays the line that it was
      const lines = without.replaceAll(/[^\r\n]/g, '');
      return { start, end, to: `${words ? escaped(wordsOf(without)) : ''}${lines}` };
    }),
  ];
};

/** A piece of a file that means the same elsewhere: it says what its prefixes are. */
const withSpaces = (xml: string, start: number, end: number, nodes: readonly XmlNode[]): string => {
  const changes = nodes.flatMap(({ tag, spaces }): XmlChange[] => {
    const piece = xml.slice(tag.start, end);
    const own = new Set(attributesOf(xml, tag).map(({ name }) => name));
    const used = new Set(
      [...piece.matchAll(/[<\s]([\w.-]+):[\w.-]+/g)].map(([, prefix]) => `xmlns:${prefix}`),
    );
    if ([...tagsOf(piece)].some(({ name }) => prefixOf(name) === '')) used.add('xmlns');
    const at = tag.start + 1 + tag.name.length;
    const said = [...used]
      .filter((name) => !own.has(name) && spaces.has(name))
      .map((name) => ` ${name}="${spaces.get(name) ?? ''}"`);
    return said.length === 0 ? [] : [{ start: at, end: at, to: said.join('') }];
  });
  const shifted = changes.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  return changed(xml.slice(start, end), shifted);
};

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words of something marked, without its marks. */
const wordsOf = (raw: string): string =>
  decoded(
    raw
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, quoted: string) => escaped(quoted))
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What was put away goes back to its place; words that somebody changed since are theirs. */
export const bringBack = (xml: string): string => {
  if (!xml.includes(inside) && !xml.includes(children)) return xml;
  const changes: XmlChange[] = [];
  for (const { tag, inner } of nodesOf(xml)) {
    const kept = attributesOf(xml, tag).filter(({ name }) => isKept(name));
    if (kept.length === 0) continue;
    const closed = tag.kind === 'vazia' ? xml.lastIndexOf('/', tag.end - 1) : tag.end - 1;
    let within = tag.kind === 'vazia' ? '' : xml.slice(tag.end, inner);
    let put = '';
    for (const { name, value, start, end } of kept) {
      changes.push({ start: start - name.length - 3, end: end + 1, to: '' });
      const raw = decoded(value);
      if (name === children) put += raw;
      else if (wordsOf(raw) === wordsOf(within)) within = raw;
    }
    changes.push(
      tag.kind === 'vazia'
        ? { start: closed - 1, end: tag.end, to: `>${put}${within}</${tag.name}>` }
        : put === ''
          ? { start: tag.end, end: inner, to: within }
          : { start: inner, end: inner, to: put },
    );
  }
  return changed(xml, changes);
};

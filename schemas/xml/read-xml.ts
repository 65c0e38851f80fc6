import { SaxesParser, type SaxesTagNS } from 'saxes';

/** What is signed of an XML: elements, text, comments and instructions, with the names that are in force at each. */
export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly XmlAttribute[];
  /** Addresses by prefix that are in force here; '' is the one without a prefix. */
  readonly names: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
  readonly parent: XmlElement | undefined;
}

export interface XmlAttribute {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly value: string;
}

export type XmlNode =
  | XmlElement
  | { readonly kind: 'text' | 'comment'; readonly data: string }
  | { readonly kind: 'instruction'; readonly target: string; readonly data: string };

export interface XmlDocument {
  readonly root: XmlElement;
  readonly before: readonly XmlNode[];
  readonly after: readonly XmlNode[];
  /** Where the end tag of the root begins, in characters; nothing where the root has none. */
  readonly rootEnd: number | undefined;
}

/** Why an XML is not read with certainty. */
type XmlWhy = 'malFormado' | 'doctype' | 'codificacao' | 'idRepetido' | 'grande' | 'assinaturas';

export class XmlError extends Error {
  constructor(
    message: string,
    readonly why: XmlWhy = 'malFormado',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const deepest = 200;
const mostNodes = 400_000;
/** In force everywhere, and never written. */
const always = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/**
 * Reads an XML 1.0 without a document type: what entities of one would stand for is not what people read.
 * @throws XmlError when it is not well formed, or has too much in it
 */
export const readXml = (text: string): XmlDocument => {
  const parser = new SaxesParser({ xmlns: true });
  const before: XmlNode[] = [];
  const after: XmlNode[] = [];
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let rootEnd: number | undefined;
  let nodes = 0;
  const add = (node: XmlNode): void => {
    nodes += 1;
    if (nodes > mostNodes) throw new XmlError('too much', 'grande');
    const inside = open.at(-1);
    if (inside) inside.children.push(node);
    else if (node.kind !== 'text' && node !== root) (root ? after : before).push(node);
  };
  parser.on('error', (error) => {
    throw new XmlError(error.message);
  });
  parser.on('doctype', () => {
    throw new XmlError('document type', 'doctype');
  });
  parser.on('xmldecl', ({ version }) => {
    if (version !== undefined && version !== '1.0') throw new XmlError('version');
  });
  parser.on('text', (data) => add({ kind: 'text', data }));
  parser.on('cdata', (data) => add({ kind: 'text', data }));
  parser.on('comment', (data) => add({ kind: 'comment', data }));
  parser.on('processinginstruction', ({ target, body }) => add({ kind: 'instruction', target, data: body }));
  parser.on('opentag', (tag) => {
    if (open.length >= deepest) throw new XmlError('too deep', 'grande');
    const element = elementOf(tag, open.at(-1));
    root ??= element;
    add(element);
    open.push(element);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    open.pop();
    if (open.length === 0 && !isSelfClosing) rootEnd = text.lastIndexOf('</', parser.position);
  });
  parser.write(text).close();
  if (!root) throw new XmlError('empty');
  return { root, before, after, rootEnd };
};

const elementOf = (tag: SaxesTagNS, parent: XmlElement | undefined): XmlElement => {
  const own: (readonly [string, string])[] = [];
  for (const prefix in tag.ns)
    if (prefix !== 'xml' && prefix !== 'xmlns') own.push([prefix, tag.ns[prefix] ?? '']);
  const attributes: XmlAttribute[] = [];
  for (const name in tag.attributes) {
    const attribute = tag.attributes[name];
    if (attribute && name !== 'xmlns' && !name.startsWith('xmlns:')) attributes.push(attribute);
  }
  const names = parent?.names ?? always;
  return {
    kind: 'element',
    name: tag.name,
    prefix: tag.prefix,
    local: tag.local,
    uri: tag.uri,
    attributes,
    names: own.length > 0 ? new Map([...names, ...own]) : names,
    children: [],
    parent,
  };
};

/** Elements below one, itself first. */
export const elementsOf = function* (element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (child.kind === 'element') yield* elementsOf(child);
};

/** The only child with a name; nothing where there is none, or where there are more. */
export const onlyChild = (
  element: XmlElement | undefined,
  uri: string,
  local: string,
): XmlElement | undefined => {
  const found = childrenNamed(element, uri, local);
  return found.length === 1 ? found[0] : undefined;
};

export const childrenNamed = (
  element: XmlElement | undefined,
  uri: string,
  local: string,
): readonly XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => child.kind === 'element' && child.uri === uri && child.local === local,
  );

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes.find((one) => one.name === name)?.value;

export const textIn = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (child.kind === 'text' ? child.data : '')).join('');

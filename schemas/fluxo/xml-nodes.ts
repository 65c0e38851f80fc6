import { attributesOf, prefixOf, tagsOf, type XmlTag } from './xml-tags.ts';

/** An element of an XML file, where it is and what the prefixes mean in it. */
export interface XmlNode {
  readonly tag: XmlTag;
  readonly parent: XmlNode | undefined;
  /** By how they are declared: `xmlns`, `xmlns:x`. */
  readonly spaces: ReadonlyMap<string, string>;
  /** Those that it declares itself. */
  readonly declared: readonly (readonly [name: string, uri: string])[];
  /** After its closing tag. */
  end: number;
  /** Where its closing tag begins. */
  inner: number;
}

/** The elements of a file, each after what contains it; none where one closes what another opened. */
export const nodesOf = (xml: string): XmlNode[] => {
  const all: XmlNode[] = [];
  const open: XmlNode[] = [];
  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'fecha') {
      const node = open.pop();
      if (node?.tag.name !== tag.name) return [];
      Object.assign(node, { inner: tag.start, end: tag.end });
      continue;
    }
    const parent = open.at(-1);
    const declared = attributesOf(xml, tag)
      .filter(({ name }) => isDeclaration(name))
      .map(({ name, value }) => [name, value] as const);
    const around = parent?.spaces ?? new Map<string, string>();
    const spaces = declared.length === 0 ? around : new Map([...around, ...declared]);
    const node: XmlNode = { tag, parent, spaces, declared, end: tag.end, inner: tag.end };
    all.push(node);
    if (tag.kind === 'abre') open.push(node);
  }
  return open.length === 0 ? all : [];
};

export const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

export const declarationOf = (prefix: string): string => (prefix === '' ? 'xmlns' : `xmlns:${prefix}`);

/** The namespace of an element; undefined where nothing says it. */
export const uriOf = ({ tag, spaces }: XmlNode): string | undefined =>
  spaces.get(declarationOf(prefixOf(tag.name)));

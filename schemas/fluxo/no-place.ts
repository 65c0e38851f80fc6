import type { BpmnModdle, ModdleDescriptor, ModdlePackage, ModdleProperty } from 'bpmn-moddle';
import { clashesOf } from './one-prefix.ts';
import { uriOf, type XmlNode } from './xml-nodes.ts';
import { localName, prefixOf } from './xml-tags.ts';

/** What the reader makes of an element: one of its types, anything at all, or a value without elements. */
type Read = ModdleDescriptor | 'qualquer' | 'valor';

interface Slot {
  readonly property: ModdleProperty;
  readonly read: Read;
}

/**
 * Where the elements begin that the reader has no place for, and would drop: those that it does not know; of what there is one of,
 * all but the first; and, of others, those whose prefixes mean two things, which it could not write.
 */
export const withoutPlace = (moddle: BpmnModdle, nodes: readonly XmlNode[]): Set<number> => {
  const found = new Set<number>();
  const read = new Map<XmlNode, Read>();
  const had = new Map<XmlNode, Set<string>>();
  const slotIn = slots(moddle);
  const { clashes } = clashesOf(moddle, nodes);
  for (const node of nodes) {
    const { parent, tag } = node;
    const within = parent && read.get(parent);
    if (!parent) read.set(node, moddle.getType('bpmn:Definitions').$descriptor);
    else if (within === 'qualquer') {
      read.set(node, within);
      if (clashes.has(node) || uriOf(node) === '') found.add(outermost(node, read).tag.start);
    } else if (within !== undefined && within !== 'valor') {
      // a prefix that the file does not say is what the reader takes it for
      const slot = slotIn(within, uriOf(node) ?? prefixOf(tag.name), localName(tag.name));
      const before = had.get(parent) ?? new Set();
      had.set(parent, before);
      const extra = slot && slot.property.isMany !== true && before.has(slot.property.name);
      if (!slot || extra || (slot.read === 'qualquer' && clashes.has(node))) found.add(tag.start);
      else {
        before.add(slot.property.name);
        read.set(node, slot.read);
      }
    }
  }
  return found;
};

/** What contains an element, and is itself in what the reader knows. */
const outermost = (node: XmlNode, read: ReadonlyMap<XmlNode, Read>): XmlNode => {
  let one = node;
  while (one.parent && read.get(one.parent) === 'qualquer') one = one.parent;
  return one;
};

/** Where the reader puts an element that is in another, as it finds it: by its name, and else by its type. */
const slots = (
  moddle: BpmnModdle,
): ((within: ModdleDescriptor, uri: string, local: string) => Slot | undefined) => {
  const known = new Map<string, Slot | undefined>();
  return (within, uri, local) => {
    const pkg = moddle.getPackage(uri);
    const key = `${within.name} ${pkg?.prefix ?? ''} ${pkg ? local : ''}`;
    if (!known.has(key)) known.set(key, pkg ? slotOf(moddle, within, pkg, local) : anySlot(within, uri));
    return known.get(key);
  };
};

const slotOf = (
  moddle: BpmnModdle,
  within: ModdleDescriptor,
  { prefix, xml }: ModdlePackage,
  local: string,
): Slot | undefined => {
  const named = within.propertiesByName[`${prefix}:${local}`];
  const types = moddle.registry.typeMap;
  if (named && named.isAttr !== true)
    return {
      property: named,
      read:
        named.isReference === true || !(named.type in types)
          ? 'valor'
          : moddle.getType(named.type).$descriptor,
    };
  const alias = xml?.tagAlias === 'lowerCase' ? local.charAt(0).toUpperCase() + local.slice(1) : local;
  const type = `${prefix}:${alias}`;
  if (!(type in types)) return undefined;
  const { $descriptor } = moddle.getType(type);
  const property = within.properties.find(
    (one) => one.isVirtual !== true && one.isReference !== true && one.type in $descriptor.allTypesByName,
  );
  return property && { property, read: $descriptor };
};

const anySlot = (within: ModdleDescriptor, uri: string | undefined): Slot | undefined => {
  const property = within.properties.find(
    ({ isReference, type }) => isReference !== true && type === 'Element',
  );
  return uri !== '' && property ? { property, read: 'qualquer' } : undefined;
};

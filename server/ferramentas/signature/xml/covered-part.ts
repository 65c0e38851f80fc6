import { childrenNamed, type XmlDocument, type XmlElement } from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { isSignature } from '#schemas/xml/signed-content.ts';
import { isWithin, type ChosenPart } from './chosen-part.ts';
import { advancedForms } from './xades-properties.ts';

/** What a signature covers of a file, where it is not all of it. */
export interface XmlCover {
  /** The elements, as the file calls them. */
  readonly covered: readonly string[];
  /** What else is in the file, but for signatures: nothing is said of it. */
  readonly rest: readonly string[];
}

/** What the parts that a signature covers come to. */
export const coverOf = ({ root }: XmlDocument, parts: readonly ChosenPart[]): XmlCover | 'tudo' => {
  const starts = new Map<XmlElement, ChosenPart[]>();
  for (const part of parts)
    for (const element of part.elements ?? [root])
      starts.set(element, [...(starts.get(element) ?? []), part]);
  const above = new Set([...starts.keys()].flatMap(containersOf));
  const rest: string[] = [];
  const look = (element: XmlElement, around: readonly ChosenPart[]): void => {
    if (isSignature(element)) return;
    const here = starts.get(element);
    const all = here ? [...around, ...here] : around;
    const inside = all.some(({ without }) => without.has(element))
      ? all.filter(({ without }) => !without.has(element))
      : all;
    if (inside.length === 0 && !above.has(element)) {
      rest.push(nameOf(element));
      return;
    }
    if (inside.length === 0 && saysSomething(element)) rest.push(nameOf(element));
    for (const child of element.children) if (child.kind === 'element') look(child, inside);
  };
  look(root, []);
  return starts.has(root) && rest.length === 0 ? 'tudo' : { covered: [...starts.keys()].map(nameOf), rest };
};

const containersOf = ({ parent }: XmlElement): readonly XmlElement[] =>
  parent ? [parent, ...containersOf(parent)] : [];

/** Text or attributes of its own, which no element inside it has. */
const saysSomething = ({ children, attributes }: XmlElement): boolean =>
  children.some((one) => one.kind === 'text' && one.data.trim() !== '') ||
  attributes.some(({ prefix }) => prefix !== 'xml' && prefix !== 'xsi');

const nameOf = (element: XmlElement): string => {
  const id = element.attributes.find(({ name }) => xmlNames.ids.test(name))?.value;
  return id === undefined ? element.name : `${element.name} (${id.slice(0, 80)})`;
};

/** Content hidden where no signature of the whole looks: in an object of a signature that does not cover it itself. */
export const hidesContent = (signature: XmlElement, parts: readonly ChosenPart[]): boolean => {
  const covered = new Set(parts.flatMap(({ elements = [] }) => elements));
  return childrenNamed(signature, xmlNames.signature, 'Object').some((object) =>
    object.children.some((child) => {
      if (child.kind === 'element') return !advancedForms.includes(child.uri) && !isWithin(child, covered);
      return child.kind === 'text' && child.data.trim() !== '' && !isWithin(object, covered);
    }),
  );
};

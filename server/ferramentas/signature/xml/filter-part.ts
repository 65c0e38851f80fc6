import {
  attributeOf,
  childrenNamed,
  elementsOf,
  onlyChild,
  textIn,
  type XmlDocument,
  type XmlElement,
} from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { lessElements, onlyElements, type ChosenPart } from './chosen-part.ts';
import { selectElements, stepTest, type PathContext } from './select-elements.ts';
import { Unsupported } from './unsupported.ts';

/**
 * A part of a document after a transform that filters it: a condition of XPath 1.0, or the paths of XPath Filter 2.0.
 * @throws Unsupported for one that is not followed
 */
export const filtered = (part: ChosenPart, transform: XmlElement, document: XmlDocument): ChosenPart =>
  attributeOf(transform, 'Algorithm') === xmlNames.filter
    ? byPaths(part, transform, document)
    : byCondition(part, transform, document);

const byPaths = (part: ChosenPart, transform: XmlElement, document: XmlDocument): ChosenPart => {
  const paths = childrenNamed(transform, xmlNames.filter, 'XPath');
  if (paths.length === 0) throw new Unsupported('no path');
  return paths.reduce((now, here) => {
    const kind = attributeOf(here, 'Filter');
    const { elements, all } = selectElements(textIn(here).trim(), { document, here });
    if (kind === 'intersect') return all ? now : onlyElements(now, elements, document);
    if (kind === 'subtract' && !all) return lessElements(now, elements);
    throw new Unsupported(kind);
  }, part);
};

/** The condition is asked of each node: one about what is above it is about all that is in an element. */
const byCondition = (part: ChosenPart, transform: XmlElement, document: XmlDocument): ChosenPart => {
  const here = onlyChild(transform, xmlNames.signature, 'XPath');
  if (!here) throw new Unsupported('no condition');
  const context = { document, here };
  return conditionsOf(textIn(here)).reduce((now, one) => {
    const left = leftOut(one, context);
    if (left) return lessElements(now, left);
    const kept = /^ancestor-or-self::(.+)$/.exec(one);
    if (!kept?.[1]) throw new Unsupported(one);
    return onlyElements(now, new Set(those(kept[1], context)), document);
  }, part);
};

const conditionsOf = (text: string): readonly string[] =>
  text.split(/\s+and\s+(?=not\s*\(|ancestor-or-self::|count\()/).map((one) => one.trim());

const leftOut = (condition: string, context: PathContext): Iterable<XmlElement> | undefined => {
  const not = /^not\s*\(\s*ancestor-or-self::(.+?)\s*\)$/.exec(condition);
  if (not?.[1]) return those(not[1], context);
  return ownSignature.test(condition.replaceAll(/\s/g, ''))
    ? selectElements("here()/ancestor::*[local-name()='Signature'][1]", context).elements
    : undefined;
};

/** How XMLDSig itself (6.6.4) says, in XPath, all but the signature in which it stands. */
const ownSignature =
  /^count\(ancestor-or-self::(\w+):Signature\|here\(\)\/ancestor::\1:Signature\[1\]\)>count\(ancestor-or-self::\1:Signature\)$/;

const those = (step: string, context: PathContext): readonly XmlElement[] => {
  const is = stepTest(step, context);
  return [...elementsOf(context.document.root)].filter(is);
};

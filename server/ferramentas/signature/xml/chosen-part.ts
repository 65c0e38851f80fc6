import { elementsOf, type XmlDocument, type XmlElement } from '#schemas/xml/read-xml.ts';

/** What of a document is signed: all of it or some elements, each with all that is in it, but for those that are left out. */
export interface ChosenPart {
  /** Nothing where it is the whole document. */
  readonly elements: readonly XmlElement[] | undefined;
  readonly without: ReadonlySet<XmlElement>;
}

export const isWithin = (element: XmlElement, all: ReadonlySet<XmlElement>): boolean => {
  for (let at: XmlElement | undefined = element; at; at = at.parent) if (all.has(at)) return true;
  return false;
};

/** The part without these. */
export const lessElements = ({ elements, without }: ChosenPart, more: Iterable<XmlElement>): ChosenPart => ({
  elements,
  without: new Set([...without, ...more]),
});

/** What of the part is also in these. */
export const onlyElements = (
  { elements, without }: ChosenPart,
  only: ReadonlySet<XmlElement>,
  { root }: XmlDocument,
): ChosenPart => {
  const had = elements && new Set(elements);
  const kept = new Set([
    ...[...only].filter((one) => !had || isWithin(one, had)),
    ...(elements ?? []).filter((one) => isWithin(one, only)),
  ]);
  const highest = [...kept].filter(({ parent }) => !parent || !isWithin(parent, kept));
  const chosen = new Set(highest);
  // as they stand in the document
  return { elements: [...elementsOf(root)].filter((one) => chosen.has(one)), without };
};

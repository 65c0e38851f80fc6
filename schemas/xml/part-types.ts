import { SaxesParser } from 'saxes';

/** The one part of a package that has a name of its own (ECMA-376 part 2, section 10.1.2). */
export const typesPart = '[Content_Types].xml';

/**
 * Of which type each part of a package is, by its list of types: what a part is called says nothing, as the writers of Word
 * call the text `document.xml`, `document2.xml` or otherwise. Names differ by more than their case.
 * @throws Error when the list is not well formed
 */
export const readPartTypes = (list: string): ((part: string) => string | undefined) => {
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: { PartName, Extension, ContentType } }) => {
    if (ContentType === undefined) return;
    if (/(^|:)Override$/.test(name) && PartName) byName.set(keyOf(PartName), ContentType);
    if (/(^|:)Default$/.test(name) && Extension) byEnding.set(keyOf(Extension), ContentType);
  });
  parser.write(list).close();
  return (part) => byName.get(keyOf(part)) ?? byEnding.get(/[^.]*$/.exec(keyOf(part))?.[0] ?? '');
};

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

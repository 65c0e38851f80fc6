import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** What tells one kind of package from another (ECMA-376 part 2): its main part, and what the list of types calls it. */
export interface OfficePackage {
  readonly main: string;
  readonly content: string;
}

export const wordPackage: OfficePackage = {
  main: 'word/document.xml',
  content: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
};

const typesPart = '[Content_Types].xml';
const mostParts = 10_000;
const mostTypes = 1_048_576;

/** Whether the content is a package of the kind: any ZIP begins with the same bytes, and one with macros has another type. */
export const isOfficePackage = async (
  content: Readable,
  { main, content: type }: OfficePackage,
): Promise<boolean> => {
  const bytes = await buffer(content);
  try {
    const zip = await open(bytes);
    const parts = await partsOf(zip);
    const types = parts.get(typesPart);
    if (!types || !parts.has(main) || types.uncompressedSize > mostTypes) return false;
    return (await textOf(zip, types)).includes(`"${type}"`);
  } catch {
    // what cannot be opened as a package is none
    return false;
  }
};

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(error);
      else if (zip.entryCount > mostParts) reject(new Error('O arquivo tem partes demais.'));
      else resolve(zip);
    });
  });

const partsOf = (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> =>
  new Promise((resolve, reject) => {
    const parts = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(parts));
    zip.on('error', reject);
    zip.readEntry();
  });

/** The size that a part declares is checked by the library as it inflates. */
const textOf = async (zip: ZipFile, entry: Entry): Promise<string> => {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  return (await buffer(stream)).toString('utf8');
};

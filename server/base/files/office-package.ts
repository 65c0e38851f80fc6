import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/**
 * What tells one kind of package from another: its main part, and what says of which type that is: the list of types
 * (ECMA-376 part 2) or a part with the type alone (OpenDocument 1.3 part 2, section 3.3).
 */
export interface OfficePackage {
  readonly main: string;
  readonly content: string;
  readonly by: '[Content_Types].xml' | 'mimetype';
}

const openXml = (main: string, content: string): OfficePackage => ({
  main,
  content: `application/vnd.openxmlformats-officedocument.${content}.main+xml`,
  by: '[Content_Types].xml',
});

const openDocument = (content: string): OfficePackage => ({
  main: 'content.xml',
  content: `application/vnd.oasis.opendocument.${content}`,
  by: 'mimetype',
});

export const officePackages = {
  docx: openXml('word/document.xml', 'wordprocessingml.document'),
  xlsx: openXml('xl/workbook.xml', 'spreadsheetml.sheet'),
  pptx: openXml('ppt/presentation.xml', 'presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
} as const;

const mostParts = 10_000;
const mostTypes = 1_048_576;

/** Whether the content is a package of the kind: any ZIP begins with the same bytes, and one with macros has another type. */
export const isOfficePackage = async (
  content: Readable,
  { main, content: type, by }: OfficePackage,
): Promise<boolean> => {
  const bytes = await buffer(content);
  try {
    const zip = await openPackage(bytes);
    const parts = await packageParts(zip);
    const said = parts.get(by);
    if (!said || !parts.has(main) || said.uncompressedSize > mostTypes) return false;
    const text = await partText(zip, said);
    return by === 'mimetype' ? text.trim() === type : text.includes(`"${type}"`);
  } catch {
    // what cannot be opened as a package is none
    return false;
  }
};

/** Whether the content is an archive that lists what it holds. */
export const isArchive = async (content: Readable): Promise<boolean> => {
  try {
    return (await packageParts(await openPackage(await buffer(content)))).size > 0;
  } catch {
    // what cannot be opened as an archive is none
    return false;
  }
};

/** A package, as long as it has no more parts than an honest one. */
export const openPackage = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(error);
      else if (zip.entryCount > mostParts) reject(new Error('O arquivo tem partes demais.'));
      else resolve(zip);
    });
  });

export const packageParts = (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> =>
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
export const partText = async (zip: ZipFile, entry: Entry): Promise<string> => {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  return (await buffer(stream)).toString('utf8');
};

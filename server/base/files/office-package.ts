import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { readPartTypes, typesPart } from '#schemas/xml/part-types.ts';

/**
 * What tells one kind of package from another: the type of its main part, and what says so: the list of types of all parts
 * (ECMA-376 part 2), or a part with the type alone (OpenDocument 1.3 part 2, section 3.3).
 */
interface OfficePackage {
  readonly content: string;
  readonly by: typeof typesPart | 'mimetype';
}

const openXml = (content: string): OfficePackage => ({
  content: `application/vnd.openxmlformats-officedocument.${content}.main+xml`,
  by: typesPart,
});

const openDocument = (content: string): OfficePackage => ({
  content: `application/vnd.oasis.opendocument.${content}`,
  by: 'mimetype',
});

export const officePackages = {
  docx: openXml('wordprocessingml.document'),
  xlsx: openXml('spreadsheetml.sheet'),
  pptx: openXml('presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
} as const;

const mostParts = 10_000;
const mostTypes = 1_048_576;

/** Whether the content is a package of the kind: any ZIP begins with the same bytes, and one with macros has another type. */
export const isOfficePackage = async (
  content: Readable,
  { content: type, by }: OfficePackage,
): Promise<boolean> => {
  const bytes = await buffer(content);
  try {
    const zip = await openPackage(bytes);
    const parts = await packageParts(zip);
    const said = parts.get(by);
    if (!said || said.uncompressedSize > mostTypes) return false;
    const text = await partText(zip, said);
    if (by === 'mimetype') return text.trim() === type && parts.has('content.xml');
    const typeOf = readPartTypes(text);
    return [...parts.keys()].some((part) => typeOf(part) === type);
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
      entry.fileName = nameOf(entry);
      parts.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(parts));
    zip.on('error', reject);
    zip.readEntry();
  });

/** The upper half of code page 850, in which Windows in Portuguese names what it packs. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** Set where a name is said to be in UTF-8: APPNOTE 4.4.4, and 4.6.9 for who says it besides the name. */
const saidUnicode = 0x800;
const unicodePath = 0x7075;

/**
 * The name of a part that does not say how it is written: in UTF-8, as other systems write it all the same, or in code page 850,
 * whatever APPNOTE D.1 says of 437. What was refused as a name was refused before.
 */
const nameOf = ({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string => {
  if (
    (generalPurposeBitFlag & saidUnicode) !== 0 ||
    extraFields.some(({ id }) => id === unicodePath) ||
    fileNameRaw.every((byte) => byte < 0x80)
  )
    return fileName;
  return written(fileNameRaw).replaceAll('\\', '/');
};

const written = (raw: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    // no UTF-8: an older system wrote it
    return Array.from(raw, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (codePage850[byte - 0x80] ?? ''),
    ).join('');
  }
};

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

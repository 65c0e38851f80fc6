import type { Readable } from 'node:stream';
import { fileKinds, kindOfName, type FileKindName } from '#schemas/file-kinds.ts';
import { isArchive, isOfficePackage, officePackages } from '#server/base/files/office-package.ts';
import { isPlainText } from '#server/base/files/plain-text.ts';
import { isXml } from '#server/base/files/xml-text.ts';

/** A kind of file that may be sent, told by its content and never by its name alone. */
interface AcceptedType {
  readonly type: string;
  readonly matches: (head: Buffer) => boolean;
  /** What the whole of it has to be, where its first bytes are those of other kinds too. */
  readonly whole?: (content: Readable) => Promise<boolean>;
}

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const text: Omit<AcceptedType, 'type'> = { matches: (head) => !head.includes(0), whole: isPlainText };

const zipStart = startsWith(0x50, 0x4b, 0x03, 0x04);

const office = (name: keyof typeof officePackages): Omit<AcceptedType, 'type'> => ({
  matches: zipStart,
  whole: (content) => isOfficePackage(content, officePackages[name]),
});

/** PNG and JPEG signatures: ISO 15948 section 5.2, ITU T.81 B.1.1.3; PDF: ISO 32000-2 section 7.5.2. */
const signs: Readonly<Record<FileKindName, Omit<AcceptedType, 'type'>>> = {
  png: { matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: { matches: startsWith(0xff, 0xd8, 0xff) },
  pdf: { matches: (head) => head.subarray(0, 1024).includes('%PDF-') },
  txt: text,
  csv: text,
  xml: { matches: (head) => !head.includes(0), whole: isXml },
  docx: office('docx'),
  xlsx: office('xlsx'),
  pptx: office('pptx'),
  odt: office('odt'),
  ods: office('ods'),
  odp: office('odp'),
  zip: { matches: zipStart, whole: isArchive },
};

/** The type that a file has by its name, when its first bytes agree. */
export const typeOf = (name: string, head: Buffer): AcceptedType | undefined => {
  const kind = kindOfName(name);
  return kind && signs[kind].matches(head) ? { type: fileKinds[kind].type, ...signs[kind] } : undefined;
};

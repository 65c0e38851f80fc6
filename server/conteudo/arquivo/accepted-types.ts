import { wordPackage, type OfficePackage } from '#server/base/files/office-package.ts';

/** A kind of file that may be sent, told by its first bytes and never by its name. */
interface AcceptedType {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly matches: (head: Buffer) => boolean;
  /** What the whole of it has to be, where its first bytes are those of other kinds too. */
  readonly whole?: OfficePackage;
}

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** PNG and JPEG signatures: ISO 15948 section 5.2, ITU T.81 B.1.1.3; PDF: ISO 32000-2 section 7.5.2. */
export const acceptedTypes: readonly AcceptedType[] = [
  {
    type: 'image/png',
    extensions: ['png'],
    matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: startsWith(0xff, 0xd8, 0xff) },
  {
    type: 'application/pdf',
    extensions: ['pdf'],
    matches: (head) => head.subarray(0, 1024).includes('%PDF-'),
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    matches: startsWith(0x50, 0x4b, 0x03, 0x04),
    whole: wordPackage,
  },
];

/** The type that the content really has, when it is an accepted one and the name agrees with it. */
export const typeOf = (name: string, head: Buffer): AcceptedType | undefined => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const found = acceptedTypes.find((accepted) => accepted.matches(head));
  return found?.extensions.includes(extension) ? found : undefined;
};

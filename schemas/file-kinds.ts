/** What a browser shows of a file by itself. */
type FilePreview = 'imagem' | 'pdf' | 'texto';

/** A kind of file that may be kept; what a definition and a person call it is its extension. */
interface FileKind {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly preview?: FilePreview;
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

export const fileKinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'], preview: 'pdf' },
  png: { type: 'image/png', extensions: ['png'], preview: 'imagem' },
  jpg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], preview: 'imagem' },
  txt: { type: 'text/plain', extensions: ['txt'], preview: 'texto' },
  csv: { type: 'text/csv', extensions: ['csv'], preview: 'texto' },
  xml: { type: 'application/xml', extensions: ['xml'] },
  docx: { type: `${openXml}.wordprocessingml.document`, extensions: ['docx'] },
  xlsx: { type: `${openXml}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  pptx: { type: `${openXml}.presentationml.presentation`, extensions: ['pptx'] },
  odt: { type: `${openDocument}.text`, extensions: ['odt'] },
  ods: { type: `${openDocument}.spreadsheet`, extensions: ['ods'] },
  odp: { type: `${openDocument}.presentation`, extensions: ['odp'] },
  zip: { type: 'application/zip', extensions: ['zip'] },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

const entries = Object.entries(fileKinds) as [FileKindName, FileKind][];

export const fileKindNames: readonly FileKindName[] = entries.map(([name]) => name);

/** The kind that a name claims by its extension. */
export const kindOfName = (name: string): FileKindName | undefined => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return entries.find(([, { extensions }]) => extensions.includes(extension))?.[0];
};

/** The kind of a stored file, which was told by its content when it came. */
export const kindOfType = (type: string): FileKindName | undefined =>
  entries.find(([, kind]) => kind.type === type)?.[0];

/** What a browser shows of a stored file; nothing else is ever handed out to be shown. */
export const previewOf = (type: string): FilePreview | undefined =>
  entries.find(([, kind]) => kind.type === type)?.[1].preview;

/** `PDF, DOCX ou ODT`. */
export const kindsInWords = (names: readonly FileKindName[], or: string): string =>
  names
    .map((name) => name.toUpperCase())
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${or} $1`);

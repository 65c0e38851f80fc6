import { SaxesParser } from 'saxes';
import { readPartTypes, typesPart } from '#schemas/xml/part-types.ts';
import { openPackage, packageParts, partText } from '#server/base/files/office-package.ts';
import { Unreadable } from './reading.ts';

/** Where each kind of package has its words: the parts by their type, or by their name where none is said; the elements with text, and those that end a line. */
interface OfficeKind {
  readonly type: RegExp;
  readonly parts: RegExp;
  readonly words: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
}

const kinds: readonly OfficeKind[] = [
  {
    type: /officedocument\.wordprocessingml\./,
    parts: /\.wordprocessingml\.(document\.main|header|footer|footnotes|endnotes)\+xml$/,
    words: new Set(['w:t']),
    lines: new Set(['w:p', 'w:br', 'w:tab']),
  },
  {
    type: /officedocument\.spreadsheetml\./,
    parts: /\.spreadsheetml\.(sharedStrings|worksheet)\+xml$/,
    words: new Set(['t']),
    lines: new Set(['si', 'is']),
  },
  {
    type: /officedocument\.presentationml\./,
    parts: /\.presentationml\.(slide|notesSlide)\+xml$/,
    words: new Set(['a:t']),
    lines: new Set(['a:p', 'a:br']),
  },
  {
    type: /oasis\.opendocument\.(text|spreadsheet|presentation)/,
    parts: /^content\.xml$/,
    words: new Set(['text:p', 'text:h']),
    lines: new Set(['text:p', 'text:h', 'text:tab', 'text:line-break']),
  },
];

/** One part inflated; what is beyond is no text. */
const mostOfPart = 50 * 1_048_576;

export const isOffice = (type: string): boolean => kinds.some((kind) => kind.type.test(type));

/** The words of a text, a sheet or a presentation. */
export const readOffice = async (type: string, content: Uint8Array): Promise<string> => {
  const kind = kinds.find((each) => each.type.test(type));
  if (!kind) throw new Unreadable('tipo');
  const zip = await openPackage(Buffer.from(content));
  const parts = await packageParts(zip);
  const list = parts.get(typesPart);
  const typeOf = list ? readPartTypes(await partText(zip, list)) : () => undefined;
  const all: string[] = [];
  for (const [name, entry] of parts) {
    if (!kind.parts.test(typeOf(name) ?? name)) continue;
    if (entry.uncompressedSize > mostOfPart) throw new Unreadable('grande');
    all.push(wordsOf(kind, await partText(zip, entry)));
  }
  return all.join('\n');
};

const wordsOf = ({ words, lines }: OfficeKind, xml: string): string => {
  let text = '';
  let inside = 0;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name }) => {
    if (words.has(name)) inside += 1;
  });
  parser.on('text', (piece) => {
    if (inside > 0) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (words.has(name)) inside -= 1;
    if (lines.has(name)) text += '\n';
  });
  parser.write(xml).close();
  return text;
};

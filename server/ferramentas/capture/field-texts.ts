import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Uncapturable } from './capture.ts';
import { openToCopy } from './open-pdf.ts';

/** What was filled in the form of a PDF, by page, from the first: ISO 32000-2, 12.7. */
export type FieldTexts = readonly string[];

/** Hidden, and not to be viewed: 12.5.3. */
const unseen = 0b10_0010;
/** A password, in the flags of a text field: 12.7.5.3. */
const password = 1 << 13;
/** Fields within fields: no form has more, and one that turns in a circle ends. */
const deepest = 32;

export const fieldTexts = (pdf: PDFDocument): FieldTexts =>
  pdf.getPages().map((page) => {
    const widgets = (page.node.Annots()?.asArray() ?? [])
      .map((one) => pdf.context.lookup(one))
      .filter((one) => one instanceof PDFDict)
      .filter(isShown);
    return widgets.sort(inReadingOrder).flatMap(valuesOf).join('\n');
  });

/** The same of a file; of one that cannot be opened so, nothing: who draws it says what is wrong with it. */
export const readFieldTexts = async (content: Uint8Array): Promise<FieldTexts> => {
  // the names are hidden only in the streams of objects, and reading a large file for nothing takes its time
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.includes('/AcroForm') && !bytes.includes('/ObjStm')) return [];
  try {
    return fieldTexts(await openToCopy(content));
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
    return [];
  }
};

const isShown = (widget: PDFDict): boolean =>
  widget.lookup(PDFName.of('Subtype')) === PDFName.of('Widget') && (numberIn(widget, 'F') & unseen) === 0;

const numberIn = (dict: PDFDict, key: string): number => {
  const value = inherited(dict, key);
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

/** Part of a field may be said by the one above it. */
const inherited = (field: PDFDict, key: string, depth = 0): PDFObject | undefined => {
  const own = field.lookup(PDFName.of(key));
  if (own !== undefined || depth >= deepest) return own;
  const above = field.lookup(PDFName.of('Parent'));
  return above instanceof PDFDict ? inherited(above, key, depth + 1) : undefined;
};

const valuesOf = (field: PDFDict): readonly string[] => {
  const kind = inherited(field, 'FT');
  const value = inherited(field, 'V');
  if (kind === PDFName.of('Tx')) return (numberIn(field, 'Ff') & password) === 0 ? textsIn(value) : [];
  return kind === PDFName.of('Ch') ? textsIn(value).map((chosen) => labelOf(field, chosen)) : [];
};

const textsIn = (value: PDFObject | undefined): readonly string[] => {
  if (value instanceof PDFString || value instanceof PDFHexString) {
    const text = value.decodeText().trim();
    return text === '' ? [] : [text];
  }
  return value instanceof PDFArray ? value.asArray().flatMap(textsIn) : [];
};

/** A choice is kept by a code and shown by its name. */
const labelOf = (field: PDFDict, chosen: string): string => {
  const options = inherited(field, 'Opt');
  if (!(options instanceof PDFArray)) return chosen;
  for (let at = 0; at < options.size(); at += 1) {
    const option = options.lookup(at);
    if (!(option instanceof PDFArray)) continue;
    const [code, name] = textsIn(option);
    if (code === chosen && name !== undefined) return name;
  }
  return chosen;
};

/** From the top, and from the left. */
const inReadingOrder = (a: PDFDict, b: PDFDict): number => {
  const [ax, ay] = cornerOf(a);
  const [bx, by] = cornerOf(b);
  return by - ay || ax - bx;
};

const cornerOf = (widget: PDFDict): readonly [x: number, y: number] => {
  const rect = widget.lookup(PDFName.of('Rect'));
  if (!(rect instanceof PDFArray)) return [0, 0];
  const at = (index: number): number => {
    const value = rect.lookup(index);
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  return [Math.min(at(0), at(2)), Math.max(at(1), at(3))];
};

import {
  layoutMultilineText,
  PDFNumber,
  PDFName,
  TextAlignment,
  type PDFFont,
  type PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import { rectOf } from './places.ts';

/** What a place keeps around its letters, in points. */
const around = 4;
/** The smallest letters that a place is filled with. */
export const smallest = 5;

/** Whether a text, in letters of a size, is seen whole in every place of its field. */
export const fits = (field: PDFTextField, font: PDFFont, text: string, size: number): boolean =>
  field.isCombed() ||
  field.acroField.getWidgets().every((widget) => fitsIn(roomOf(widget), field, font, text, size));

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The place as its letters run: in one that stands on its side, along its height. */
const roomOf = (widget: PDFWidgetAnnotation): Room => {
  const { width, height } = rectOf(widget.dict);
  const turn = widget.MK()?.lookup(PDFName.of('R'));
  const aside = turn instanceof PDFNumber && Math.abs(turn.asNumber()) % 180 === 90;
  const [along, across] = aside ? [height, width] : [width, height];
  return { width: Math.max(1, along - around), height: Math.max(1, across - around) };
};

const fitsIn = (
  { width, height }: Room,
  field: PDFTextField,
  font: PDFFont,
  text: string,
  size: number,
): boolean => {
  if (!field.isMultiline()) return font.widthOfTextAtSize(text, size) <= width;
  const { lines, lineHeight } = layoutMultilineText(text, {
    alignment: TextAlignment.Left,
    fontSize: size,
    font,
    bounds: { x: 0, y: 0, width, height },
  });
  return lines.length * lineHeight <= height + around;
};

/** The size of letters that a field asks for; 0 where it leaves it to who draws it. */
export const askedSize = (field: PDFTextField): number =>
  Number(/([\d.]+)\s+Tf/.exec(field.acroField.getDefaultAppearance() ?? '')?.[1] ?? 0);

/** The largest letters, up to those that the field asks for, with which a text is seen whole; the smallest, where with none it is. */
export const fittingSize = (field: PDFTextField, font: PDFFont, text: string): number => {
  const asked = askedSize(field);
  for (let size = asked > 0 ? asked : 12; size > smallest; size -= 0.5)
    if (fits(field, font, text, size)) return size;
  return smallest;
};

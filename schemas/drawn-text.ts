import type { PDFFont } from '@cantoo/pdf-lib';

/** The text with only what the standard fonts draw: what they lack becomes a mark, never a failure. */
export const drawable = (font: PDFFont, text: string): string => {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
};

/** The text in lines of a width, broken between words. */
export const linesOf = (font: PDFFont, size: number, width: number, text: string): string[] => {
  const lines: string[] = [];
  for (const word of drawable(font, text).trim().split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(cut(font, size, width, word));
  }
  return lines;
};

/** The text on one line, cut where it does not fit. */
export const cut = (font: PDFFont, size: number, width: number, text: string): string => {
  const whole = drawable(font, text);
  if (font.widthOfTextAtSize(whole, size) <= width) return whole;
  let [low, high] = [0, whole.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (font.widthOfTextAtSize(`${whole.slice(0, middle)}...`, size) <= width) low = middle;
    else high = middle - 1;
  }
  return `${whole.slice(0, low)}...`;
};

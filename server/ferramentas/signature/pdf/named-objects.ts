import type { PdfFile } from './pdf-file.ts';
import { isDigit, isSpace } from './pdf-value.ts';

/** The numbers of the objects that a file refers to, whether or not it has them. */
export const namedObjects = (file: PdfFile): ReadonlySet<number> => {
  const named = new Set<number>();
  for (const text of file.texts())
    for (let at = text.indexOf('R'); at >= 0; at = text.indexOf('R', at + 1)) {
      const generation = numberBefore(text, at);
      const number = generation && numberBefore(text, generation.start);
      if (number) named.add(number.value);
    }
  return named;
};

/** The number that ends before the spaces that end at a place. */
const numberBefore = (
  text: Buffer,
  from: number,
): { readonly value: number; readonly start: number } | undefined => {
  let end = from;
  while (end > 0 && isSpace(text[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && isDigit(text[start - 1])) start -= 1;
  if (end === from || start === end) return undefined;
  return { value: Number(text.toString('latin1', start, end)), start };
};

import { keysOf, entrySpot } from './compared-revisions.ts';
import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { entryOf, numberOf } from './pdf-value.ts';

/** Not drawn by its rectangle alone, but by how a page is turned or how large it is shown. */
const drawnElsewhere = 8 | 16;

/**
 * Whether a field draws only in its rectangle: what is drawn is put into it and cut there, by its box, as long as it has one
 * (ISO 32000-1, 12.5.5).
 * @param isRight whether what is drawn may be drawn, by its number
 */
export const drawsInside = (
  file: PdfFile,
  field: PdfObject,
  isRight: (number: number) => boolean,
): boolean => {
  const flags = numberOf(file.follow(entryOf(field.value, 'F'), field)?.value) ?? 0;
  if ((flags & drawnElsewhere) !== 0) return false;
  const looks = file.follow(entryOf(field.value, 'AP'), field);
  if (!looks) return true;
  const rect = numbersOf(file, file.follow(entryOf(field.value, 'Rect'), field), 4);
  if (!rect || looks.value.kind !== 'dict' || isStream(looks)) return false;
  const isCut = (look: PdfObject): boolean => {
    const box = numbersOf(file, file.follow(entryOf(look.value, 'BBox'), look), 4);
    const turned = file.follow(entryOf(look.value, 'Matrix'), look);
    if (!box || (turned && !numbersOf(file, turned, 6))) return false;
    return (areaOf(box) > 0 || areaOf(rect) === 0) && isRight(look.number);
  };
  return keysOf(looks).every((key) => {
    const look = ['N', 'R', 'D'].includes(key) && entrySpot(looks, key);
    const found = look ? file.follow(look.value, look.inside) : undefined;
    if (!look) return false;
    if (!found) return true;
    if (found.value === found.whole && isStream(found)) return isCut(found);
    // one for each state
    return (
      found.value.kind === 'dict' &&
      [...found.value.entries.values()].every((value) => {
        const state = file.follow(value, found);
        return !state || (isStream(state) && state.value === state.whole && isCut(state));
      })
    );
  });
};

const numbersOf = (
  file: PdfFile,
  list: PdfObject | undefined,
  count: number,
): readonly number[] | undefined => {
  if (list?.value.kind !== 'array' || list.value.items.length !== count) return undefined;
  const found = list.value.items.map((item) => numberOf(file.follow(item, list)?.value) ?? Number.NaN);
  return found.every(Number.isFinite) ? found : undefined;
};

const areaOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): number =>
  Math.abs(right - left) * Math.abs(top - bottom);

import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** A font, and which letters it draws here. */
interface Face {
  readonly font: PDFFont;
  readonly has: (point: number) => boolean;
}

/** Fonts in the order in which a letter is looked for: the first that has it draws it. */
export type Letters = readonly [Face, ...Face[]];

/** A piece of text that one font draws whole. */
interface Run {
  readonly font: PDFFont;
  readonly text: string;
}

type Engine = Parameters<PDFDocument['registerFontkit']>[0];

/** What reads font files, and those to look in for the letters that the standard fonts lack, in order. */
export interface FontBook {
  readonly engine: Engine;
  readonly files: readonly (() => Promise<Uint8Array>)[];
}

/** What stands for a letter that nothing draws. */
export const mark = '?';

/** As it is drawn: what has no look of its own (joiners, variation selectors) stays out. */
const oneSpaced = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ');
const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** A mathematical font draws Arabic letters as symbols, apart from one another: that is no writing. */
export const isReadable = (letter: string): boolean => !/\p{Script=Arabic}/u.test(letter);

/**
 * What draws these texts: a standard font, which every reader has, alone if it is enough. Files are opened only for what it
 * lacks, and of each only the letters used go into the document.
 */
export const lettersFor = async (
  pdf: PDFDocument,
  standard: PDFFont,
  texts: Iterable<string>,
  openBook: () => Promise<FontBook>,
): Promise<Letters> => {
  const first = new Set(standard.getCharacterSet());
  const letters: [Face, ...Face[]] = [{ font: standard, has: (point) => first.has(point) }];
  const missing = new Set<number>();
  for (const text of texts)
    for (const letter of oneSpaced(text))
      if (!first.has(pointOf(letter)) && isReadable(letter)) missing.add(pointOf(letter));
  if (missing.size === 0) return letters;
  const { engine, files } = await openBook();
  pdf.registerFontkit(engine);
  for (const file of files) {
    if (missing.size === 0) break;
    const bytes = await file();
    const read = await engine.create(bytes);
    const known = new Set(read && 'characterSet' in read ? read.characterSet : []);
    const found = new Set([...missing].filter((point) => known.has(point)));
    if (found.size === 0) continue;
    for (const point of found) missing.delete(point);
    letters.push({ font: await pdf.embedFont(bytes, { subset: true }), has: (point) => found.has(point) });
  }
  return letters;
};

/** The letters that no font has. */
export const lackedBy = (letters: Letters, texts: Iterable<string>): string[] => {
  const lacked = new Set<string>();
  for (const text of texts)
    for (const letter of oneSpaced(text))
      if (!letters.some(({ has }) => has(pointOf(letter)))) lacked.add(letter);
  return [...lacked];
};

/** The text with only what the fonts draw: what they all lack becomes a mark, never a failure. */
const drawable = (letters: Letters, text: string): string =>
  [...oneSpaced(text)]
    .map((letter) => (letters.some(({ has }) => has(pointOf(letter))) ? letter : mark))
    .join('');

/** The text in pieces of one font each. */
export const runsOf = (letters: Letters, text: string): Run[] => {
  const runs: Run[] = [];
  for (const letter of drawable(letters, text)) {
    const last = runs.at(-1);
    const { font } = letters.find(({ has }) => has(pointOf(letter))) ?? letters[0];
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
};

export const widthOf = (letters: Letters, size: number, text: string): number =>
  runsOf(letters, text).reduce((sum, { font, text: run }) => sum + font.widthOfTextAtSize(run, size), 0);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: Color;
}

/** Writes a line, each piece of it with its font. */
export const drawLine = (page: PDFPage, letters: Letters, text: string, { x, ...place }: Place): void => {
  let at = x;
  for (const { font, text: run } of runsOf(letters, text)) {
    page.drawText(run, { ...place, x: at, font });
    at += font.widthOfTextAtSize(run, place.size);
  }
};

/** The text in lines of a width, broken between words. */
export const linesOf = (letters: Letters, size: number, width: number, text: string): string[] => {
  const lines: string[] = [];
  for (const word of drawable(letters, text).trim().split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(letters, size, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(cut(letters, size, width, word));
  }
  return lines;
};

/** The text on one line, cut where it does not fit. */
export const cut = (letters: Letters, size: number, width: number, text: string): string => {
  const whole = drawable(letters, text);
  if (widthOf(letters, size, whole) <= width) return whole;
  const signs = [...whole];
  let [low, high] = [0, signs.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(letters, size, `${signs.slice(0, middle).join('')}...`) <= width) low = middle;
    else high = middle - 1;
  }
  return `${signs.slice(0, low).join('')}...`;
};

/** A text as somebody reads it, and where in the written one each of its units comes from. */
interface Reading {
  readonly texto: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A stretch of a text, in UTF-16 units, and what is read in it. */
export interface Stretch {
  readonly inicio: number;
  readonly fim: number;
  readonly dito: string;
}

/** A letter and the marks over it, which some files write apart. */
const cluster = /\P{M}\p{M}*|\p{M}+/gsu;
/** What nobody sees; a hyphen that is there only where a line ends is looked at later. */
const unseen = /[\u200B-\u200D\u2060\uFEFF]/u;
const dashes = /[\u2010-\u2015\u2212]/gu;
/** How PDFium writes a hyphen at the end of a line, and how text itself does. */
const soft = '[\\u0002\\u00AD]';

/** One letter for each that is read: marks on their letters, ligatures and wide forms apart, one space for many. */
const plain = (written: string): Reading => {
  const signs: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: one, index } of written.matchAll(cluster)) {
    if (unseen.test(one)) continue;
    const read = one.normalize('NFKC').replaceAll(dashes, '-');
    signs.push(read);
    for (let unit = 0; unit < read.length; unit += 1) {
      starts.push(index);
      ends.push(index + one.length);
    }
  }
  const reading = { texto: signs.join(''), starts, ends };
  return rewritten(rewritten(reading, /[^\S\r\n]+/gu, ' '), / ?(?:\r\n|\r|\n) ?/gu, '\n');
};

/** What a pattern finds is read as something else, which comes from all of what it found. */
const rewritten = ({ texto, starts, ends }: Reading, pattern: RegExp, put: string): Reading => {
  const made = { signs: [] as string[], starts: [] as number[], ends: [] as number[] };
  let from = 0;
  const copy = (to: number): void => {
    made.signs.push(texto.slice(from, to));
    for (let at = from; at < to; at += 1) {
      made.starts.push(starts[at] ?? 0);
      made.ends.push(ends[at] ?? 0);
    }
  };
  for (const { 0: found, index } of texto.matchAll(pattern)) {
    copy(index);
    made.signs.push(put);
    for (let unit = 0; unit < put.length; unit += 1) {
      made.starts.push(starts[index] ?? 0);
      made.ends.push(ends[index + found.length - 1] ?? 0);
    }
    from = index + found.length;
  }
  copy(texto.length);
  return { texto: made.signs.join(''), starts: made.starts, ends: made.ends };
};

/** Numbers and addresses go on in the next line after a sign of theirs, or before one. */
const broken =
  /(?<=[./-])\n(?=\d)|(?<=\d)\n(?=[./-]\d)|(?<=[@_])\n(?=[\p{Ll}\d])|\n(?=@)|(?<=\.)\n(?=\p{Ll})|(?<=\p{Ll})\n(?=\.\p{Ll})/gu;

/** The line by line, and with what the end of a line broke put together again: with its hyphen and without it. */
const readingsOf = (written: string): readonly Reading[] => {
  const lines = plain(written);
  const hyphen = new RegExp(`(?<=\\p{L})(?:-\\n|${soft}\\n?)(?=\\p{L})`, 'gu');
  const rest = new RegExp(`${soft}\\n?`, 'gu');
  return [
    rewritten(lines, new RegExp(soft, 'gu'), '-'),
    ...['', '-'].map((put) => rewritten(rewritten(rewritten(lines, hyphen, put), rest, '-'), broken, '')),
  ];
};

/** What is found in any reading of a text, in its order, each once: what is a part of another is not told again. */
export const findInReadings = <T extends { readonly inicio: number; readonly fim: number }>(
  written: string,
  find: (texto: string) => readonly T[],
): readonly (T & Stretch)[] => {
  const found = readingsOf(written).flatMap(({ texto, starts, ends }) =>
    find(texto).map((one) => ({
      ...one,
      dito: texto.slice(one.inicio, one.fim).replaceAll(/\s+/g, ' ').trim(),
      inicio: starts[one.inicio] ?? 0,
      fim: ends[one.fim - 1] ?? 0,
    })),
  );
  return found
    .toSorted((one, other) => one.inicio - other.inicio || other.fim - one.fim)
    .filter((one, index, all) => all.slice(0, index).every(({ fim }) => fim < one.fim));
};

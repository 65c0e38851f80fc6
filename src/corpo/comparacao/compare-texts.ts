import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a line: what both have, what only the newer has, what only the older had. */
export interface Parte {
  readonly texto: string;
  readonly marca?: 'incluido' | 'retirado';
}

/** A line of either text, with what happened to it. */
export interface Linha {
  readonly situacao: 'igual' | 'incluida' | 'retirada' | 'alterada';
  readonly partes: readonly Parte[];
}

/** Of two lines in each other's place, so much must be the same for them to be one line that changed. */
const leastShared = 0.4;

/**
 * Two texts line by line, from the older to the newer. A line that was rewritten in its place comes as one, with the words that
 * left and entered; one that has little to do with what stands there now comes as two.
 */
export const compareTexts = (older: string, newer: string): readonly Linha[] => {
  const lines: Linha[] = [];
  let gone: readonly string[] = [];
  const settle = (): void => {
    lines.push(...gone.map((texto) => whole(texto, 'retirada')));
    gone = [];
  };
  for (const { value, added, removed } of diffArrays(linesOf(older), linesOf(newer))) {
    if (removed) {
      settle();
      gone = value;
    } else if (added) {
      lines.push(...replaced(gone, value));
      gone = [];
    } else {
      settle();
      lines.push(...value.map((texto) => whole(texto, 'igual')));
    }
  }
  settle();
  return lines;
};

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

const whole = (texto: string, situacao: 'igual' | 'incluida' | 'retirada'): Linha => ({
  situacao,
  partes: [
    situacao === 'igual'
      ? { texto }
      : { texto, marca: situacao === 'incluida' ? ('incluido' as const) : ('retirado' as const) },
  ],
});

/**
 * What stood at a place and what stands there now: a new line changes the first old one, after those already taken, that it
 * resembles; of the others, what left comes before what entered.
 */
const replaced = (gone: readonly string[], come: readonly string[]): Linha[] => {
  const lines: Linha[] = [];
  let [taken, told] = [0, 0];
  const tellUpTo = (old: number, line: number): void => {
    lines.push(...gone.slice(taken, old).map((texto) => whole(texto, 'retirada')));
    lines.push(...come.slice(told, line).map((texto) => whole(texto, 'incluida')));
  };
  come.forEach((line, index) => {
    const at = gone.findIndex((old, from) => from >= taken && shared(old, line) >= leastShared);
    const old = gone[at];
    if (old === undefined) return;
    tellUpTo(at, index);
    lines.push({ situacao: 'alterada', partes: wordsOf(old, line) });
    [taken, told] = [at + 1, index + 1];
  });
  tellUpTo(gone.length, come.length);
  return lines;
};

const wordsOf = (older: string, newer: string): Parte[] =>
  diffWordsWithSpace(older, newer).map(({ value, added, removed }) => ({
    texto: value,
    ...(added ? { marca: 'incluido' as const } : removed ? { marca: 'retirado' as const } : {}),
  }));

/** How much of the longer of two lines is in both, from 0 to 1. */
const shared = (older: string, newer: string): number => {
  const same = wordsOf(older, newer).reduce(
    (sum, { texto, marca }) => sum + (marca === undefined ? texto.trim().length : 0),
    0,
  );
  return same / Math.max(older.length, newer.length, 1);
};

import type { PodeImprimir } from '#schemas/corpo/find-problems.ts';

/** Words for paper, with a box in the place of what no font of the house draws. */
export const boxed = (words: string, podeImprimir: PodeImprimir): string =>
  [...words].map((char) => (char === '\n' || podeImprimir(char.codePointAt(0) ?? 0) ? char : '□')).join('');

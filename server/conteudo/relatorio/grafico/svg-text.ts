import { withoutMarkup } from '#schemas/xml/markup.ts';

interface TextOf {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Words on a chart, never read as marks. */
export const svgText = (words: string, { x, y, anchor = 'start' }: TextOf): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${withoutMarkup(words)}</text>`;

/** No name longer than its place. */
export const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words;

export const round = (value: number): number => Math.round(value * 100) / 100;

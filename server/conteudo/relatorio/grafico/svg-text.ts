const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

interface TextOf {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Words on a chart, never read as marks. */
export const svgText = (words: string, { x, y, anchor = 'start' }: TextOf): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)}</text>`;

/** No name longer than its place. */
export const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words;

export const round = (value: number): number => Math.round(value * 100) / 100;

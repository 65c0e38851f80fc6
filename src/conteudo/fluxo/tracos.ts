import type { Sinal } from '#schemas/fluxo/sinal.ts';

/** How BPMN is drawn, wherever it is: in the designer, on the pages of who follows a flow, on paper. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How thick lines are, in points of the drawing. */
export const weights = { line: 1.5, end: 4, sign: 3, fine: 1.5 } as const;

/** The head of a link, that ends at the origin and comes from the left. */
export const head = 'M0 0L-10 -5V5Z';

/** Where the head of a link goes: at its end, along its last piece. */
export const placeOfHead = (points: readonly Point[]): string | undefined => {
  const end = points.at(-1);
  const before = points.findLast(({ x, y }) => x !== end?.x || y !== end.y);
  if (!end || !before) return undefined;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${end.x} ${end.y}) rotate(${angle})`;
};

/** Of a link, in its middle piece. */
export const middleOf = (points: readonly Point[]): Point => {
  const at = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[at], points[at + 1] ?? points[at]];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
};

/** A gateway of that size, as a path. */
export const diamond = (width: number, height: number): string =>
  `M${width / 2} 1L${width - 1} ${height / 2}L${width / 2} ${height - 1}L1 ${height / 2}Z`;

/** Sides of what the signs are drawn for: in another size they are in the middle of it, and as large as it. */
const sides = { gateway: 50, event: 36 } as const;

/** Where a sign goes in something of a size. */
export const placeOfSign = (of: keyof typeof sides, width: number, height: number): string => {
  const side = sides[of];
  const scale = Math.min(width, height) / side;
  const [left, top] = [(width - side * scale) / 2, (height - side * scale) / 2];
  return `translate(${left} ${top}) scale(${scale})`;
};

interface Traco {
  readonly d: string;
  readonly weight: 'sign' | 'fine';
}

const fine = (d: string): Traco => ({ d, weight: 'fine' });
const thick = (d: string): Traco => ({ d, weight: 'sign' });

/** The sign inside a gateway or an event, as a path. */
export const signs: Readonly<Record<Sinal, Traco>> = {
  EXCLUSIVO: thick('M18 18L32 32M32 18L18 32'),
  PARALELO: thick('M25 15V35M15 25H35'),
  INCLUSIVO: thick('M16 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0'),
  COMPLEXO: thick('M25 14V36M14 25H36M17.2 17.2L32.8 32.8M32.8 17.2L17.2 32.8'),
  EVENTOS: fine(
    'M14 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0M16.5 25a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M25 19.5L30.2 23.3L28.2 29.4H21.8L19.8 23.3Z',
  ),
  TEMPO: fine('M18 11V18L23 21'),
  MENSAGEM: fine('M11 13.5H25V22.5H11ZM11 13.5L18 18.5L25 13.5'),
  SINAL: fine('M18 11L25 23.5H11Z'),
  ERRO: fine('M11 24L14.5 13L20 19.5L25 11L21.5 23.5L16 17.5Z'),
  ESCALACAO: fine('M18 10.5L24 25L18 19L12 25Z'),
  CONDICAO: fine('M12.5 11H23.5V25H12.5ZM15 14.5H21M15 18H21M15 21.5H21'),
  COMPENSACAO: fine('M18 13V23L11 18ZM25 13V23L18 18Z'),
  CANCELAMENTO: fine('M13 11L18 16L23 11L25 13L20 18L25 23L23 25L18 20L13 25L11 23L16 18L11 13Z'),
  TERMINO: fine('M10 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0'),
  ELO: fine('M10.5 15.5H19V11.5L26 18L19 24.5V20.5H10.5Z'),
  VARIOS: fine('M18 10L25.6 15.5L22.7 24.5H13.3L10.4 15.5Z'),
  TODOS: fine('M18 11V25M11 18H25'),
};

/** Of a letter of 12 points, about. */
const letter = 6.3;

/** The words in lines that fit into so many points; the last one says that there was more. */
export const linesOf = (words: string, width: number, most: number): string[] => {
  const fit = Math.max(4, Math.floor(width / letter));
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter((one) => one !== '')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && joined.length <= fit) lines[lines.length - 1] = joined;
    else for (let at = 0; at < word.length; at += fit) lines.push(word.slice(at, at + fit));
  }
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${last.slice(0, Math.max(1, fit - 1))}…`];
};

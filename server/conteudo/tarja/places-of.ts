import type { Achado } from '#schemas/shapes/tarja.ts';
import type { PageLetters } from '#server/ferramentas/redaction/redaction.ts';
import type { FoundText } from './personal-data.ts';

/** A letter is a little more than its ink: what is covered is as high as the line. */
const margin = { across: 0.002, up: 0.003 };

/** What was found in a page and where, a stretch for each line that it is in. */
export const placedFindings = (
  { numero, lugares }: PageLetters,
  found: readonly FoundText[],
): readonly Achado[] =>
  found.flatMap(({ especie, inicio, fim, dito }) => {
    const lines: Box[] = [];
    for (let at = inicio; at < fim; at += 1) {
      const letter = boxOf(lugares, at);
      if (!letter) continue;
      const line = lines.find((one) => sameLine(one, letter));
      if (line) Object.assign(line, united(line, letter));
      else lines.push(letter);
    }
    if (lines.length === 0) return [];
    return [
      {
        especie,
        texto: dito,
        lugares: lines.map((line) => ({ pagina: numero, ...within(line) })),
      },
    ];
  });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (places: Float64Array, at: number): Box | undefined => {
  const [x = 0, y = 0, width = 0, height = 0] = places.subarray(at * 4, at * 4 + 4);
  return width > 0 && height > 0 ? { left: x, top: y, right: x + width, bottom: y + height } : undefined;
};

/** What stands beside it, and not above or below: the middle of one is within the height of the other. */
const sameLine = (line: Box, letter: Box): boolean => {
  const middle = (letter.top + letter.bottom) / 2;
  const middleOfLine = (line.top + line.bottom) / 2;
  return (
    (middle >= line.top && middle <= line.bottom) ||
    (middleOfLine >= letter.top && middleOfLine <= letter.bottom)
  );
};

const united = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const within = ({ left, top, right, bottom }: Box) => {
  const x = Math.max(0, left - margin.across);
  const y = Math.max(0, top - margin.up);
  return {
    x,
    y,
    largura: Math.min(1, right + margin.across) - x,
    altura: Math.min(1, bottom + margin.up) - y,
  };
};

import { openSync, type Font, type Glyph } from 'fontkit';
import { isReadable, mark } from '#schemas/drawn-text.ts';
import { sans, textFamilies } from './font-files.ts';

let opened: readonly Font[] | undefined;

/** Opened for the first text that asks for them. */
const fonts = (): readonly Font[] =>
  (opened ??= [sans, ...textFamilies].flatMap(({ files: [regular] }) =>
    regular === undefined ? [] : [openSync(regular) as Font],
  ));

interface Baseline {
  readonly x: number;
  readonly y: number;
  /** Points. */
  readonly size: number;
}

/**
 * A text as filled outlines, in the operators of a page (ISO 32000-2, 8.5): it takes no font along. A letter that no font has is a mark.
 */
export const outlinedText = (text: string, { x, y, size }: Baseline): string => {
  let at = x;
  const drawn = [...text.normalize('NFC')].map((letter) => {
    const [font, glyph] = glyphOf(letter) ?? glyphOf(mark) ?? [];
    if (!font || !glyph) return '';
    const scale = size / font.unitsPerEm;
    const outline = outlineOf(
      glyph.path.commands,
      (px, py) => `${num(at + px * scale)} ${num(y + py * scale)}`,
    );
    at += glyph.advanceWidth * scale;
    return outline;
  });
  return `${drawn.join('')}f`;
};

/** The look of a letter in the first font that has it. */
const glyphOf = (letter: string): readonly [Font, Glyph | undefined] | undefined => {
  const point = letter.codePointAt(0) ?? 0;
  const font = isReadable(letter) ? fonts().find((one) => one.hasGlyphForCodePoint(point)) : undefined;
  return font && [font, font.layout(letter).glyphs[0]];
};

const num = (value: number): string => value.toFixed(2);

type Commands = readonly { readonly command: string; readonly args: readonly number[] }[];

const outlineOf = (commands: Commands, place: (x: number, y: number) => string): string => {
  let [fromX, fromY] = [0, 0];
  return commands
    .map(({ command, args: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }) => {
      const [x, y] = [fromX, fromY];
      switch (command) {
        case 'moveTo':
          [fromX, fromY] = [a, b];
          return `${place(a, b)} m `;
        case 'lineTo':
          [fromX, fromY] = [a, b];
          return `${place(a, b)} l `;
        case 'quadraticCurveTo':
          [fromX, fromY] = [c, d];
          // the same curve with two points of control
          return `${place(x + (2 / 3) * (a - x), y + (2 / 3) * (b - y))} ${place(c + (2 / 3) * (a - c), d + (2 / 3) * (b - d))} ${place(c, d)} c `;
        case 'bezierCurveTo':
          [fromX, fromY] = [e, f];
          return `${place(a, b)} ${place(c, d)} ${place(e, f)} c `;
        default:
          return 'h ';
      }
    })
    .join('');
};

import { outlinedText } from '#server/ferramentas/fonts/outlined-text.ts';
import type { SignaturePlace } from './signature-place.ts';

const size = 6;
const leading = 7;
const margin = 4;

/** What is seen in the field of a signature: the words alone, the first in bold, in a thin frame; turned with the page. */
export const signatureLook = (
  { largura, altura }: SignaturePlace,
  lines: readonly string[],
  matrix?: string,
): string => {
  const drawn = lines.map((line, index) =>
    drawLine(fit(line.normalize('NFC'), largura), index === 0 ? 'F2' : 'F1', altura - (index + 1) * leading),
  );
  const content = [
    'q 0.82 0.85 0.9 RG 0.5 w',
    `0.25 0.25 ${(largura - 0.5).toFixed(2)} ${(altura - 0.5).toFixed(2)} re S`,
    `0.1 0.15 0.25 rg ${drawn.join(' ')} Q`,
  ].join(' ');
  return (
    `<</Type/XObject/Subtype/Form/BBox[0 0 ${largura.toFixed(2)} ${altura.toFixed(2)}]${matrix === undefined ? '' : `/Matrix[${matrix}]`}/Resources<</Font<<` +
    `/F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>` +
    `/F2<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>` +
    `>>>>/Length ${content.length}>>stream\n${content}\nendstream`
  );
};

/** In the fonts that every reader has; with a letter that these lack, as outlines. */
const drawLine = (line: string, font: 'F1' | 'F2', y: number): string => {
  const codes = [...line].map(winAnsi);
  if (codes.includes(undefined)) return outlinedText(line, { x: margin, y, size });
  const text = codes.map((code = 0) =>
    plain.test(String.fromCharCode(code))
      ? String.fromCharCode(code)
      : `\\${code.toString(8).padStart(3, '0')}`,
  );
  return `BT /${font} ${size} Tf ${margin} ${y.toFixed(2)} Td (${text.join('')}) Tj ET`;
};

/** What a literal string of PDF says as it is. */
const plain = /[\u0020-\u0027\u002A-\u005B\u005D-\u007E]/;

/** The code of a letter in WinAnsiEncoding (ISO 32000-2, annex D), where it has one. */
const winAnsi = (letter: string): number | undefined => {
  const point = letter.codePointAt(0) ?? 0;
  return (point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point < 0x100) ? point : undefined;
};

/** About as many characters as the field is wide. */
const fit = (line: string, width: number): string => {
  const most = Math.max(8, Math.floor((width - 2 * margin) / (size * 0.53)));
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
};

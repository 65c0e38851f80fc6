import type { SignaturePlace } from './signature-place.ts';

const size = 6;
const leading = 7;

/** What is seen in the field of a signature: the words alone, the first in bold, in a thin frame. */
export const signatureLook = ({ largura, altura }: SignaturePlace, lines: readonly string[]): string => {
  const [first = '', ...others] = lines.map((line) => fit(line, largura));
  const content = [
    'q 0.82 0.85 0.9 RG 0.5 w',
    `0.25 0.25 ${(largura - 0.5).toFixed(2)} ${(altura - 0.5).toFixed(2)} re S`,
    `BT 0.1 0.15 0.25 rg /F2 ${size} Tf ${leading} TL 4 ${(altura - leading).toFixed(2)} Td (${escaped(first)}) Tj`,
    `/F1 ${size} Tf ${others.map((line) => `T* (${escaped(line)}) Tj`).join(' ')} ET Q`,
  ].join(' ');
  return (
    `<</Type/XObject/Subtype/Form/BBox[0 0 ${largura.toFixed(2)} ${altura.toFixed(2)}]/Resources<</Font<<` +
    `/F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>` +
    `/F2<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>` +
    `>>>>/Length ${content.length}>>stream\n${content}\nendstream`
  );
};

/** About as many characters as the field is wide. */
const fit = (line: string, width: number): string => {
  const most = Math.max(8, Math.floor((width - 8) / (size * 0.53)));
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^\u0020-\u007E]/g, (character) => {
    const code = character.charCodeAt(0);
    return code >= 0xa0 && code < 0x100 ? `\\${code.toString(8)}` : '?';
  });

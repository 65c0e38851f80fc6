import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';

/** How a piece is called: its type and number, or its subject. */
export const pieceTitle = ({ conteudo }: Peca): string => {
  if (!conteudo) return mensagem('processo.impressao.semAcesso');
  const { tipoDocumento, numero, assunto } = conteudo;
  const named = numero === undefined ? tipoDocumento : numeroWith(tipoDocumento, numero);
  return named === undefined ? assunto : `${named} - ${assunto}`;
};

/** Many numbers begin with the name of the type. */
const numeroWith = (tipo: string | undefined, numero: string): string =>
  tipo === undefined || numero.startsWith(tipo) ? numero : `${tipo} ${numero}`;

/** When it was joined, by whom and where; of what left, how. */
export const pieceDetail = ({ saida, situacao, juntadaEm, porQuem, unidade }: Peca): string => {
  if (!saida)
    return mensagem('processo.impressao.juntada', {
      quando: formatInstant(juntadaEm),
      quem: porQuem,
      unidade,
    });
  const trace = { quando: formatInstant(saida.em), quem: saida.porQuem, unidade: saida.unidade };
  if (saida.motivo === undefined) return mensagem('processo.impressao.retiradaSemMotivo', trace);
  return mensagem(situacao === 'MOVIDA' ? 'processo.impressao.movida' : 'processo.impressao.retirada', {
    ...trace,
    motivo: saida.motivo,
  });
};

/** Letters that are no other one with an accent, in those that every keyboard has. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  Ɨ: 'I',
  ɨ: 'i',
  Ʉ: 'U',
  ʉ: 'u',
  Ŋ: 'N',
  ŋ: 'n',
  ẞ: 'SS',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
};

/** Letters of a name at the most. */
const longestName = 100;

/** A name for a file, without the signs that some system refuses; letters of other scripts stay as they are. */
export const safeName = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{Nd}_.-]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  ]
    .slice(0, longestName)
    .join('');

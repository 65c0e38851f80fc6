import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';

const around = 16;

/** A place with some words of it, so that it is found with the eyes: `parágrafo 3, «…pelo preço de 漢 por…»`. */
export const withTrecho = (lugar: string, text: string, at = 0): string => {
  const chars = [...text];
  const [from, to] = wholeWords(chars, at);
  const middle = chars.slice(from, to).join('').replace(/\s+/g, ' ').trim();
  if (middle === '') return lugar;
  const trecho = `${from > 0 ? '…' : ''}${middle}${to < chars.length ? '…' : ''}`;
  return format(textos.lugar.comTrecho, { lugar, trecho });
};

/** The stretch around a character, less the words that the cut would maim. */
const wholeWords = (chars: readonly string[], at: number): [from: number, to: number] => {
  const from = Math.max(0, at - around);
  const to = Math.min(chars.length, at + around + 1);
  const firstSpace = chars.slice(from, at).indexOf(' ');
  const lastSpace = chars.slice(at, to).lastIndexOf(' ');
  return [
    from === 0 || firstSpace < 0 ? from : from + firstSpace + 1,
    to === chars.length || lastSpace < 0 ? to : at + lastSpace,
  ];
};

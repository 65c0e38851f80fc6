import type { CorpoDoc } from '#schemas/generated.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { fillMarcadores, type ValoresCorpo } from './fill-marcadores.ts';
import type { NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

/** The words of a body, with its values: one line for each block, cells of a row separated by tabs. */
export const corpoToText = (corpo: CorpoDoc, valores: ValoresCorpo = {}): string =>
  blockText(fillMarcadores(corpo, valores) as NoCorpo)
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+$/u, ''))
    .filter((line) => line.trim() !== '')
    .join('\n');

const blockText = (no: NoCorpo): string => {
  switch (no.type) {
    case 'paragraph':
    case 'heading':
      return (no.content ?? []).map(inlineText).join('');
    case 'image':
      return typeof no.attrs?.['alt'] === 'string' ? normalizeText(no.attrs['alt']) : '';
    case 'tableRow':
      return (no.content ?? []).map((cell) => blockText(cell).replace(/\n/g, ' ')).join('\t');
    default:
      return (no.content ?? []).map(blockText).join('\n');
  }
};

const inlineText = (no: NoCorpo): string => {
  if (no.type === 'text') return normalizeText(no.text ?? '').replace(/\n/g, ' ');
  // without its number: a note that comes before would change the words of all that follow
  if (no.type === 'nota') return format(textos.nota, { texto: (no.content ?? []).map(inlineText).join('') });
  return no.type === 'hardBreak' ? '\n' : '';
};

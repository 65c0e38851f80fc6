import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { alvosByAncora, alvosOf, textoLegenda } from './alvos-of.ts';
import { dispositivosOf } from './dispositivos-of.ts';
import { fillMarcadores, type ValoresCorpo } from './fill-marcadores.ts';
import type { NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

/** The words of a body, with its values: one line for each block, cells of a row separated by tabs. */
export const corpoToText = (corpo: CorpoDoc, valores: ValoresCorpo = {}): string => {
  const filled = fillMarcadores(corpo, valores);
  const alvos = alvosByAncora(filled);
  const legendas = new Map(
    alvosOf(filled)
      .filter(({ tipo }) => tipo === 'tabela' || tipo === 'figura')
      .map((alvo) => [alvo.no, textoLegenda(alvo)]),
  );
  const dispositivos = dispositivosOf(filled);
  return blockText(filled as NoCorpo, {
    numeroOf: (no) => dispositivos.get(no)?.numero,
    legendaOf: (no) => legendas.get(no),
    rotuloOf: (alvo) => alvos.get(alvo)?.rotulo ?? textos.referencia.perdida,
  })
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+$/u, ''))
    .filter((line) => line.trim() !== '')
    .join('\n');
};

/** What the body as a whole gives to its parts. */
interface Conjunto {
  readonly numeroOf: (no: NoCorpo) => string | undefined;
  readonly legendaOf: (no: NoCorpo) => string | undefined;
  readonly rotuloOf: (alvo: string) => string;
}

const blockText = (no: NoCorpo, conjunto: Conjunto): string => {
  switch (no.type) {
    case 'paragraph':
    case 'heading':
      return [conjunto.numeroOf(no), (no.content ?? []).map((child) => inlineText(child, conjunto)).join('')]
        .filter((part) => part !== undefined)
        .join(' ');
    case 'image':
      return lines(
        typeof no.attrs?.['alt'] === 'string' ? normalizeText(no.attrs['alt']) : '',
        conjunto.legendaOf(no),
      );
    case 'table':
      return lines(conjunto.legendaOf(no), ...(no.content ?? []).map((row) => blockText(row, conjunto)));
    case 'tableRow':
      return (no.content ?? []).map((cell) => blockText(cell, conjunto).replace(/\n/g, ' ')).join('\t');
    default:
      return (no.content ?? []).map((child) => blockText(child, conjunto)).join('\n');
  }
};

const lines = (...each: readonly (string | undefined)[]): string =>
  each.filter((line) => line !== undefined && line !== '').join('\n');

const inlineText = (no: NoCorpo, conjunto: Conjunto): string => {
  if (no.type === 'text') return normalizeText(no.text ?? '').replace(/\n/g, ' ');
  // without its number: a note that comes before would change the words of all that follow
  if (no.type === 'nota')
    return format(textos.nota, {
      texto: (no.content ?? []).map((child) => inlineText(child, conjunto)).join(''),
    });
  if (no.type === 'referencia') return conjunto.rotuloOf(String(no.attrs?.['alvo']));
  return no.type === 'hardBreak' ? '\n' : '';
};

import type { Passo } from '#schemas/corpo/dispositivos.ts';
import type { ItemDeFora } from '../de-fora/choose-places.ts';
import { placeItems, type NumerosTrazidos } from '../de-fora/place-items.ts';
import type { NumeroLido } from './numeros-do-word.ts';

const open = '\ue000';
const close = '\ue001';

/** The words by which a numbered paragraph of a file is known in its HTML. */
export const marcaDe = (index: number): string => `${open}${index}${close}`;

/** Signs that only this marks. */
export const semMarcas = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

/** The HTML of a file with its numbers as lists, articles and clauses, and what became of them. */
export const placeNumeros = (
  html: string,
  numeros: readonly NumeroLido[],
  antes: readonly Passo[],
): NumerosTrazidos & { readonly html: string } => {
  if (numeros.length === 0) return { html, comoTexto: 0, formas: [] };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const items: ItemDeFora[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const marked: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes(open)) marked.push(text);
  }
  for (const text of marked) {
    const numero = numeros[Number(/\ue000(\d+)\ue001/.exec(text.data)?.[1] ?? -1)];
    text.data = text.data.replace(/\ue000\d+\ue001/g, '');
    const paragraph = text.parentElement?.closest<HTMLElement>('p, h1, h2, h3, h4, h5, h6');
    if (text.data === '') text.remove();
    if (numero && paragraph) items.push({ ...numero, paragraph });
  }
  const trazidos = placeItems(items, antes);
  return { html: page.body.innerHTML, ...trazidos };
};

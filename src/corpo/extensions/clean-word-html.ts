import type { Passo } from '#schemas/corpo/dispositivos.ts';
import type { ItemDeFora } from '../de-fora/choose-places.ts';
import { dropHidden } from '../de-fora/drop-hidden.ts';
import { foreignLists } from '../de-fora/foreign-lists.ts';
import { placeItems, type NumerosTrazidos } from '../de-fora/place-items.ts';
import { marcaNumero } from '../dispositivos/copying-numbers.ts';
import { notesInPlace } from './notes-in-place.ts';

/** What word processors and office pages add and no reader needs. */
const noise = `[${marcaNumero}], style, script, meta, link, title, xml, o\\:p, [class~="MsoCommentText"], [style*="mso-element:comment"]`;

/** What is told of what was pasted: its automatic numbers, and hidden stretches that stayed out. */
export interface Colado extends NumerosTrazidos {
  readonly ocultos: number;
}

interface HtmlLimpo extends Colado {
  readonly html: string;
}

/**
 * HTML of a word processor as plain HTML: without comments, private elements and what it hides, with each footnote where it is
 * called, articles and true lists in place of paragraphs that only look like them. The editor's own schema then keeps what a document may hold.
 * `antes` is what the text already numbers before it.
 */
export const readWordHtml = (html: string, antes: readonly Passo[] = []): HtmlLimpo => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const ocultos = dropHidden(page);
  dropComments(page);
  for (const element of page.querySelectorAll(noise)) element.remove();
  notesInPlace(page);
  foreignLists(page);
  const trazidos = placeItems(wordItems(page), antes);
  return { html: page.body.innerHTML, ...trazidos, ocultos };
};

export const cleanWordHtml = (html: string): string => readWordHtml(html).html;

const dropComments = (page: Document): void => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

/** `mso-list:l0 level2 lfo1` says that a paragraph is an item, of which list, and how deep. */
const place = /mso-list:\s*(?!none)(l\d+)[^;]*?level(\d)/i;

const wordItems = (page: Document): ItemDeFora[] =>
  [
    ...page.querySelectorAll<HTMLElement>(
      ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => `${tag}[style*="mso-list"]`).join(),
    ),
  ].flatMap((paragraph) => {
    const [, list = '', level = '1'] = place.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (list === '') return [];
    const written = takeSign(paragraph);
    // already in a true list, which has its own number
    return paragraph.closest('li') ? [] : [{ paragraph, list, level: Number(level), written }];
  });

/** Takes the written bullet or number out of the words. */
const takeSign = (paragraph: HTMLElement): string => {
  const sign = paragraph.querySelector<HTMLElement>(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const written = (sign?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
  sign?.remove();
  return written;
};

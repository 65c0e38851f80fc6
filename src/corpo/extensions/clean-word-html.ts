import { notesInPlace } from './notes-in-place.ts';

/** What word processors and office pages add and no reader needs. */
const noise =
  'style, script, meta, link, title, xml, o\\:p, [class~="MsoCommentText"], [style*="mso-element:comment"]';

interface WordItem {
  readonly paragraph: HTMLElement;
  readonly level: number;
  /** How it is numbered, and with what; undefined for a bullet. */
  readonly number: WordNumber | undefined;
}

interface WordNumber {
  readonly type: '1' | 'a' | 'A' | 'i' | 'I';
  readonly value: number;
}

/**
 * HTML of a word processor as plain HTML: without comments and private elements, with each footnote where it is
 * called and true lists in place of paragraphs that only look like items. The editor's own schema then keeps what a document may hold.
 */
export const cleanWordHtml = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  dropComments(page);
  for (const element of page.querySelectorAll(noise)) element.remove();
  notesInPlace(page);
  buildLists(page);
  return page.body.innerHTML;
};

const dropComments = (page: Document): void => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

/** `mso-list:l0 level2 lfo1` says that a paragraph is an item, and how deep. */
const levelOf = (paragraph: Element): number | undefined => {
  const found = /mso-list:\s*(?!none)[^;]*?level(\d)/i.exec(paragraph.getAttribute('style') ?? '');
  return found ? Number(found[1]) : undefined;
};

const buildLists = (page: Document): void => {
  const done = new Set<Element>();
  for (const paragraph of page.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], li[style*="mso-list"] > p',
  )) {
    if (done.has(paragraph) || paragraph.closest('li') || levelOf(paragraph) === undefined) continue;
    const items = runFrom(paragraph);
    for (const item of items) done.add(item.paragraph);
    const place = page.createElement('div');
    paragraph.before(place);
    place.replaceWith(nest(page, items));
  }
};

/** Which of the lists of the page an item belongs to. */
const listOf = (paragraph: Element): string =>
  /mso-list:\s*(l\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? '';

/** The item and the ones of the same list that follow it with nothing in between. */
const runFrom = (first: HTMLElement): WordItem[] => {
  const items: WordItem[] = [];
  for (let next: Element | null = first; next instanceof HTMLElement; next = next.nextElementSibling) {
    const level = next.tagName === 'P' ? levelOf(next) : undefined;
    if (level === undefined || listOf(next) !== listOf(first)) break;
    items.push({ paragraph: next, level, number: takeSign(next) });
  }
  return items;
};

/** Takes the written bullet or number out; a number or letter followed by a sign is an ordered item. */
const takeSign = (paragraph: HTMLElement): WordNumber | undefined => {
  const sign = paragraph.querySelector<HTMLElement>(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const written = (sign?.textContent ?? '').trim();
  sign?.remove();
  return numberOf(/^[(]?([0-9a-zA-Z]{1,4})[.)]/.exec(written)?.[1]);
};

/** An item alone does not say whether `i` is a letter or a Roman number: as the first of a list it is more often the number. */
const numberOf = (written: string | undefined): WordNumber | undefined => {
  if (written === undefined) return undefined;
  if (/^\d+$/.test(written)) return { type: '1', value: Number(written) };
  const upper = written === written.toUpperCase();
  if (/^[ivx]+$/i.test(written)) return { type: upper ? 'I' : 'i', value: 1 };
  return {
    type: upper ? 'A' : 'a',
    value: written.length === 1 ? written.toLowerCase().charCodeAt(0) - 96 : 1,
  };
};

const listFor = (page: Document, number: WordNumber | undefined): HTMLElement => {
  const list = page.createElement(number ? 'ol' : 'ul');
  if (number && number.type !== '1') list.setAttribute('type', number.type);
  if (number && number.value > 1) list.setAttribute('start', String(number.value));
  return list;
};

const nest = (page: Document, items: readonly WordItem[]): HTMLElement => {
  const top = listFor(page, items[0]?.number);
  const open: { list: HTMLElement; level: number }[] = [{ list: top, level: items[0]?.level ?? 1 }];
  for (const { paragraph, level, number } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 1) > level) open.pop();
    let current = open.at(-1) ?? { list: top, level };
    const last = current.list.lastElementChild;
    if (level > current.level && last) {
      const inner = listFor(page, number);
      last.append(inner);
      current = { list: inner, level };
      open.push(current);
    }
    const item = page.createElement('li');
    paragraph.removeAttribute('style');
    item.append(paragraph);
    current.list.append(item);
  }
  return top;
};

import { notesInPlace } from './notes-in-place.ts';

/** What word processors and office pages add and no reader needs. */
const noise =
  'style, script, meta, link, title, xml, o\\:p, [class~="MsoCommentText"], [style*="mso-element:comment"]';

interface WordItem {
  readonly paragraph: HTMLElement;
  readonly level: number;
  readonly ordered: boolean;
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
    items.push({ paragraph: next, level, ordered: takeSign(next) });
  }
  return items;
};

/** Takes the written bullet or number out; a number or letter followed by a sign is an ordered item. */
const takeSign = (paragraph: HTMLElement): boolean => {
  const sign = paragraph.querySelector<HTMLElement>(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const written = (sign?.textContent ?? '').trim();
  sign?.remove();
  return /^[(]?[0-9a-zA-Z]{1,4}[.)]/.test(written);
};

const nest = (page: Document, items: readonly WordItem[]): HTMLElement => {
  const top = page.createElement(items[0]?.ordered ? 'ol' : 'ul');
  const open: { list: HTMLElement; level: number }[] = [{ list: top, level: items[0]?.level ?? 1 }];
  for (const { paragraph, level, ordered } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 1) > level) open.pop();
    let current = open.at(-1) ?? { list: top, level };
    const last = current.list.lastElementChild;
    if (level > current.level && last) {
      const inner = page.createElement(ordered ? 'ol' : 'ul');
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

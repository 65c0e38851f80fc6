import type { TipoNumero } from '../extensions/numeracao.ts';

const styleTypes: Readonly<Record<string, TipoNumero>> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/**
 * Lists as other programs write them, as the editor reads lists: the form of the numbers from the style of the list or of its items,
 * a list inside a list inside the item before it, an item with a number of its own at the beginning of a list that starts there.
 */
export const foreignLists = (page: Document): void => {
  boxesAsSigns(page);
  for (const inner of page.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) insideItem(inner);
  for (const list of page.querySelectorAll('ol')) {
    const style = styleOf(list) ?? styleOf(list.querySelector(':scope > li'));
    const type = styleTypes[style ?? ''];
    if (type && !list.hasAttribute('type') && !list.hasAttribute('data-numeros'))
      list.setAttribute('type', type);
    splitAtValues(list);
  }
};

const styleOf = (element: Element | null): string | undefined =>
  /list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(element?.getAttribute('style') ?? '')?.[1]?.toLowerCase();

const insideItem = (inner: Element): void => {
  const before = inner.previousElementSibling;
  if (before?.tagName === 'LI') return before.append(inner);
  const holder = inner.ownerDocument.createElement('li');
  inner.before(holder);
  holder.append(inner);
};

/** `<li value="5">` in the middle of a list: what follows is a list of its own, from 5. */
const splitAtValues = (first: HTMLOListElement): void => {
  let list: HTMLElement = first;
  let next = Number(first.getAttribute('start') ?? 1);
  for (const item of [...first.querySelectorAll<HTMLLIElement>(':scope > li')]) {
    const value = /^\d{1,5}$/.test(item.getAttribute('value') ?? '')
      ? Number(item.getAttribute('value'))
      : next;
    if (value !== next) {
      if (list.querySelector(':scope > li') !== item && list.contains(item)) list = splitBefore(list, item);
      list.setAttribute('start', String(value));
    }
    next = value + 1;
  }
};

const splitBefore = (list: HTMLElement, item: Element): HTMLElement => {
  const rest = list.cloneNode(false) as HTMLElement;
  rest.removeAttribute('id');
  list.after(rest);
  for (let each: Element | null = item; each;) {
    const following: Element | null = each.nextElementSibling;
    rest.append(each);
    each = following;
  }
  return rest;
};

/** Boxes to be ticked show what they say. */
const boxesAsSigns = (page: Document): void => {
  for (const box of page.querySelectorAll('input[type="checkbox" i]'))
    box.replaceWith(box.hasAttribute('checked') ? '☒' : '☐');
  for (const item of page.querySelectorAll('li[role="checkbox"]')) {
    const place = item.querySelector('p') ?? item;
    place.prepend(item.getAttribute('aria-checked') === 'true' ? '☒ ' : '☐ ');
  }
};

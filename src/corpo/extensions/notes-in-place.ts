/**
 * Footnotes as word processors and pages write them (a call that links to a note which links back to it) as notes of
 * the editor, each where it is called. A call whose note was not brought stays as plain text.
 */
export const notesInPlace = (page: Document): void => {
  const used = new Set<Element>();
  for (const call of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    if (!call.isConnected) continue;
    const note = noteOf(page, call);
    if (!note) continue;
    const place = page.createElement('span');
    place.setAttribute('data-nota', '');
    place.append(...wordsOf(note));
    used.add(note);
    const raised = call.closest('sup');
    (raised && raised.textContent === call.textContent ? raised : call).replaceWith(place);
  }
  const emptied = new Set<Element>();
  for (const note of used) {
    let list = note.parentElement;
    note.remove();
    // the frame around the notes, and its line, once it holds none
    for (; list && list !== page.body && (list.textContent ?? '').trim() === ''; list = list.parentElement)
      emptied.add(list);
  }
  for (const frame of emptied) frame.remove();
};

const anchorOf = (call: Element): string[] =>
  [call, call.closest('sup')]
    .flatMap((each) => [each?.id, each?.getAttribute('name')])
    .filter((each) => !!each) as string[];

const noteOf = (page: Document, call: HTMLAnchorElement): Element | undefined => {
  const target = decode(call.getAttribute('href') ?? '').slice(1);
  const here = anchorOf(call);
  if (target === '' || here.length === 0) return undefined;
  const named = [...page.querySelectorAll('[id], a[name]')].find(
    (each) => each.id === target || each.getAttribute('name') === target,
  );
  const around = named?.tagName === 'A' ? ['li', 'div', 'p'].map((tag) => named.closest(tag)) : [named];
  return around.find((note): note is Element => isNote(note, call, here));
};

/** It comes after its call and leads back to it, and to no call of another note. */
const isNote = (note: Element | null | undefined, call: Element, here: readonly string[]): boolean => {
  if (!note || !(call.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const ways = backLinks(note).map((link) => decode(link.getAttribute('href') ?? '').slice(1));
  return (
    ways.some((way) => here.includes(way)) &&
    (note.tagName !== 'DIV' || ways.every((way) => here.includes(way)))
  );
};

const decode = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

const backLinks = (note: Element): Element[] => [...note.querySelectorAll('a[href^="#"]')];

/** Its words in one run: without the number and the arrow that lead back, its paragraphs one after the other. */
const wordsOf = (note: Element): (Node | string)[] => {
  const copy = note.cloneNode(true) as Element;
  for (const link of backLinks(copy)) {
    const raised = link.closest('sup');
    (raised && raised.textContent === link.textContent ? raised : link).remove();
  }
  const paragraphs = copy.querySelectorAll('p');
  const parts = (paragraphs.length > 0 ? [...paragraphs] : [copy])
    .map(trimmed)
    .filter((part) => (part.textContent ?? '') !== '');
  return parts.flatMap((part, index) => [...(index > 0 ? [' '] : []), ...part.childNodes]);
};

/** Without the spaces at its ends, those that hold too. */
const trimmed = (part: Element): Element => {
  const texts: Text[] = [];
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.data = text.data.replaceAll('\u00a0', ' ');
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data !== '') break;
  }
  for (const text of texts.toReversed()) {
    text.data = text.data.trimEnd();
    if (text.data !== '') break;
  }
  return part;
};

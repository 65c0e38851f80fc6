const all = (sheet: HTMLElement, selector: string): HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** Not in a line of the address that the recipient does without. */
const isShown = (chip: HTMLElement): boolean => chip.closest('[style*="display: none"]') === null;

/** The next empty marker in reading order, after the one given or after the focus; around the end, the first. */
export const nextVazio = (sheet: HTMLElement, after?: HTMLElement): HTMLElement | undefined => {
  const empty = all(sheet, '[data-marcador][data-vazio]');
  const from = after?.isConnected ? after : cursorIn(sheet);
  const next = from && empty.find((chip) => follows(from, chip));
  return next ?? empty.find((chip) => chip !== from) ?? empty[0];
};

/** Where a value or a signature stands. */
export const placeOf = (sheet: HTMLElement, chave: string): HTMLElement | undefined => {
  const key = CSS.escape(chave);
  const [place] = all(sheet, `[data-marcador="${key}"], [data-assinatura="${key}"]`);
  if (!place) return undefined;
  return place.dataset['assinatura'] === undefined ? place : (place.querySelector('button') ?? place);
};

/** The marker that has the focus, or where the cursor of the text is. */
const cursorIn = (sheet: HTMLElement): Node | undefined => {
  const focused = document.activeElement?.closest('[data-marcador]');
  if (focused && sheet.contains(focused)) return focused;
  const node = getSelection()?.focusNode;
  return node && sheet.contains(node) ? node : undefined;
};

const follows = (from: Node, chip: HTMLElement): boolean =>
  from !== chip && (from.compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

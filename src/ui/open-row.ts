import type { MouseEvent } from 'react';

/** On the link of a row that a click anywhere on the row follows. */
export const opensRow = { 'data-opens-row': '' };

/** What keeps its own press, and the cells that hold such things. */
const own = 'a, button, input, label, select, textarea, [role=button], [role=checkbox], [data-controls]';

/** A click on a row does what a click on its name would, unless it was on a control or text was being selected. */
export const openRow = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget: row, target } = event;
  // a menu of the row stands elsewhere on the page
  if (event.defaultPrevented || !(target instanceof Element) || !row.contains(target)) return;
  if (target.closest(own) || isSelecting(row)) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  row
    .querySelector('[data-opens-row]')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
};

const isSelecting = (row: HTMLElement): boolean => {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return false;
  return row.contains(selection.anchorNode) || row.contains(selection.focusNode);
};

import type { MouseEvent } from 'react';

/**
 * A press on the link of an item: a plain one shows it here, where there is where. Enter (a click without pointer) follows the
 * address, and a modifier opens it elsewhere, as in any link.
 */
export const pressItem = (
  event: MouseEvent,
  onShow: (() => void) | undefined,
  onOpen: (() => void) | undefined,
): void => {
  if (!onShow || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) {
    onOpen?.();
    return;
  }
  event.preventDefault();
  onShow();
};

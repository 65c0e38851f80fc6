import { useEffect, useRef } from 'react';
import { getLetterKeys } from './letter-keys.ts';

/** One shortcut of a screen. */
export interface Shortcut {
  /** `j`, `Enter`, `Shift+x`, or a sequence: `* a`. */
  readonly keys: string;
  readonly label: string;
  /** Heading under which the map of shortcuts lists it. */
  readonly group?: string;
  readonly perform: () => void;
}

/** How long the second key of a sequence is waited for. */
const sequenceMs = 1_000;

const fields = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
/** Inside these the keys belong to them. */
const layers = '[role=dialog], [role=menu], [role=listbox]';
/** Enter and Space already mean something on these. */
const controls = 'a[href], button, summary, input, [role=tab], [role=separator], [role=checkbox]';

/** The shortcuts of a screen: they act outside fields, dialogs and menus, and yield to Ctrl, Alt and Meta, but for Ctrl+Z, which is `z`. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let prefix = '';
    let since = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || (modified(event) && !undoes(event))) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(`${fields}, ${layers}`)) return;
      if ((event.key === 'Enter' || event.key === ' ') && target.closest(controls)) return;
      const pressed = keyName(event);
      if (pressed === undefined || (event.key.length === 1 && !modified(event) && !getLetterKeys())) return;
      const sequence =
        prefix !== '' && event.timeStamp - since < sequenceMs ? `${prefix} ${pressed}` : pressed;
      const found = latest.current.find(({ keys }) => keys === sequence || keys === pressed);
      prefix = '';
      if (found) {
        event.preventDefault();
        found.perform();
      } else if (latest.current.some(({ keys }) => keys.startsWith(`${pressed} `))) {
        prefix = pressed;
        since = event.timeStamp;
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

const modified = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** Ctrl+Z takes back, whatever the key of a screen for it. */
const undoes = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === 'z' && !shiftKey;

/** `x`, `Shift+x`, `*`, `Enter`: Shift is named only where it does not change the sign. */
const keyName = ({ key, shiftKey }: KeyboardEvent): string | undefined => {
  if (key === 'Shift' || key === 'Dead') return undefined;
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
};

import { useEffect, useRef } from 'react';
import { getLetterKeys } from '#src/ui/letter-keys.ts';
import { looksCopied } from './clipboard.ts';
import type { Way } from './follow-links.ts';

interface DesignerKeys {
  /** A key of a name whose field is still to come, which is then kept for it. */
  readonly takes: (event: KeyboardEvent) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly chooseAll: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Writes the name of the chosen element on it. */
  readonly name: () => void;
  /** Asks what comes after the chosen element. */
  readonly append: () => void;
  /** A link of the chosen element waits for where it leads. */
  readonly link: () => void;
  /** Puts what is chosen in the lane before or after its own. */
  readonly toLane: (by: 1 | -1) => void;
  readonly follow: (way: Way) => void;
  /** Nothing is chosen any more. */
  readonly leave: () => void;
  /** Opens the chosen sub-process, or closes it. */
  readonly fold: () => void;
  /** Divides the chosen lane or pool in so many lanes. */
  readonly divide: (count: number) => void;
  /** One step of the grid each way. */
  readonly nudge: (dx: number, dy: number) => void;
  /** What is chosen, as a file; nothing where nothing is. */
  readonly copied: () => string | undefined;
  readonly paste: (xml: string) => void;
}

const fields = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const layers = '[role=dialog], [role=menu], [role=listbox], [data-own-keys]';
const step = 10;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A key that belongs to no field, dialog or menu. */
export const isFree = (event: Event): boolean => {
  const target = event.target instanceof Element ? event.target : document.body;
  return !event.defaultPrevented && !target.closest(`${fields}, ${layers}`);
};

/** The keys that drawing programs have; in fields, dialogs and menus they belong to these. */
export const useDesignerKeys = (keys: DesignerKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isFree(event)) return;
      const work = latest.current.takes(event) ? () => undefined : workOf(event, latest.current);
      if (!work) return;
      event.preventDefault();
      work();
    };
    const onCopy = (event: ClipboardEvent): void => {
      // words that somebody marked on the page are copied as words
      if (!isFree(event) || String(getSelection()) !== '') return;
      const xml = latest.current.copied();
      if (xml === undefined) return;
      event.clipboardData?.setData('text/plain', xml);
      event.preventDefault();
      if (event.type === 'cut') latest.current.remove();
    };
    const onPaste = (event: ClipboardEvent): void => {
      const xml = event.clipboardData?.getData('text/plain') ?? '';
      if (!isFree(event) || !looksCopied(xml)) return;
      event.preventDefault();
      latest.current.paste(xml);
    };
    addEventListener('keydown', onKey);
    addEventListener('copy', onCopy);
    addEventListener('cut', onCopy);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('copy', onCopy);
      removeEventListener('cut', onCopy);
      removeEventListener('paste', onPaste);
    };
  }, []);
};

const workOf = (event: KeyboardEvent, keys: DesignerKeys): (() => void) | undefined => {
  if (event.altKey) return undefined;
  if (!(event.ctrlKey || event.metaKey)) return plainOf(event, keys);
  const arrow = arrows[event.key];
  if (arrow && event.shiftKey && arrow[1] !== 0) return () => keys.toLane(arrow[1] > 0 ? 1 : -1);
  if (arrow) return () => keys.nudge(...arrow);
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? keys.redo : keys.undo;
  return { y: keys.redo, a: keys.chooseAll, d: keys.duplicate, enter: keys.fold }[key];
};

const ways: Readonly<Record<string, Way>> = {
  ArrowRight: 'seguinte',
  ArrowLeft: 'anterior',
  ArrowUp: 'acima',
  ArrowDown: 'abaixo',
};

/** Without Ctrl: what takes away and what names, anywhere; from the paper, also what single keys do. */
const plainOf = (event: KeyboardEvent, keys: DesignerKeys): (() => void) | undefined => {
  if (event.key === 'Delete') return keys.remove;
  if (event.key === 'F2') return keys.name;
  if (event.key.toLowerCase() === 'a' && !event.shiftKey) return getLetterKeys() ? keys.append : undefined;
  const { target } = event;
  if (target instanceof HTMLElement && target !== document.body && target.dataset['papel'] === undefined)
    return undefined;
  if (event.key.toLowerCase() === 'l' && !event.shiftKey) return getLetterKeys() ? keys.link : undefined;
  const way = ways[event.key];
  if (way) return () => keys.follow(way);
  if (['2', '3', '4'].includes(event.key) && getLetterKeys()) return () => keys.divide(Number(event.key));
  return { Enter: keys.name, Escape: keys.leave }[event.key];
};

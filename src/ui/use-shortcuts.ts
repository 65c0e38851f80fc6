import { useEffect, useRef } from 'react';
import { createStore, useStore } from '#src/store/store.ts';
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

/** As the map of shortcuts shows it. */
type ShownShortcut = Omit<Shortcut, 'perform'>;

interface Source {
  shortcuts: readonly Shortcut[];
  /** What it shows besides: keys that something else takes. */
  shown: readonly ShownShortcut[];
  /** It serves every screen, and gives way to the keys of the one that is open. */
  readonly beneath: boolean;
}

/** How long the second key of a sequence is waited for. */
const sequenceMs = 1_000;

const fields = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
/** Inside these the keys belong to them. */
const layers = '[role=dialog], [role=menu], [role=listbox], [data-own-keys]';
/** Enter and Space already mean something on these. */
const controls = 'a[href], button, summary, input, [role=tab], [role=separator], [role=checkbox]';

let sources: readonly Source[] = [];
/** It changes with what is offered, for whoever shows it. */
const offered = createStore(0);

/** The first key of a sequence, and when it was pressed: one for all, so that the second never serves another screen part alone. */
let prefix = '';
let since = 0;

const inOrder = (): readonly Source[] => [
  ...sources.filter(({ beneath }) => !beneath),
  ...sources.filter(({ beneath }) => beneath),
];

const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.altKey || (modified(event) && !undoes(event))) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(`${fields}, ${layers}`)) return;
  if ((event.key === 'Enter' || event.key === ' ') && target.closest(controls)) return;
  const pressed = keyName(event);
  if (pressed === undefined || (event.key.length === 1 && !modified(event) && !getLetterKeys())) return;
  const all = inOrder().flatMap(({ shortcuts }) => shortcuts);
  const sequence = prefix !== '' && event.timeStamp - since < sequenceMs ? `${prefix} ${pressed}` : pressed;
  const found = all.find(({ keys }) => keys === sequence) ?? all.find(({ keys }) => keys === pressed);
  prefix = '';
  if (found) {
    event.preventDefault();
    found.perform();
  } else if (all.some(({ keys }) => keys.startsWith(`${pressed} `))) {
    prefix = pressed;
    since = event.timeStamp;
  }
};

const add = (source: Source): (() => void) => {
  if (sources.length === 0) addEventListener('keydown', onKey);
  sources = [...sources, source];
  offered.set(offered.get() + 1);
  return () => {
    sources = sources.filter((each) => each !== source);
    if (sources.length === 0) {
      removeEventListener('keydown', onKey);
      prefix = '';
    }
    offered.set(offered.get() + 1);
  };
};

const useSource = (
  shortcuts: readonly Shortcut[],
  shown: readonly ShownShortcut[],
  beneath: boolean,
): void => {
  const source = useRef<Source>({ shortcuts, shown, beneath });
  useEffect(() => {
    source.current.shortcuts = shortcuts;
    source.current.shown = shown;
  });
  useEffect(() => add(source.current), []);
};

/** The shortcuts of a screen: they act outside fields, dialogs and menus, and yield to Ctrl, Alt and Meta, but for Ctrl+Z, which is `z`. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => useSource(shortcuts, [], false);

/** Those of every screen, where the one that is open has no use for the keys. */
export const useShortcutsEverywhere = (shortcuts: readonly Shortcut[]): void =>
  useSource(shortcuts, [], true);

/** Keys that a part of the screen takes by itself: the map shows them too. */
export const useShownShortcuts = (shown: readonly ShownShortcut[]): void => useSource([], shown, false);

/** What the keys do now, as a map shows it; not the sequences whose first key the screen takes for itself. */
export const useOfferedShortcuts = (): readonly ShownShortcut[] => {
  useStore(offered);
  const all = inOrder().flatMap(({ shortcuts, shown }) => [...shortcuts, ...shown]);
  const alone = new Set(all.map(({ keys }) => keys));
  return all.filter(
    ({ keys, label }, at) =>
      label !== '' &&
      !(keys.includes(' ') && alone.has(keys.split(' ')[0] ?? '')) &&
      all.findIndex((other) => other.keys === keys) === at,
  );
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

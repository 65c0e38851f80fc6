import { createStore, useStore } from '#src/store/store.ts';
import type { ThemeName } from './tokens.ts';

/** An appearance, or whichever the system of this device asks for. */
type ThemeChoice = ThemeName | 'sistema';
export const themeChoices = ['claro', 'escuro', 'contraste', 'sistema'] as const;
export const densities = ['confortavel', 'compacta'] as const;

/** What this device shows; it must be known before the first paint, so it is kept in the clear. */
export interface Appearance {
  readonly tema: ThemeChoice;
  readonly densidade: 'confortavel' | 'compacta';
  /** Size of the text in px, 11 to 18; absent: what the server says. */
  readonly tamanho?: number;
}

export const fontSizes = { min: 11, max: 18, default: 14 } as const;

const key = 'malote.aparencia';
const initial: Appearance = { tema: 'claro', densidade: 'confortavel' };

const read = (): Appearance => {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Appearance>;
    return { ...initial, ...stored };
  } catch {
    // private windows may refuse storage, and an older version may have left something else there
    return initial;
  }
};

const appearance = createStore(read());

export const getAppearance = appearance.get;

export const useAppearance = (): Appearance => useStore(appearance);

/** Changes the appearance in every part of the screen at once, and remembers it when the browser allows. */
export const setAppearance = (change: Partial<Appearance>): void => {
  const changed = { ...appearance.get(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // without storage the choice lasts as long as the page
  }
  appearance.set(changed);
};

type Chooser = (change: Partial<Appearance>) => void;
const choosers = new Set<Chooser>();

/** The same when it is the person who asks: whoever keeps their choices beyond this device is told. */
export const chooseAppearance = (change: Partial<Appearance>): void => {
  setAppearance(change);
  for (const chooser of choosers) chooser(change);
};

export const onAppearanceChosen = (chooser: Chooser): (() => void) => {
  choosers.add(chooser);
  return () => void choosers.delete(chooser);
};

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) appearance.set(read());
});

/** Keeps a size of text within 11 and 18 px. */
export const clampFontSize = (size: number): number =>
  Math.min(fontSizes.max, Math.max(fontSizes.min, Math.round(size)));

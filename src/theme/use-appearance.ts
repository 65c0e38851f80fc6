import { useSyncExternalStore } from 'react';
import { getAppearance, subscribeAppearance, type Appearance } from './appearance.ts';
import type { ThemeName } from './tokens.ts';

export const useAppearance = (): Appearance => useSyncExternalStore(subscribeAppearance, getAppearance);

/** The appearance in use: the chosen one, or what the system of this device asks for, followed as it changes. */
export const useThemeName = (): ThemeName => {
  const { tema } = useAppearance();
  const ofSystem = useSyncExternalStore(subscribeSystem, systemTheme);
  return tema === 'sistema' ? ofSystem : tema;
};

const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

const systemTheme = (): ThemeName => {
  const [contrast, dark] = queries.map((query) => globalThis.matchMedia?.(query).matches ?? false);
  if (contrast) return 'contraste';
  return dark ? 'escuro' : 'claro';
};

const subscribeSystem = (listener: () => void): (() => void) => {
  const lists = queries.flatMap((query) => globalThis.matchMedia?.(query) ?? []);
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

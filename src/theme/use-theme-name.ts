import { useStore, type Source } from '#src/store/store.ts';
import { useAppearance } from './appearance.ts';
import type { ThemeName } from './tokens.ts';

/** The appearance in use: the chosen one, or what the system of this device asks for, followed as it changes. */
export const useThemeName = (): ThemeName => {
  const { tema } = useAppearance();
  const ofSystem = useStore(systemTheme);
  return tema === 'sistema' ? ofSystem : tema;
};

const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

const systemTheme: Source<ThemeName> = {
  get: () => {
    const [contrast, dark] = queries.map((query) => globalThis.matchMedia?.(query).matches ?? false);
    if (contrast) return 'contraste';
    return dark ? 'escuro' : 'claro';
  },
  subscribe: (listener) => {
    const lists = queries.flatMap((query) => globalThis.matchMedia?.(query) ?? []);
    for (const list of lists) list.addEventListener('change', listener);
    return () => {
      for (const list of lists) list.removeEventListener('change', listener);
    };
  },
};

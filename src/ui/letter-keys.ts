import { createStore, useStore } from '#src/store/store.ts';

const key = 'malote.atalhosDeLetra';
/** What was chosen since the page was opened. */
const chosen = createStore<boolean | undefined>(undefined);

const kept = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'nao';
  } catch {
    // no storage: as it comes
    return true;
  }
};

/** Whether single letters act on this device (WCAG 2.1.4 asks that they can be turned off). */
export const getLetterKeys = (): boolean => chosen.get() ?? kept();

export const useLetterKeys = (): boolean => useStore(chosen, getLetterKeys);

export const setLetterKeys = (on: boolean): void => {
  chosen.set(on);
  try {
    localStorage.setItem(key, on ? 'sim' : 'nao');
  } catch {
    // `chosen` holds it as long as the page
  }
};

const key = 'malote.atalhosDeLetra';
const listeners = new Set<() => void>();
let memory: boolean | undefined;

/** Whether single letters act on this device (WCAG 2.1.4 asks that they can be turned off). */
export const getLetterKeys = (): boolean => {
  if (memory !== undefined) return memory;
  try {
    return localStorage.getItem(key) !== 'nao';
  } catch {
    // no storage: as it comes
    return true;
  }
};

export const setLetterKeys = (on: boolean): void => {
  memory = on;
  try {
    localStorage.setItem(key, on ? 'sim' : 'nao');
  } catch {
    // `memory` holds it as long as the page
  }
  for (const listener of listeners) listener();
};

export const subscribeLetterKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

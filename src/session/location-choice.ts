/** What a person said in this browser when asked whether their acts may say where they are. */
export type LocationChoice = 'sim' | 'nao';

const keyOf = (usuarioId: number): string => `malote.localizacao.${usuarioId}`;
const listeners = new Set<() => void>();
/** Where the browser refuses storage the answer lasts as long as the page. */
const inMemory = new Map<number, LocationChoice>();

/** Undefined: not asked yet. */
export const readLocationChoice = (usuarioId: number): LocationChoice | undefined => {
  try {
    const kept = localStorage.getItem(keyOf(usuarioId));
    return kept === 'sim' || kept === 'nao' ? kept : inMemory.get(usuarioId);
  } catch {
    // no storage
    return inMemory.get(usuarioId);
  }
};

export const keepLocationChoice = (usuarioId: number, choice: LocationChoice): void => {
  try {
    localStorage.setItem(keyOf(usuarioId), choice);
  } catch {
    inMemory.set(usuarioId, choice);
  }
  for (const listener of listeners) listener();
};

export const subscribeLocationChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

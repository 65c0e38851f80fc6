import { canSeal, seal, unseal } from './local-cipher.ts';

/** What this browser keeps about the person between two visits, encrypted with a key that lives in a cookie. */
const storageKey = 'malote.estado';

type State = Record<string, unknown>;

let state: State = {};
let writing: Promise<void> = Promise.resolve();

/** Reads what was kept; called once before the first screen, and when another tab wrote. */
export const loadLocalState = async (): Promise<void> => {
  if (!canSeal()) {
    state = {};
    return;
  }
  try {
    const kept = localStorage.getItem(storageKey);
    state = (kept === null ? undefined : ((await unseal(kept)) as State | undefined)) ?? {};
  } catch {
    // another key, an older format or no storage: begin anew, the server knows everything that matters
    state = {};
  }
};

export const getLocalState = <T>(name: string): T | undefined => state[name] as T | undefined;

/** Changes one value and keeps it; writes are made one after the other. */
export const setLocalState = (name: string, value: unknown): Promise<void> => {
  if (value === undefined) delete state[name];
  else state[name] = value;
  return keep();
};

/** Forgets everything, as when somebody signs out. */
export const clearLocalState = (): Promise<void> => {
  state = {};
  return keep();
};

/** Tells when another tab kept something else. */
export const subscribeLocalState = (listener: () => void | Promise<void>): void => {
  addEventListener('storage', (event) => {
    if (event.key === storageKey && event.newValue !== null) void listener();
  });
};

const keep = (): Promise<void> => {
  if (!canSeal()) return Promise.resolve();
  writing = writing.then(async () => {
    try {
      if (Object.keys(state).length === 0) {
        localStorage.removeItem(storageKey);
        return;
      }
      const sealed = await seal(state);
      if (sealed !== undefined) localStorage.setItem(storageKey, sealed);
    } catch {
      // full or refused storage: the values live as long as the page
    }
  });
  return writing;
};

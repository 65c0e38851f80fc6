import { draftKeyOf } from './draft-key.ts';
import { canSeal, seal, unseal } from './local-cipher.ts';

/**
 * What people typed and have not saved, kept on this computer, each under a name that begins with its person's id and
 * encrypted with a key that the server gives to that person alone. Unlike the rest of the local state it outlives the
 * session: it waits for its owner, and for nobody else.
 */
const prefix = 'malote.rascunho.';
/** A draft that nobody asked for in so long is of no use and should not stay on a shared computer. */
const oldestMs = 30 * 86_400_000;

export interface Dated {
  /** When it was typed, as an instant. */
  readonly momento: string;
}

interface Stored extends Dated {
  readonly selado: string;
}

/** On their way to the storage, or refused by it: these live as long as the page. */
const inMemory = new Map<string, Dated>();

/**
 * Keeps a draft in the place of the former one.
 * @returns false when this computer refuses (no cryptography, no storage, or no room): it lives as long as the page
 */
export const keepLocalDraft = async (name: string, draft: Dated): Promise<boolean> => {
  inMemory.set(name, draft);
  const key = draftKeyOf(name);
  if (!canSeal() || !key) return false;
  try {
    const selado = await seal(draft, key);
    if (selado === undefined) return false;
    // dropped or written anew meanwhile
    if (inMemory.get(name) !== draft) return true;
    const stored: Stored = { momento: draft.momento, selado };
    localStorage.setItem(prefix + name, JSON.stringify(stored));
    inMemory.delete(name);
    return true;
  } catch {
    return false;
  }
};

export const dropLocalDraft = (name: string): void => {
  inMemory.delete(name);
  remove(prefix + name);
};

export const readLocalDraft = async <T extends Dated>(name: string): Promise<T | undefined> => {
  forgetOld();
  const found = inMemory.get(name);
  if (found) return found as T;
  const key = draftKeyOf(name);
  if (!canSeal() || !key) return undefined;
  try {
    const stored = read(prefix + name);
    return stored && ((await unseal(stored.selado, key)) as T | undefined);
  } catch {
    // written with another key, that nobody has any more
    remove(prefix + name);
    return undefined;
  }
};

/** Whether something of a person waits here for them. */
export const hasLocalDrafts = (owner: string): boolean =>
  storedKeys().some((key) => key.startsWith(`${prefix}${owner}.`));

export const dropLocalDrafts = (owner: string): void => {
  for (const key of storedKeys()) if (key.startsWith(`${prefix}${owner}.`)) remove(key);
};

const read = (key: string): Stored | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Stored);
  } catch {
    // no storage, or written by another version
    return undefined;
  }
};

const remove = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // no storage: nothing was kept
  }
};

const forgetOld = (): void => {
  for (const key of storedKeys()) {
    const age = Date.now() - Date.parse(read(key)?.momento ?? '');
    if (!(age <= oldestMs)) remove(key);
  }
};

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // no storage: nothing to forget
    return [];
  }
};

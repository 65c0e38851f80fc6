import { importKey } from './local-cipher.ts';

/**
 * The key of what each person typed and did not save: the server gives it to that person alone, and this browser keeps none
 * of it beyond the session.
 */
const keys = new Map<string, string>();
let holder: string | undefined;

/** Time in which the screens of who left still keep what was typed. */
const leavingMs = 2_000;

/** Who is here now, with their key; nobody after signing out. */
export const holdDraftKey = (owner: string | undefined, key: string | undefined): void => {
  holder = owner;
  if (owner !== undefined && key !== undefined) keys.set(owner, key);
  setTimeout(() => {
    for (const other of keys.keys()) if (other !== holder) keys.delete(other);
  }, leavingMs);
};

/** The key of a draft, by its name, which begins with its owner; none for who is not here. */
export const draftKeyOf = (name: string): Promise<CryptoKey> | undefined => {
  const known = keys.get(name.slice(0, name.indexOf('.')));
  return known === undefined ? undefined : importKey(known);
};

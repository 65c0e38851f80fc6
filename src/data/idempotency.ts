import { toHex } from './hex.ts';

/** Keys of acts of which nobody knows whether they were done, by what was asked. */
const inDoubt = new Map<string, string>();

/** The key under which something is asked: the one of the act in doubt that asked the same, or a new one. */
export const keyOfAct = (asked: string): string => inDoubt.get(asked) ?? newActKey();

/** Keeps the key while the act is in doubt, and lets it go once it has an answer. */
export const settleAct = (asked: string, key: string, doubt: boolean): void => {
  if (doubt) inDoubt.set(asked, key);
  else inDoubt.delete(asked);
};

/** A key for one act of a person: the same key sent again gives the first answer. */
export const newActKey = (): string => {
  // randomUUID exists only on https; this works everywhere
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
};

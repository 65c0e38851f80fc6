/** What the signs of our masks take: 9 a digit, A a letter, * either. */
const definitions = { '9': /[0-9]/, A: /[A-Za-z]/, '*': /[0-9A-Za-z]/ };

/** Some signs mean something to the library; here only 9, A and * do. */
const escape = (mask: string): string => mask.replace(/[0a[\]{}`!#]/g, '\\$&');

/** A mask of ours as the library takes it. */
export const inputMask = (mask: string) => ({ mask: escape(mask), definitions });

/** Letters that a mask asks for are typed, and kept, in capitals. */
export const capitals = (masks: readonly string[]): { prepare?: (typed: string) => string } =>
  masks.some((mask) => /[A*]/.test(mask)) ? { prepare: (typed) => typed.toUpperCase() } : {};

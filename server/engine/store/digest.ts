import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Digest of what JSON says, whatever its spaces; the order of the keys counts, for it is the order of the fields. */
export const digestOf = (value: unknown): string => sha256Of(JSON.stringify(value));

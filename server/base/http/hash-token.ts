import { createHash } from 'node:crypto';

/** Only this hash is stored: who reads the database cannot use a session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

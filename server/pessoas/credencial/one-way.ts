import { createHmac } from 'node:crypto';

/**
 * Hash of a short code, made with the key of the installation: without it, who reads the database cannot try the few
 * codes that there are.
 */
export const keyedHash = (key: Buffer, kind: string, usuarioId: number, code: string): Buffer =>
  createHmac('sha256', key).update(`${kind}:${usuarioId}:${code}`).digest();

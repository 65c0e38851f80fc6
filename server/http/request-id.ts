import { randomBytes } from 'node:crypto';

/** Correlation id of a request: short enough to be read over the telephone. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

import { randomUUID } from 'node:crypto';

/** Correlation id of a request: short enough to be read over the telephone. */
export const newRequestId = (): string => randomUUID().slice(-12);

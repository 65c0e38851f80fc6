import pg from 'pg';
import { AppError } from '#schemas/app-error.ts';

/** Statement out of time, too many connections, server of the database stopping, starting or changed. */
const passingCodes = /^(08\w{3}|57P0[1-5]|57014|53300|25006)$/;
/** Somebody else has what is asked for: a deadlock, a lock that did not come in time, a change at the same moment. */
const busyCodes = /^(40P01|40001|55P03)$/;
/** What the client library says without a code, of a connection that broke, was not free in time or is closed. */
const lostWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (exceeded|expired)|Cannot use a pool after)/;
const lostCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether a connection that was kept is no more: the next one may be a new one, and the database well. */
export const isLost = (error: unknown): boolean => {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return /^(57P0[12]|ECONNRESET|EPIPE)$/.test(code) || message.startsWith('Connection terminated');
};

/** Whether others were changing the same at the same moment: no failure of anybody, and it may be asked again at once. */
export const isBusy = (error: unknown): boolean =>
  error instanceof AppError
    ? error.code === 'emMudanca'
    : error instanceof pg.DatabaseError && busyCodes.test(error.code ?? '');

/** Whether the database is away or has no time for this now: what was asked is sound, and may be asked again. */
export const isUnavailable = (error: unknown): boolean => {
  if (isBusy(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return passingCodes.test(error.code ?? '');
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket of a PostgreSQL of this machine is a file: it is not there while the server is away.
  if (code === 'ENOENT') return syscall === 'connect';
  return (code !== undefined && lostCodes.has(code)) || lostWords.test(error.message);
};

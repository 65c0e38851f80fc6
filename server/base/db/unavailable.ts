import pg from 'pg';

/** Statement out of time or in a deadlock, too many connections, server of the database stopping, starting or changed. */
const passingCodes = /^(08\w{3}|57P0[1-5]|57014|53300|40P01|40001|55P03|25006)$/;
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

/** Whether the database is away or has no time for this now: what was asked is sound, and may be asked again. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return passingCodes.test(error.code ?? '');
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket of a PostgreSQL of this machine is a file: it is not there while the server is away.
  if (code === 'ENOENT') return syscall === 'connect';
  return (code !== undefined && lostCodes.has(code)) || lostWords.test(error.message);
};

import type { Logger } from 'pino';
import type { Database } from '#server/base/db/connect.ts';
import type { Ports } from '#server/base/http/context.ts';

/** What a job receives besides its payload. */
export interface JobContext {
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

import type { Logger } from 'pino';
import type { Database } from '#server/base/db/connect.ts';
import type { Ports } from '#server/base/http/context.ts';

/** What a job receives besides its payload. */
export interface JobContext {
  readonly db: Database;
  readonly ports: Ports;
  /** How often the queue gave out this very job; left out where no queue did. */
  readonly vez?: number;
  /** The queue gives it out no more. */
  readonly ultimaVez?: boolean;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

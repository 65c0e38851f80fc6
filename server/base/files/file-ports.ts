import type { Database } from '#server/base/db/connect.ts';
import type { FileStore } from './file-store.ts';

/** What keeping and reading files takes of the server. `db` is outside of any transaction. */
export interface FilePorts {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
}

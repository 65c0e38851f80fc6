import type { Database } from '#server/base/db/connect.ts';
import type { Config } from '#server/base/config.ts';
import type { FileStore } from './file-store.ts';

/** What keeping and reading files takes of the server. `db` is outside of any transaction. */
export interface FilePorts {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  /** Where the antivirus is, and what keeps aside what it finds. */
  readonly config?: Pick<Config, 'antivirus' | 'dataDir' | 'key'>;
}

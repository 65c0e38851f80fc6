import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Whether the word of the directory is what counts for everybody but administrators. */
export const directoryInUse = async (db: Database): Promise<boolean> => {
  const { ldapAtivo, ldapUrl, ldapBase } = await readSettings(db);
  return ldapAtivo && Boolean(ldapUrl) && Boolean(ldapBase);
};

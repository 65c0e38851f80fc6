import type { Database } from '#server/base/db/connect.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';

/** Days in which a notice may be opened, where the configuration says nothing. */
export const diasTacita = async (db: Database): Promise<number> =>
  (await readSettings(db)).diasCienciaTacita ?? 10;

import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Files need somewhere to go from the first minute: a folder beside the data, where people have not said another. */
export const fillVolume = async (db: Database): Promise<void> => {
  await sql`insert into registro.volume (nome, tipo, pasta, aceita)
    select 'Principal', 'PASTA', 'arquivos', true where not exists (select from registro.volume)`.execute(db);
};

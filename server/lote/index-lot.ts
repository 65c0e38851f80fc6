import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';

/** A lot is found by its number, its subject and what was noted of it: never by what is in it, which not everybody sees. */
export const indexLot = (db: Database, id: number): Promise<void> =>
  keepIndex(db, id, {
    campos: sql<string>`(select coalesce(l.observacoes, '') from lote l where l.id = c.id)`,
    texto: '',
  });

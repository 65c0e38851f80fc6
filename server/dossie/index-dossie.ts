import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';

/** A dossier is found by whom or what it is about and by what was noted of it: never by what is in it, which not everybody sees. */
export const indexDossie = (db: Database, id: number): Promise<void> =>
  keepIndex(db, id, {
    campos: sql<string>`(select concat_ws(' ', ds.nome, ds.identificador, t.nome) from dossie ds
      join registro.tipo_dossie t on t.id = ds.tipo_dossie_id where ds.id = c.id)`,
    texto: sql<string>`coalesce((select ds.observacoes from dossie ds where ds.id = c.id), '')`,
  });

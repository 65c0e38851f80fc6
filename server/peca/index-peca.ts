import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';

/** A piece is found by what is said of it, by its transcript, and, as any content, by what its file says. */
export const indexPeca = (db: Database, id: number): Promise<void> =>
  keepIndex(db, id, {
    campos: sql<string>`(select concat_ws(' ', pa.nome, pa.autor, pa.local_fisico, pa.observacoes, t.nome)
      from peca_arquivo pa join registro.tipo_documento t on t.id = pa.tipo_documento_id where pa.id = c.id)`,
    texto: sql<string>`coalesce((select pa.transcricao from peca_arquivo pa where pa.id = c.id), '')`,
  });

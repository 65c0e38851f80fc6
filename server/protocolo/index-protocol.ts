import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';

/** A protocol is found by what was written of it and by the text of its present file. */
export const indexProtocol = (db: Database, id: number): Promise<void> =>
  keepIndex(db, id, {
    campos: sql<string>`(select concat_ws(' ', p.origem, c.local_fisico, p.observacoes,
        (select string_agg(f.valor #>> '{}', ' ') from conteudo_campo f where f.conteudo_id = p.id and f.valor is not null))
      from protocolo p where p.id = c.id)`,
    texto: sql<string>`coalesce((select x.texto from protocolo p join protocolo_arquivo x
        on x.protocolo_id = p.id and x.numero = p.arquivo_atual where p.id = c.id), '')`,
  });

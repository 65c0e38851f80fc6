import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/**
 * What a protocol is found by: the number and the subject (A) weigh more than the people (B), what was written of it (C) and
 * the text of its present file (D); what its attachments say has no place of its own.
 */
export const indexProtocol = async (db: Database, id: number): Promise<void> => {
  await sql`update conteudo c set busca =
      setweight(to_tsvector('portugues', coalesce(c.numero, '') || ' ' || c.assunto), 'A')
      || setweight(to_tsvector('portugues', au.nome || ' ' || coalesce((select string_agg(i.nome, ' ') from conteudo_interessado ci
          join registro.interessado i on i.id = ci.interessado_id where ci.conteudo_id = c.id), '')), 'B')
      || setweight(to_tsvector('portugues', concat_ws(' ', p.origem, p.local_fisico, p.observacoes,
          (select string_agg(f.valor #>> '{}', ' ') from conteudo_campo f where f.conteudo_id = c.id and f.valor is not null))), 'C')
      || setweight(to_tsvector('portugues', coalesce((select x.texto from protocolo_arquivo x
          where x.protocolo_id = p.id and x.numero = p.arquivo_atual), '')), 'D')
      || busca_dos_arquivos(c.id)
    from protocolo p, registro.usuario au
    where c.id = ${id} and p.id = c.id and au.id = c.autor_id`.execute(db);
};

import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { readCampos } from '#server/conteudo/campos/index.ts';
import { camposDe } from './campos-de.ts';

/**
 * What a process is found by: number and subject (A), people (B), the fields of the type (C) and its notes (D). Its pieces are
 * found by themselves, by who reaches them.
 */
export const keepIndex = async (ctx: Ctx, id: number): Promise<void> => {
  const fields = (await readCampos(ctx, await camposDe(ctx.db, id)))
    .map(({ campo }) => campo.texto ?? '')
    .join(' ');
  await sql`update conteudo c set busca =
      setweight(to_tsvector('portugues', coalesce(c.numero, '') || ' ' || c.assunto), 'A')
      || setweight(to_tsvector('portugues', (select u.nome from registro.usuario u where u.id = c.autor_id) || ' ' ||
          coalesce((select string_agg(i.nome, ' ') from conteudo_interessado ci
            join registro.interessado i on i.id = ci.interessado_id where ci.conteudo_id = c.id), '')), 'B')
      || setweight(to_tsvector('portugues', ${fields}), 'C')
      || setweight(to_tsvector('portugues', coalesce(p.observacoes, '')), 'D')
      || busca_dos_arquivos(c.id)
    from processo p where p.id = c.id and c.id = ${id}`.execute(ctx.db);
};

import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { whole } from '#server/base/http/whole.ts';

/** Interested parties that may be named, by name or number. */
export const interessados = async (ctx: Ctx, query: BuscaQuery): Promise<Page<Rotulo>> => {
  const digits = (query.q ?? '').replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  const { rows } = await sql<Rotulo>`
    select i.id, i.nome as rotulo from registro.interessado i
    where coalesce(i.ativo, true) and (${hasWords(sql`i.nome`, query.q)}
      or (length(${digits}) >= 6 and (i.cpf like ${digits} || '%' or i.cnpj like ${digits} || '%')))
    order by i.nome limit ${query.pageSize ?? 20}`.execute(ctx.db);
  return whole(rows);
};

/** Classes of the classification that may be used, by code or words. */
export const classes = async (ctx: Ctx, query: BuscaQuery): Promise<Page<Rotulo>> => {
  const { rows } = await sql<Rotulo>`
    select a.id, a.codigo || ' - ' || a.descricao as rotulo from registro.assunto a
    where a.ativo and a.classificavel and ${hasWords(sql`a.codigo || ' ' || a.descricao`, query.q)}
    order by a.codigo limit ${query.pageSize ?? 20}`.execute(ctx.db);
  return whole(rows);
};

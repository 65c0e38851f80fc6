import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { escopoPesquisa, tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa, PesquisaQuery } from '#schemas/generated.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { completePage, countLimit, presentPage } from './item.ts';

/** Characters at the least (spec.md section 9); an empty text lists the type. */
const shortest = 3;
/**
 * Only so many candidates are ranked, the newest: a common word would match the whole archive, and read from the
 * newest on it is soon found so often.
 */
const candidates = 300;

/** Documents that may have the very number that was typed: one for each type and unit. */
const exact = 100;
const numberAndYear = /\d\s*\/\s*\d{4}\b/;

const typesOf: Readonly<Record<number, readonly number[]>> = {
  [escopoPesquisa.documento]: [tipoConteudo.documento],
  [escopoPesquisa.processo]: [tipoConteudo.processo],
  [escopoPesquisa.protocolo]: [tipoConteudo.arquivoDigital],
  [escopoPesquisa.protocoloExterno]: [tipoConteudo.solicitacaoServico],
};

/** The header search: number in any mask, subject, people and the text of concluded documents. */
export const pesquisar = async (
  ctx: Ctx,
  acts: readonly Rule[],
  query: PesquisaQuery,
): Promise<Page<ItemCaixa>> => {
  const q = (query.q ?? '').trim();
  if (q.length > 0 && q.length < shortest)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'q', mensagem: mensagem('pesquisa.recusa.curta', { n: shortest }) }],
      },
    );
  const start = query.start ?? 1;
  const pageSize = query.pageSize ?? 20;
  const types = typesOf[query.tipo ?? 0];
  const ofType = types ? sql`and c.tipo = any(${types}::smallint[])` : sql``;
  const visible = sql`${visibleContent(ctx.sessao)} ${ofType}`;
  const found = q ? matching(q, visible) : newest(visible);
  const page = sql`select id, null::bigint as tramite_id, row_number() over (order by peso desc, id desc) as ordem
    from achado order by peso desc, id desc limit ${pageSize} offset ${(start - 1) * pageSize}`;
  const total = sql`select count(*) as total from (select from achado limit ${countLimit + 1}) x`;
  const key = searchKey(q);
  const porque = q
    ? sql`case when ${key} <> '' and c.numero_chave like '%' || ${key} || '%' then 'número'
        when texto_busca(c.assunto) like '%' || texto_busca(${q}) || '%' then 'assunto' else 'texto ou pessoa' end`
    : sql`null::text`;
  const { rows } = await completePage(ctx, {
    antes: sql`achado as materialized (${found})`,
    pagina: page,
    total,
    porque,
  }).execute(ctx.db);
  return presentPage(ctx, acts, rows);
};

/** The letters and digits of what was typed, when there is a digit: then it may be a number. */
const searchKey = (q: string): string =>
  /\d/.test(q)
    ? q
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')
    : '';

const matching = (q: string, visible: RawBuilder<unknown>): RawBuilder<unknown> => {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 0);
  const tsquery = words
    .map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`)
    .join(' & ');
  const key = searchKey(q);
  const byNumber = sql`select c.id, 10::real as peso from conteudo c
    where c.numero_chave like '%' || ${key} || '%' and ${visible} limit ${candidates}`;
  const byText = sql`select c.id, ts_rank(c.busca, to_tsquery('portugues', ${tsquery})) as peso
    from conteudo c where c.busca @@ to_tsquery('portugues', ${tsquery}) and ${visible}
    order by c.id desc limit ${candidates}`;
  if (key.length < shortest) return words.length === 0 ? byNumber : byText;
  // Of many numbers that contain the one typed, the one that is it must be among the candidates.
  const exactly = sql`select c.id, 20::real as peso from conteudo c
    where c.numero_chave ~ ${`(^|[^0-9])${key}($|[^0-9])`} and ${visible} limit ${exact}`;
  const branches = [
    byNumber,
    ...(numberAndYear.test(q) ? [exactly] : []),
    ...(words.length === 0 ? [] : [byText]),
  ].map((branch) => sql`(${branch})`);
  return sql`select id, max(peso) as peso from (${sql.join(branches, sql` union all `)}) u group by id`;
};

const newest = (visible: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select c.id, 0::real as peso from conteudo c where ${visible} order by c.id desc limit ${candidates}`;

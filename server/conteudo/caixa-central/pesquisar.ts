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
import { newestWith } from './newest-with.ts';

/** Characters at the least (spec.md section 9); an empty text lists the type. */
const shortest = 3;
/** Only so many candidates are ranked, the newest: a common word would match the whole archive. */
const candidates = 300;

/** Documents that may have the very number that was typed: one for each type and unit. */
const exact = 100;
const numberAndYear = /[\d.]*\d\s*\/\s*\d{4}\b/;

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

/** The number and the year of what was typed, as the index keeps them: "Ofício 07/2019-CCL" is 72019. */
const numberOf = (q: string): string | undefined =>
  numberAndYear.exec(q)?.[0].replaceAll(/\D/g, '').replace(/^0+/, '');

const matching = (q: string, visible: RawBuilder<unknown>): RawBuilder<unknown> => {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 0);
  const key = searchKey(q);
  const byText = words.length === 0 ? [] : [newestWith(tsquery(words), visible, candidates)];
  const number = numberOf(q);
  const branches = [
    ...(key.length < shortest && words.length > 0 ? [] : [containing(key, number, visible)]),
    ...byText,
  ].map((branch) => sql`(${branch})`);
  return sql`select id, max(peso) as peso from (${sql.join(branches, sql` union all `)}) u group by id`;
};

const tsquery = (words: readonly string[]): string =>
  words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');

/**
 * Of many numbers that contain the one typed, the one that is it must be among the candidates; where there are plenty that
 * are it, those that only contain it are not looked for.
 */
const containing = (
  key: string,
  number: string | undefined,
  visible: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const contains = sql`c.numero_chave like '%' || ${key} || '%' and ${visible}`;
  if (number === undefined)
    return sql`select c.id, 10::real as peso from conteudo c where ${contains} limit ${candidates}`;
  // strpos, so that only the index of the very numbers is read
  return sql`with exato as materialized (select c.id from conteudo c
      where numero_e_ano(c.numero) = ${number} and strpos(c.numero_chave, ${key}) > 0 and ${visible}
      order by c.id desc limit ${exact})
    select id, 20::real as peso from exato
    union all
    (select c.id, 10::real from conteudo c
      where (select count(*) from exato) < ${exact} and ${contains} limit ${candidates})`;
};

const newest = (visible: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select c.id, 0::real as peso from conteudo c where ${visible} order by c.id desc limit ${candidates}`;

import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { todasEspecies } from '#schemas/especies.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { PesquisaQuery } from '#schemas/shapes/conteudo.ts';
import { withoutMarks, writtenNumber, type WrittenNumber } from '#schemas/numeracao/written-number.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { rarestOf, wordForms, type Sought } from '#server/conteudo/achados/index.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import {
  containsNumber,
  containsWeight,
  namedByNumber,
  namedWeight,
  onlyCommonWords,
} from '#server/conteudo/dados/index.ts';
import { completePage, countLimit, presentPage } from './item.ts';
import { newestWith } from './newest-with.ts';

/** Characters at the least; an empty text lists the type. */
const shortest = 3;
/** Only so many candidates are ranked, the newest: a common word would match the whole archive. */
const candidates = 300;

/** Documents that may have the very number that was typed: one for each type and unit. */
const exact = 100;

/** The header search: number in any mask, subject, people and the text of concluded documents. */
export const pesquisar = async (
  ctx: Ctx,
  acts: readonly Rule[],
  query: PesquisaQuery,
): Promise<Page<ItemCaixa>> => {
  const q = (query.q ?? '').trim();
  if (q.length > 0 && q.length < shortest) throw refused(mensagem('pesquisa.recusa.curta', { n: shortest }));
  const start = query.start ?? 1;
  const pageSize = query.pageSize ?? 20;
  const kind = todasEspecies.find(({ escopo }) => escopo !== undefined && escopo === query.tipo);
  const ofType = kind ? sql`and c.tipo = any(${[kind.tipo]}::smallint[])` : sql``;
  const visible = sql`${visibleContent(ctx.sessao)} ${ofType}`;
  const words = wordsOf(q);
  const terms = termsOf(words, query.escrevendo ?? false);
  const matched = q ? matching(q, terms, visible) : newest(visible);
  const page = sql`select id, null::bigint as tramite_id, row_number() over (order by peso desc, id desc) as ordem
    from achado order by peso desc, id desc limit ${pageSize} offset ${(start - 1) * pageSize}`;
  const total = sql`select count(*) as total from (select from achado limit ${countLimit + 1}) x`;
  const { rows } = await completePage(ctx, {
    antes: sql`achado as materialized (${matched})`,
    pagina: page,
    total,
    procurado: q === '' ? undefined : soughtOf(q, words, terms),
  }).execute(ctx.db);
  const found = presentPage(ctx, acts, rows);
  if (found.total === 0 && words.length > 0 && (await onlyCommonWords(ctx, toQuery(terms, '&'))))
    throw refused(mensagem('pesquisa.recusa.comum'));
  return found;
};

const refused = (text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'q', mensagem: text }] });

const wordsOf = (q: string): readonly string[] =>
  withoutMarks(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);

/** The letters and digits of what was typed, when there is a digit: then it may be a number. */
const keyOf = ({ chave }: WrittenNumber): string => (/\d/.test(chave) ? chave : '');

const matching = (q: string, terms: readonly string[], visible: RawBuilder<unknown>): RawBuilder<unknown> => {
  const byText = terms.length === 0 ? [] : [newestWith(terms.join(' & '), visible, candidates)];
  const branches = [...byNumber(writtenNumber(q), terms.length > 0, visible), ...byText].map(
    (branch) => sql`(${branch})`,
  );
  return sql`select id, max(peso) as peso from (${sql.join(branches, sql` union all `)}) u group by id`;
};

/** Letters that a word may lose before its stem shows, and that are left of it at the least. */
const mostDropped = 3;
const leastLeft = 4;

/**
 * The words as terms of a full text question, each in both numbers; the last one matches by its beginning. While it is written it may already be
 * longer than the stem that the index keeps (`licitaç` is not a beginning of `licit`): without its last letters it meets it.
 */
const termsOf = (words: readonly string[], escrevendo: boolean): readonly string[] =>
  words.map((word, index) => {
    const last = index === words.length - 1;
    const shorter = Array.from({ length: last && escrevendo ? mostDropped : 0 }, (_, drop) =>
      word.slice(0, -1 - drop),
    ).filter(({ length }) => length >= leastLeft);
    const [first = word, ...forms] = wordForms(word);
    return `(${[last ? `'${first}':*` : `'${first}'`, ...[...forms, ...shorter].map((other) => `'${other}'`)].join(' | ')})`;
  });

const toQuery = (terms: readonly string[], sign: '&' | '|'): RawBuilder<unknown> =>
  sql`to_tsquery('portugues', ${terms.join(` ${sign} `)})`;

/** Where an item is said to have been found: by any of the words, and by a number that has some figure. */
const soughtOf = (q: string, words: readonly string[], terms: readonly string[]): Sought => {
  const numero = writtenNumber(q);
  return {
    query:
      words.length === 0
        ? undefined
        : { all: toQuery(terms, '&'), any: toQuery(terms, '|'), longest: rarestOf(words) },
    numero: keyOf(numero) === '' ? undefined : numero,
  };
};

/**
 * Of many numbers that contain the one typed, the one that is it must be among the candidates; where there are plenty that
 * are it, those that only contain it are not looked for. Too few letters and figures are in every number.
 */
const byNumber = (
  number: WrittenNumber,
  hasWords: boolean,
  visible: RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] => {
  const key = keyOf(number);
  const contains = sql`${containsNumber(key)} and ${visible}`;
  const some = key.length >= shortest || !hasWords;
  if (number.exato === undefined)
    return some
      ? [
          sql`select c.id, ${containsWeight(key)} as peso from conteudo c where ${contains} limit ${candidates}`,
        ]
      : [];
  const containing = some
    ? sql`union all
    (select c.id, ${containsWeight(key)} from conteudo c
      where (select count(*) from exato) < ${exact} and ${contains} limit ${candidates})`
    : sql``;
  return [
    sql`with exato as materialized (select c.id, ${namedWeight(number)} as peso from conteudo c
      where ${namedByNumber(number)} and ${visible}
      order by c.id desc limit ${exact})
    select id, peso from exato ${containing}`,
  ];
};

const newest = (visible: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select c.id, 0::real as peso from conteudo c where ${visible} order by c.id desc limit ${candidates}`;

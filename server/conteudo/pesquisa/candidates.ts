import { sql, type RawBuilder } from 'kysely';
import { menorTexto } from '#schemas/campos-pesquisa.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { textQuery, type Sought, type TextQuery } from '#server/conteudo/achados/index.ts';
import { containsNumber, containsWeight, namedByNumber, namedWeight } from '#server/conteudo/dados/index.ts';
import { idOfShortNumber } from '#schemas/numeracao/short-number.ts';
import { conditionsOf } from './conditions.ts';
import type { Asked } from './read-filter.ts';

/**
 * What is found is taken from so many candidates, the newest: a common word or a wide filter would match the whole
 * archive, and each of them is ranked, ordered and counted.
 */
const mostRanked = 200;
const mostListed = 1000;

/** Documents that may have the very number that was typed: one for each type and unit. */
const mostExact = 100;

/** As the indexes of authors, units and days give it: the days that are asked for are read, and not what came after. */
const newest = sql`c.criado_em desc, c.id desc`;

export interface Candidates extends Sought {
  /** `id`, `peso`: no more than `limit` of them, and one more when there are more. */
  readonly found: RawBuilder<unknown>;
  readonly limit: number;
  readonly query: TextQuery | undefined;
}

interface Bounds {
  /** What is asked beyond the fields, over `c`. */
  readonly also?: RawBuilder<unknown>;
  /** As many as are counted, where they are not listed. */
  readonly most?: number;
}

/** The contents that answer a question, all of them within the sight of who asks. */
export const candidatesOf = (ctx: Ctx, asked: Asked, { also = sql`true`, most }: Bounds = {}): Candidates => {
  const [ranked, listed] = [most ?? mostRanked, most ?? mostListed];
  const q = asked.filtro.q?.trim() ?? '';
  const where = sql`${conditionsOf(asked, ctx.ports.config.timeZone, today(ctx))} and ${also} and ${visibleContent(ctx.sessao)}`;
  const query = q === '' ? undefined : textQuery(q);
  const numero = /\d/.test(q) ? writtenNumber(q) : undefined;
  const curto = idOfShortNumber(q);
  if (q === '')
    return {
      found: sql`select c.id, 0::real as peso from conteudo c where ${where} order by ${newest} limit ${sql.lit(listed + 1)}`,
      limit: listed,
      query,
      numero,
      curto,
    };
  const branches: RawBuilder<unknown>[] = [];
  if (query)
    branches.push(sql`(select x.id, ts_rank(x.busca, ${query.all}) as peso from (
      select c.id, c.busca from conteudo c where c.busca @@ ${query.all} and ${where}
      order by ${newest} limit ${sql.lit(ranked + 1)}) x)`);
  // the words of files have no places in the index of a content: phrases in them are looked for in their own
  if (query?.phrased)
    branches.push(sql`(select c.id, 0.05::real as peso from conteudo c where c.id in (
      select n.conteudo_id from arquivo_texto t join arquivo a on a.sha256 = t.sha256
        join conteudo_anexo n on n.arquivo_id = a.id where t.busca @@ ${query.all}
      union select k.conteudo_id from arquivo_texto t join arquivo a on a.sha256 = t.sha256
        join conteudo_campo k on k.arquivo_id = a.id where t.busca @@ ${query.all}) and ${where}
      order by ${newest} limit ${sql.lit(ranked + 1)})`);
  if (numero && numero.chave.length >= menorTexto)
    branches.push(
      sql`(select c.id, ${containsWeight(numero.chave)} as peso from conteudo c
        where ${containsNumber(numero.chave)} and ${where} order by ${newest} limit ${sql.lit(ranked + 1)})`,
    );
  // of many numbers that contain the one typed, the one that is it must be among the candidates
  if (numero?.exato !== undefined)
    branches.push(sql`(select c.id, ${namedWeight(numero)} as peso from conteudo c
        where ${namedByNumber(numero)} and ${where} limit ${sql.lit(mostExact)})`);
  if (curto !== undefined)
    branches.push(sql`(select c.id, 40::real as peso from conteudo c where c.id = ${curto} and ${where})`);
  if (branches.length === 0)
    return {
      found: sql`select null::bigint as id, 0::real as peso where false`,
      limit: ranked,
      query,
      numero,
      curto,
    };
  return {
    found: sql`select id, max(peso) as peso from (${sql.join(branches, sql` union all `)}) u group by id
      order by max(peso) desc, id desc limit ${sql.lit(ranked + 1)}`,
    limit: ranked,
    query,
    numero,
    curto,
  };
};

import { sql, type RawBuilder } from 'kysely';

/** The newest contents of all, looked at one by one: what was just made is always found, and a common word often enough. */
const lookedAt = 500;
/** Ids in a lot; the migration that makes the index says the same. */
const lotSize = 8192;

/**
 * The newest contents that are visible and have the words, so many at the most, with their rank. An inverted index tells
 * *all* contents with a word, in no order, and reading them to keep the newest costs more the larger the archive is. Its
 * twin `conteudo_busca_lote` keeps the words of each lot of ids apart, so that lots are asked one by one, from the newest on,
 * until enough was found; a lot without the word costs the few blocks of one look into the index. Of a lot only the ids are put
 * in order: whole rows, with all their words, do not fit in the memory of a sort.
 *
 * `+ 0` keeps PostgreSQL from reading the index of the ids too, half of it on average, to leave the newest out.
 */
export const newestWith = (
  tsquery: string,
  visible: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> => sql`with
  palavras as materialized (select to_tsquery('portugues', ${tsquery}) as q),
  consulta as materialized (select q, '(' || regexp_replace(q::text, '''([^'']+)''', '''#:\\1''', 'g') || ')' as de_lote from palavras),
  recente as materialized (select c.* from conteudo c order by c.id desc limit ${lookedAt}),
  dito as materialized (select c.*, ts_rank(c.busca, q) as peso from consulta, recente c where c.busca @@ q),
  antes as materialized (select min(id) as de from recente, consulta where numnode(q) > 0 having count(*) = ${lookedAt})
  select id, peso from (
    select c.id, c.peso from dito c where ${visible}
    union all
    select c.id, ts_rank(c.busca, q) from consulta, antes, generate_series(antes.de / ${lotSize}, 0, -1) lote, lateral (
      select c.id from conteudo c
      where busca_por_lote(c.id, c.busca) @@ replace(de_lote, '#', lote::text)::tsquery and c.id + 0 < antes.de
      order by c.id desc offset 0) achado, lateral (select c.* from conteudo c where c.id = achado.id offset 0) c
    where ${visible}
  ) achado_em limit ${most}`;

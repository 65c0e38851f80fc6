import { sql, type RawBuilder } from 'kysely';
import type { WrittenNumber } from '#schemas/numeracao/written-number.ts';
import type { Achado } from '#schemas/shapes/achado.ts';
import { containsNumber, namedByNumber } from '#server/conteudo/dados/index.ts';
import { modelKinds } from '#server/conteudo/especies/index.ts';
import type { TextQuery } from './text-query.ts';

/** Around a hit in a snippet: signs that no text has. */
const hitStart = '\uE000';
const hitEnd = '\uE001';

/** Characters of a text among which a snippet is looked for, beginning near the first hit. */
const snippetWindow = 20_000;
const before = 500;

type Words = Pick<TextQuery, 'all' | 'any' | 'longest'>;

/** What was asked for. */
export interface Sought {
  readonly query: Words | undefined;
  /** The question as a number, where it may be one. */
  readonly numero: WrittenNumber | undefined;
  /** The content that the question is the short number of, as a bar code says it. */
  readonly curto?: number | undefined;
}

/** Where a row was found, as the database gives it. */
export interface HitRow {
  readonly porque: Achado['porque'];
  readonly trecho: string | null;
  /** The name of a file that has the words, and the words. */
  readonly anexo: string | null;
  readonly trechoAnexo: string | null;
}

/** Where the words were found, over the content `c` and `hitJoins`. */
export const hitColumns = ({ query, numero, curto }: Sought): RawBuilder<unknown> => sql`
  array_remove(array[
    case when ${numero ? sql`(${containsNumber(numero.chave)} or ${namedByNumber(numero)})` : sql`false`} or c.id = ${curto ?? null}::bigint then 'numero' end
    ${
      query
        ? sql`, case when to_tsvector('portugues', c.assunto) @@ ${query.any} then 'assunto' end,
          case when ts_filter(c.busca, '{b}') @@ ${query.any} then 'pessoa' end,
          case when ts_filter(c.busca, '{c}') @@ ${query.any} then 'campo' end,
          case when ts_filter(c.busca, '{d}') @@ ${query.any} then 'texto' end,
          case when x.nome is not null then 'anexo' end`
        : sql``
    }], null) as porque,
  ${query ? snippet(query) : sql`null::text`} as trecho, x.nome as anexo,
  ${query ? headline(sql`x.texto`, query) : sql`null::text`} as trecho_anexo`;

/** The words around the hits in a text. */
const headline = (text: RawBuilder<unknown>, { any, longest }: Words): RawBuilder<unknown> => sql`
  ts_headline('portugues', substr(${text}, greatest(1, strpos(texto_busca(${text}), ${longest}) - ${sql.lit(before)}), ${sql.lit(snippetWindow)}),
    ${any}, ${`StartSel=${hitStart}, StopSel=${hitEnd}, MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "`})`;

/** The first file of the content in which the words are. */
export const hitJoins = ({ query }: Sought): RawBuilder<unknown> =>
  query
    ? sql`left join lateral (
    select a.nome, t.texto from arquivo a join arquivo_texto t on t.sha256 = a.sha256
    where a.id in (select n.arquivo_id from conteudo_anexo n where n.conteudo_id = c.id
        union all select k.arquivo_id from conteudo_campo k where k.conteudo_id = c.id)
      and t.busca @@ ${query.any}
    order by t.busca @@ ${query.all} desc, a.criado_em limit 1) x on true`
    : sql`left join lateral (select null::text as nome, null::text as texto) x on true`;

/** The words around a hit in the text of the version that the content shows, its values where they stand. */
const snippet = (query: Words): RawBuilder<unknown> => sql`(
  select ${headline(sql`w.texto`, query)}
  from (select translate(concat_ws(' ', b.texto, (select string_agg(p.value, ' ') from jsonb_each_text(b.valores) p
      where p.key <> all(b.chaves))), ${hitStart + hitEnd}, '') as texto
    from (select v.valores, coalesce(array_agg(n.no #>> '{attrs,chave}') filter (where n.no ->> 'type' = 'marcador'), '{}') as chaves,
        string_agg(case n.no ->> 'type' when 'text' then n.no ->> 'text'
          when 'marcador' then v.valores ->> (n.no #>> '{attrs,chave}') else ' ' end, '' order by n.ordem) as texto
      from (select v.corpo, v.automaticos || v.valores as valores from documento_versao v
        where v.documento_id = c.id and c.tipo = any(${[...modelKinds]}::smallint[]) and (c.fase = 0 or v.situacao = 'CONCLUIDA')
        order by v.numero desc limit 1) v
      left join lateral jsonb_path_query(v.corpo, ${wordsAndBreaks}) with ordinality n(no, ordem) on true
      group by v.valores) b) w)`;

/** What holds words in a body, and what parts them from the ones before. */
const wordsAndBreaks = sql.lit(
  'strict $.** ? (@.type == "text" || @.type == "marcador" || @.type == "paragraph" || @.type == "heading" || @.type == "hardBreak" || @.type == "nota")',
);

/** Where it was found, as it travels: its own words first, then those of a file joined to it. */
export const presentHit = (row: HitRow): Achado => {
  const own = hitsOf(row.trecho);
  const trecho = own ?? hitsOf(row.trechoAnexo);
  return {
    porque: [...row.porque],
    anexo: row.anexo ?? undefined,
    trecho,
    trechoDoAnexo: (trecho && !own) || undefined,
  };
};

const hitsOf = (marked: string | null): Achado['trecho'] => {
  const parts = marked === null ? [] : snippetParts(marked);
  return parts.some(({ achado }) => achado) ? parts : undefined;
};

const snippetParts = (marked: string): NonNullable<Achado['trecho']> =>
  marked
    .split(hitStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ texto: piece }];
      const [hit = '', rest = ''] = piece.split(hitEnd);
      return [{ texto: hit, achado: true }, { texto: rest }];
    })
    .filter(({ texto }) => texto !== '');

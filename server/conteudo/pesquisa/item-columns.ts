import { sql, type RawBuilder } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { containsNumber, namedByNumber } from '#server/conteudo/dados/index.ts';
import type { Candidates } from './candidates.ts';
import type { TextQuery } from './text-query.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

/** Around a hit in a snippet: signs that no text has. */
export const hitStart = '\uE000';
export const hitEnd = '\uE001';

/** Characters of a text among which a snippet is looked for, beginning near the first hit. */
const snippetWindow = 20_000;
const before = 500;

/** A row of the answer as the database gives it. */
export interface FoundRow {
  readonly id: number | null;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly sigilo: number;
  readonly estado: number;
  readonly nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly fase: number;
  readonly criadoEm: Date;
  readonly ultimoTramite: Date | null;
  readonly tipoDocumento: string | null;
  readonly tipoProcesso: string | null;
  readonly observacoes: string | null;
  readonly modelo: string | null;
  /** A piece of a process that the person sees, or a document made from another content. */
  readonly vinculado: boolean;
  readonly origem: string;
  /** Who asked for it from outside, or signs it from there. */
  readonly externo: string | null;
  readonly detentor: string;
  readonly interessados: readonly string[];
  readonly documentos: readonly string[];
  readonly assinantes: readonly string[];
  readonly copias: readonly string[];
  readonly certificado: boolean;
  readonly porque: readonly ('numero' | 'assunto' | 'pessoa' | 'campo' | 'texto' | 'anexo')[];
  readonly trecho: string | null;
  /** The name of a file that has the words, and the words. */
  readonly anexo: string | null;
  readonly trechoAnexo: string | null;
  readonly total: number;
}

/** What a row of a page shows, over `c` and the joins of `itemJoins`. */
export const itemColumns = ({ query, numero, curto }: Candidates): RawBuilder<unknown> => sql`
  c.id, c.tipo, c.numero, c.assunto, c.sigilo, c.estado, c.nivel_acesso, c.fase, c.criado_em,
  (select max(t.enviado_em) from tramite t where t.conteudo_id = c.id) as ultimo_tramite,
  td.nome as tipo_documento, coalesce(tp.nome, st.nome) as tipo_processo, coalesce(pr.observacoes, pt.observacoes) as observacoes, m.nome as modelo, d.vinculado_id is not null as vinculado,
  case when op.id is null then coalesce(se.nome, ou.sigla, '') else ou.sigla || ' · ' || op.nome end as origem,
  coalesce(se.nome, (select string_agg(distinct e.nome, '; ') from documento_assinante x
    join registro.usuario_externo e on e.id = x.externo_id where x.documento_id = c.id and x.situacao <> 'CANCELADO')) as externo,
  hu.sigla || coalesce(' · ' || hp.nome, '') as detentor,
  coalesce(nullif(i.nomes, '{}'), array_remove(array[se.nome], null)) as interessados,
  coalesce(nullif(i.numeros, '{}'), array_remove(array[se.documento], null)) as documentos,
  array(select s.nome from (select quem.nome, min(x.ordem) as ordem from documento_assinante x ${signerPerson('x')}
    where x.documento_id = c.id and x.situacao <> 'CANCELADO' group by x.usuario_id, x.externo_id, quem.nome) s
    order by s.ordem) as assinantes,
  array(select distinct coalesce(cp.nome, cu.sigla) from tramite t
    left join registro.unidade cu on cu.id = t.para_unidade_id left join registro.usuario cp on cp.id = t.para_usuario_id
    where t.conteudo_id = c.id and t.especie = 'CONHECIMENTO' and t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO')) as copias,
  exists (select from documento_assinante x where x.documento_id = c.id and x.estrategia <> 'DOCFLOW'
    and x.situacao = 'ASSINADO') as certificado,
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

export const itemJoins = ({ query }: Candidates): RawBuilder<unknown> => sql`
  ${fileJoin(query)}
  ${kindJoins}
  left join solicitacao so on so.id = c.id
  left join registro.tipo_processo st on st.id = so.tipo_processo_id
  left join registro.usuario_externo se on se.id = so.externo_id
  left join registro.modelo_documento m on m.id = d.modelo_id
  left join registro.unidade ou on ou.id = c.unidade_id
  left join registro.usuario op on op.id = c.autor_id
  left join registro.unidade hu on hu.id = c.detentor_unidade_id
  left join registro.usuario hp on hp.id = c.detentor_usuario_id
  left join lateral (
    select coalesce(array_agg(r.nome order by ci.ordem), '{}') as nomes,
      coalesce(array_agg(coalesce(r.cpf, r.cnpj) order by ci.ordem) filter (where coalesce(r.cpf, r.cnpj) is not null), '{}') as numeros
    from conteudo_interessado ci join registro.interessado r on r.id = ci.interessado_id
    where ci.conteudo_id = c.id) i on true`;

/** The words around the hits in a text. */
const headline = (text: RawBuilder<unknown>, { any, longest }: TextQuery): RawBuilder<unknown> => sql`
  ts_headline('portugues', substr(${text}, greatest(1, strpos(texto_busca(${text}), ${longest}) - ${sql.lit(before)}), ${sql.lit(snippetWindow)}),
    ${any}, ${`StartSel=${hitStart}, StopSel=${hitEnd}, MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "`})`;

/** The first file of the content in which the words are. */
const fileJoin = (query: TextQuery | undefined): RawBuilder<unknown> =>
  query
    ? sql`left join lateral (
    select a.nome, t.texto from arquivo a join arquivo_texto t on t.sha256 = a.sha256
    where a.id in (select n.arquivo_id from conteudo_anexo n where n.conteudo_id = c.id
        union all select k.arquivo_id from conteudo_campo k where k.conteudo_id = c.id)
      and t.busca @@ ${query.any}
    order by t.busca @@ ${query.all} desc, a.criado_em limit 1) x on true`
    : sql`left join lateral (select null::text as nome, null::text as texto) x on true`;

/** The words around a hit in the text of the version that the content shows, its values where they stand. */
const snippet = (query: TextQuery): RawBuilder<unknown> => sql`(
  select ${headline(sql`w.texto`, query)}
  from (select translate(concat_ws(' ', b.texto, (select string_agg(p.value, ' ') from jsonb_each_text(b.valores) p
      where p.key <> all(b.chaves))), ${hitStart + hitEnd}, '') as texto
    from (select v.valores, coalesce(array_agg(n.no #>> '{attrs,chave}') filter (where n.no ->> 'type' = 'marcador'), '{}') as chaves,
        string_agg(case n.no ->> 'type' when 'text' then n.no ->> 'text'
          when 'marcador' then v.valores ->> (n.no #>> '{attrs,chave}') else ' ' end, '' order by n.ordem) as texto
      from (select v.corpo, v.automaticos || v.valores as valores from documento_versao v
        where v.documento_id = c.id and c.tipo = ${sql.lit(tipoConteudo.documento)} and (c.fase = 0 or v.situacao = 'CONCLUIDA')
        order by v.numero desc limit 1) v
      left join lateral jsonb_path_query(v.corpo, ${wordsAndBreaks}) with ordinality n(no, ordem) on true
      group by v.valores) b) w)`;

/** What holds words in a body, and what parts them from the ones before. */
const wordsAndBreaks = sql.lit(
  'strict $.** ? (@.type == "text" || @.type == "marcador" || @.type == "paragraph" || @.type == "heading" || @.type == "hardBreak" || @.type == "nota")',
);

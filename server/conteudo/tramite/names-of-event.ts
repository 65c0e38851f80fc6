import { sql, type RawBuilder } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Acts that tell what went in a lot, or which lot it was. */
const acts: readonly string[] = [
  'itensIncluidos',
  'itensRetirados',
  'loteAberto',
  'tramitado',
  'devolvido',
  'incluidoNoLote',
  'ficouDoLote',
  'retiradoDoLote',
  'recebidoNoLote',
  'recusadoNoLote',
  'postaEmLote',
  'tiradaDeLote',
];

/** Where their data call contents, one or many, in the order in which they are told. */
const keys = ['lote', 'itens', 'recusados', 'ficaram'] as const;

/** The names of the contents that an event calls, by the part of its data. */
export type NamesOfEvent = Readonly<Partial<Record<(typeof keys)[number], readonly string[]>>>;

const textOf = (names: readonly string[]): RawBuilder<unknown> => sql`${[...names]}::text[]`;

/** The names of what the event `e` tells of, as they are now: only of what who asks sees, and nothing of how many there are. */
export const namesOfEvent = ({ sessao }: Pick<Ctx, 'sessao'>): RawBuilder<NamesOfEvent | null> => sql`(
  select jsonb_object_agg(t.key, t.names) from (
    select k.key, jsonb_agg(coalesce(c.numero, c.assunto) order by y.n) as names
    from unnest(case when e.ato = any(${textOf(acts)}) then ${textOf(keys)} end) k (key)
    cross join lateral jsonb_array_elements_text(case jsonb_typeof(e.dados -> k.key)
      when 'array' then e.dados -> k.key when 'number' then jsonb_build_array(e.dados -> k.key) else '[]' end) with ordinality y (id, n)
    join conteudo c on c.id = y.id::bigint
    where ${visibleContent(sessao)}
    group by k.key) t)`;

/** A line of the history names a handful; the page of the lot has them all. */
const mostNamed = 10;

export const namesInWords = (names: NamesOfEvent): string | undefined => {
  const parts = keys.flatMap((key) => {
    const own = names[key] ?? [];
    if (own.length === 0) return [];
    const first = own.slice(0, mostNamed).join(', ');
    const rest = own.length - mostNamed;
    const nomes = rest > 0 ? mensagem('documento.historico.nomes.eMais', { nomes: first, n: rest }) : first;
    return [mensagem(`documento.historico.nomes.${key}`, { nomes })];
  });
  return parts.length > 0 ? parts.join('. ') : undefined;
};

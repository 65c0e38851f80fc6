import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { HistoricoPedido, ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { mensagem, ptBR, type MessageKey } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { toldEvent } from './named-by-event.ts';
import { namesInWords, namesOfEvent, type NamesOfEvent } from './names-of-event.ts';

interface EventRow {
  readonly id: number;
  readonly momento: Date;
  readonly ato: string;
  /** The kind of content it happened to. */
  readonly tipo: number;
  readonly quem: string | null;
  readonly porQuem: string | null;
  readonly unidade: string | null;
  readonly dados: Readonly<Record<string, unknown>>;
  readonly nomes: NamesOfEvent | null;
}

/** Acts that only administrators look for. */
const hidden = ['acessoNegado'];

/** Who acted; where somebody acted for another, both names. */
const whoOf = ({ quem, porQuem, dados }: EventRow): Pick<ItemHistorico, 'quem' | 'porQuem'> => {
  const name = quem ?? 'Malote';
  const { representado } = dados;
  if (typeof representado === 'string')
    return { quem: mensagem('externo.porProcuracao', { quem: name, representado }) };
  return { quem: name, ...defined({ porQuem: porQuem || undefined }) };
};

/** Acts that one answer tells; a process of thousands of pieces has as many. */
const mostActs = 500;

/**
 * The acts of a content, newest first, in words: the newest of all, or those before one of them; it is said whether these are all
 * that may be told to who asks.
 */
export const historico = async (
  ctx: Ctx,
  { conteudoId, antesDe }: HistoricoPedido,
): Promise<Page<ItemHistorico>> => {
  await requireVisible(ctx, conteudoId);
  const { rows } = await sql<EventRow>`
    select e.id, e.momento, e.ato, c.tipo, e.dados, coalesce(u.nome, w.nome) as quem, s.nome as por_quem, un.sigla as unidade,
      ${namesOfEvent(ctx)} as nomes
    from evento e
    join conteudo c on c.id = e.conteudo_id
    left join registro.usuario u on u.id = e.usuario_id
    left join registro.usuario_externo w on w.id = -e.usuario_id
    left join registro.usuario s on s.id = e.substituto_id
    -- who is from outside is of no unit, though what they act on is in one
    left join registro.unidade un on un.id = e.unidade_id and w.id is null
    where e.conteudo_id = ${conteudoId} and e.ato <> all(${hidden}::text[])
      and e.id < coalesce(${antesDe ?? null}::bigint, ${Number.MAX_SAFE_INTEGER})
      and ${toldEvent(ctx)}
    order by e.id desc limit ${mostActs + 1}`.execute(ctx.db);
  const itens = rows.slice(0, mostActs).map(present);
  return { itens, total: itens.length, totalExato: rows.length <= mostActs };
};

/** A day as people write it: events keep it as machines do. */
const asRead = (value: string | number): string | number =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? writtenDay(value) : value;

const present = (row: EventRow): ItemHistorico => {
  const data = Object.fromEntries(
    Object.entries(row.dados).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, asRead(value)] as const] : [],
    ),
  );
  // a protocol does not begin as a draft
  const word = row.ato === 'criado' && row.tipo === tipoConteudo.arquivoDigital ? 'protocoloCriado' : row.ato;
  const quote = data['texto'] ?? data['motivo'];
  const copies = Array.isArray(row.dados['copias'])
    ? row.dados['copias'].filter((copy) => typeof copy === 'string')
    : [];
  return {
    id: row.id,
    momento: row.momento.toISOString(),
    ato: row.ato,
    texto:
      word in ptBR.documento.historico ? mensagem(`documento.historico.${word}` as MessageKey, data) : word,
    ...whoOf(row),
    unidade: row.unidade || undefined,
    citacao: quote === undefined ? undefined : String(quote),
    detalhe:
      [
        ...(copies.length > 0 ? [mensagem('documento.historico.copia', { destino: copies.join(', ') })] : []),
        ...(row.nomes ? [namesInWords(row.nomes)] : []),
      ]
        .filter(Boolean)
        .join('. ') || undefined,
  };
};

import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { prioridades, situacaoCaixa, tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import {
  hitColumns,
  hitJoins,
  presentHit,
  type HitRow,
  type Sought,
} from '#server/conteudo/achados/index.ts';
import {
  estado,
  factColumns,
  offeredInList,
  presentCheckIn,
  situationOf,
  type ContentFacts,
  type Rule,
} from '#server/conteudo/atos/index.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { markersOf, presentMarkers, type MarkerRow } from './marcadores.ts';
import { favourite, unread } from './marcas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

/** As many as a row of a list names; a content may have fifty. */
const namedInRow = 3;

/** Names of the first interested parties of the content `c`, and of one more where there are others; nothing where there is none. */
const firstInterested: RawBuilder<string[] | null> = sql`(select array_agg(i.nome order by x.ordem)
    from (select ci.interessado_id, ci.ordem from conteudo_interessado ci where ci.conteudo_id = c.id
      order by ci.ordem limit ${sql.lit(namedInRow + 1)}) x
    join registro.interessado i on i.id = x.interessado_id)`;

const interestedText = (nomes: readonly string[]): string => {
  const shown = nomes.slice(0, namedInRow).join(', ');
  return nomes.length > namedInRow ? mensagem('exibicaoCaixa.interessados', { nomes: shown }) : shown;
};

/** A row of the inbox or of a search as the database gives it. */
interface ItemRow extends ContentFacts, Partial<HitRow> {
  readonly id: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly vencimento: string | null;
  /** Of a request from outside that is under way. */
  readonly faseExterna: FaseExterna | null;
  readonly alteradoEm: Date;
  readonly checkInEm: Date | null;
  readonly tipoDocumento: string | null;
  readonly tipoProcesso: string | null;
  readonly interessados: readonly string[] | null;
  readonly tramiteId: number | null;
  readonly situacao: string | null;
  readonly prioridade: number | null;
  readonly prazo: string | null;
  readonly retornoObrigatorio: boolean | null;
  readonly prazoRetorno: string | null;
  readonly enviadoEm: Date | null;
  readonly deUnidade: ItemCaixa['deUnidade'] | null;
  readonly dePessoa: string | null;
  readonly paraUnidade: ItemCaixa['paraUnidade'] | null;
  readonly paraPessoa: string | null;
  readonly acompanhado: boolean;
  readonly favorito: boolean;
  readonly naoLido: boolean;
  readonly marcadores: readonly MarkerRow[] | null;
  readonly total: number;
}

interface PageParts {
  readonly pagina: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  /** What both are taken from, worked out once: the text `nome as materialized (...)`. */
  readonly antes?: RawBuilder<unknown>;
  /** Of a search: what was asked for. */
  readonly procurado?: Sought;
}

/**
 * Completes a page of ids (`pagina`: id, tramite_id, ordem) with what a row shows. Only the rows of the page are
 * joined, so a page costs the same however many there are.
 */
export const completePage = (
  ctx: Ctx,
  { pagina, total, antes, procurado }: PageParts,
): RawBuilder<ItemRow> => sql<ItemRow>`
  with ${antes ? sql`${antes}, ` : sql``}pagina as materialized (${pagina}), total as (${total})
  select c.id, c.numero, c.assunto, c.vencimento, c.alterado_em, c.check_in_em, td.nome as tipo_documento, tp.nome as tipo_processo,
    ${firstInterested} as interessados,
    case when c.tipo = ${sql.lit(tipoConteudo.solicitacaoServico)} then (
      select e.situacao from solicitacao e where e.id = c.id and e.encerrada_em is null) end as fase_externa,
    ${factColumns(ctx)},
    t.id as tramite_id, t.situacao, t.prioridade, t.prazo, t.retorno_obrigatorio, t.prazo_retorno, t.enviado_em,
    case when du.id is not null then jsonb_build_object('id', du.id, 'sigla', du.sigla, 'nome', du.nome) end as de_unidade,
    dp.nome as de_pessoa,
    case when pu.id is not null then jsonb_build_object('id', pu.id, 'sigla', pu.sigla, 'nome', pu.nome) end as para_unidade,
    pp.nome as para_pessoa,
    exists (select from acompanhamento a where a.usuario_id = ${anyValue(ctx.sessao.usuarioId)} and a.conteudo_id = c.id) as acompanhado,
    ${favourite(ctx)} as favorito, ${unread(ctx)} as nao_lido, ${markersOf(ctx)} as marcadores,
    ${procurado ? sql`${hitColumns(procurado)}, ` : sql``}total.total
  from total
  left join pagina p on true
  left join conteudo c on c.id = p.id
  ${kindJoins} ${procurado ? hitJoins(procurado) : sql``}
  left join registro.unidade hu on hu.id = c.detentor_unidade_id
  left join registro.usuario ci on ci.id = c.check_in_usuario_id
  left join lateral (
    select * from tramite x
    where x.id = p.tramite_id
       or (p.tramite_id is null and x.conteudo_id = c.id and x.especie = 'ENCARGO' and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO'))
    order by x.id desc limit 1) t on true
  left join registro.unidade du on du.id = t.de_unidade_id
  left join registro.usuario dp on dp.id = t.de_usuario_id
  left join registro.unidade pu on pu.id = t.para_unidade_id
  left join registro.usuario pp on pp.id = t.para_usuario_id
  order by p.ordem`;

/** Beyond this the count stops and says that it is an estimate. */
export const countLimit = 10_000;

/** The rows and the count of a completed page. */
export const presentPage = (ctx: Ctx, acts: readonly Rule[], rows: readonly ItemRow[]): Page<ItemCaixa> => {
  const total = rows[0]?.total ?? 0;
  return {
    itens: rows.filter((row) => row.id !== null).map((row) => presentItem(ctx, acts, row)),
    total: Math.min(total, countLimit),
    totalExato: total <= countLimit,
  };
};

/** A row as it travels; what is not there is not written, and a page writes twenty of them at each reading. */
const presentItem = (ctx: Ctx, acts: readonly Rule[], row: ItemRow): ItemCaixa => {
  const item: ItemCaixa = {
    id: row.id,
    tipo: row.tipo,
    assunto: row.assunto,
    situacao: placeOf(row),
    fase: row.fase,
    estado: row.estado,
    sigilo: row.sigilo,
    nivelAcesso: row.nivelAcesso,
    desde: (row.enviadoEm ?? row.alteradoEm).toISOString(),
    prioridade: prioridades[row.prioridade ?? 1] ?? 'NORMAL',
    retornoObrigatorio: row.retornoObrigatorio ?? false,
    checkIn: presentCheckIn(row, ctx.sessao.usuarioId),
    acompanhado: row.acompanhado,
    favorito: row.favorito,
    lido: !row.naoLido,
    marcadores: presentMarkers(row.marcadores),
    acoes: offeredInList(acts, situationOf(ctx, row)),
  };
  writeIdentity(item, row);
  writeJourney(item, row);
  writeDeadlines(item, row, ctx.sessao.unidadeId);
  const { porque, trecho = null, anexo = null, trechoAnexo = null } = row;
  if (porque) item.achado = presentHit({ porque, trecho, anexo, trechoAnexo });
  return item;
};

const writeIdentity = (item: ItemCaixa, row: ItemRow): void => {
  if (row.numero !== null) item.numero = row.numero;
  if (row.tipoDocumento !== null) item.tipoDocumento = row.tipoDocumento;
  if (row.tipoProcesso !== null) item.tipoProcesso = row.tipoProcesso;
  if (row.interessados !== null) item.interessados = interestedText(row.interessados);
  if (row.faseExterna !== null) item.faseExterna = row.faseExterna;
  if (row.exclusao !== null) item.exclusaoId = row.exclusao.id;
  if (row.assinaturasTotal > 0)
    item.assinaturas = { feitas: row.assinaturasFeitas, total: row.assinaturasTotal };
};

const writeJourney = (item: ItemCaixa, row: ItemRow): void => {
  if (row.tramiteId !== null) item.tramiteId = row.tramiteId;
  if (row.deUnidade) item.deUnidade = row.deUnidade;
  if (row.dePessoa !== null) item.dePessoa = row.dePessoa;
  if (row.paraUnidade) item.paraUnidade = row.paraUnidade;
  if (row.paraPessoa !== null) item.paraPessoa = row.paraPessoa;
};

const writeDeadlines = (item: ItemCaixa, row: ItemRow, minhaUnidadeId: number): void => {
  const prazo = row.prazo ?? row.vencimento;
  const retorno = owedOf(row);
  if (prazo !== null) item.prazo = prazo;
  if (retorno) item.retorno = retorno;
  if (row.resposta) item.resposta = replyOf(row.resposta, minhaUnidadeId);
  const { vigenciaInicio: inicio, vigenciaFim: fim } = row;
  if (inicio !== null || fim !== null) {
    item.vigencia = {};
    if (inicio !== null) item.vigencia.inicio = inicio;
    if (fim !== null) item.vigencia.fim = fim;
  }
};

/** To whom it has to go back and until when: what who holds it owes, or what is asked of who has to receive it. */
const owedOf = (row: ItemRow): ItemCaixa['retorno'] => {
  const asked =
    row.retornoObrigatorio && row.situacao === 'NAO_RECEBIDO' && row.deUnidade
      ? { unidade: row.deUnidade.sigla, prazo: row.prazoRetorno }
      : undefined;
  const owed = asked ?? row.retorno;
  return owed ? withDeadline({ unidade: owed.unidade }, owed.prazo) : undefined;
};

/** The reply that it waits for: to whom, to who owes it; of whom, to the others. */
const replyOf = (
  { unidade, paraUnidadeId, deve, prazo }: NonNullable<ItemRow['resposta']>,
  minhaUnidadeId: number,
): NonNullable<ItemCaixa['resposta']> => {
  const devo = paraUnidadeId === minhaUnidadeId;
  return withDeadline({ unidade: devo ? unidade : deve, devo }, prazo);
};

const withDeadline = <T extends object>(what: T, prazo: string | null): T & { prazo?: string } =>
  prazo === null ? what : { ...what, prazo };

const placeOf = (row: ItemRow): number => {
  if (row.exclusao !== null) return situacaoCaixa.exclusao;
  if (row.situacao === 'NAO_RECEBIDO') return situacaoCaixa.naoRecebido;
  if (row.transitoId !== null) return situacaoCaixa.tramitado;
  if (row.aguardaDistribuicao && row.checkInUsuarioId === null && row.estado === estado.corrente)
    return situacaoCaixa.aguardandoDistribuicao;
  return situacaoCaixa.recebido;
};

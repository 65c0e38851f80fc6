import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtoEmLote, ItemEmLote, ItensEmLoteQuery, LotesQuery } from '#schemas/shapes/ato-em-lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { BulkAct } from './bulk-act.ts';
import type { Situacao, SituacaoItem } from './lote.repository.ts';

interface Counts {
  readonly total: number;
  readonly feitos: number;
  readonly recusados: number;
  readonly cancelados: number;
  readonly pendentes: number;
}

const counted = sql`select count(*)::int as total, count(*) filter (where i.situacao = 'FEITO')::int as feitos,
  count(*) filter (where i.situacao = 'RECUSADO')::int as recusados,
  count(*) filter (where i.situacao = 'CANCELADO')::int as cancelados,
  count(*) filter (where i.situacao = 'PENDENTE')::int as pendentes from ato_em_lote_item i`;

/** How many items of a batch stand how. */
export const countItems = async (db: Database, loteId: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`${counted} where i.lote_id = ${loteId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('contagem sem linha');
  return row;
};

interface LoteRow extends Counts {
  readonly id: number;
  readonly ato: string;
  readonly motivo: string | null;
  readonly situacao: Situacao;
  readonly criadoEm: Date;
  readonly terminadoEm: Date | null;
  readonly desfazId: number | null;
  readonly desfeitoPor: number | null;
}

/** The batches of the person, or one of them: how far each is. */
export const readLotes = async (
  ctx: Ctx,
  acts: readonly BulkAct[],
  { id, most = 1, skip = 0 }: { id?: number; most?: number; skip?: number },
): Promise<AtoEmLote[]> => {
  const { rows } = await sql<LoteRow>`
    select l.id, l.ato, l.motivo, l.situacao, l.criado_em, l.terminado_em, l.desfaz_id, x.id as desfeito_por, n.*
    from (select * from ato_em_lote where usuario_id = ${ctx.sessao.usuarioId}
      and (${id ?? null}::bigint is null or id = ${id ?? null}) order by id desc limit ${most} offset ${skip}) l
    left join ato_em_lote x on x.desfaz_id = l.id
    cross join lateral (${counted} where i.lote_id = l.id) n
    order by l.id desc`.execute(ctx.db);
  return rows.map((row) => present(acts, row));
};

const present = (acts: readonly BulkAct[], row: LoteRow): AtoEmLote => {
  const { motivo, criadoEm, terminadoEm, desfazId, desfeitoPor, ...rest } = row;
  const back = acts.find(({ nome }) => nome === row.ato)?.volta;
  return {
    ...rest,
    criadoEm: criadoEm.toISOString(),
    desfaz:
      back !== undefined &&
      row.situacao !== 'EM_ANDAMENTO' &&
      row.feitos > 0 &&
      desfazId === null &&
      desfeitoPor === null,
    ...defined({
      motivo: motivo ?? undefined,
      terminadoEm: terminadoEm?.toISOString(),
      desfazLoteId: desfazId ?? undefined,
      desfeitoPorLoteId: desfeitoPor ?? undefined,
    }),
  };
};

/** A page of the batches of the person, the newest first. */
export const listLotes = async (
  ctx: Ctx,
  acts: readonly BulkAct[],
  { start = 1, pageSize = 20 }: LotesQuery,
): Promise<Page<AtoEmLote>> => {
  const { total } = await ctx.db
    .selectFrom('atoEmLote')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuarioId', '=', ctx.sessao.usuarioId)
    .executeTakeFirstOrThrow();
  return {
    itens: await readLotes(ctx, acts, { most: pageSize, skip: (start - 1) * pageSize }),
    total: Number(total),
    totalExato: true,
  };
};

interface ItemRow {
  readonly id: number;
  readonly situacao: SituacaoItem;
  readonly codigo: string | null;
  readonly mensagem: string | null;
  readonly rotulo: string | null;
  readonly tipo: number | null;
}

/**
 * The items of a batch as they were chosen, or those that stand in one way. How a content is called is read now, through the
 * filter of who reads; of what is out of reach nothing is told but that.
 */
export const listItems = async (
  ctx: Ctx,
  loteId: number,
  { situacao, start = 1, pageSize = 20 }: ItensEmLoteQuery,
): Promise<Page<ItemEmLote>> => {
  const which = sql`i.lote_id = ${loteId} and (${situacao ?? null}::text is null or i.situacao = ${situacao ?? null})`;
  const { rows } = await sql<ItemRow>`
    select i.conteudo_id as id, i.situacao, i.codigo, i.mensagem, v.rotulo, v.tipo
    from (select * from ato_em_lote_item i where ${which} order by i.ordem
      limit ${pageSize} offset ${(start - 1) * pageSize}) i
    left join lateral (select coalesce(c.numero, c.assunto) as rotulo, c.tipo from conteudo c
      where c.id = i.conteudo_id and ${visibleContent(ctx.sessao)}) v on true
    order by i.ordem`.execute(ctx.db);
  const { rows: all } = await sql<{
    total: number;
  }>`select count(*)::int as total from ato_em_lote_item i where ${which}`.execute(ctx.db);
  return { itens: rows.map(presentItem), total: all[0]?.total ?? 0, totalExato: true };
};

const presentItem = ({ id, situacao, codigo, mensagem: dita, rotulo, tipo }: ItemRow): ItemEmLote => ({
  id,
  situacao,
  rotulo: rotulo ?? undefined,
  tipo: tipo ?? undefined,
  ...(codigo === null ? {} : { codigo: rotulo === null ? 'naoEncontrado' : codigo }),
  ...(dita === null ? {} : { mensagem: rotulo === null ? mensagem('erro.naoEncontrado') : dita }),
});

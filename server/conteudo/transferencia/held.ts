import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  ConteudosTransferiveisQuery,
  ConteudoTransferivel,
  UnidadeTransferencia,
} from '#schemas/shapes/transferencia.ts';
import { AppError } from '#schemas/app-error.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { situationOf, standingOf, type Rule } from '#server/conteudo/atos/index.ts';
import { completePage, countLimit, presentPage } from '#server/conteudo/caixa-central/index.ts';
import { subjectOrNumber } from '#server/conteudo/dados/index.ts';
import { transferir } from '#server/conteudo/posse/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Only who moves contents of all units asks what a unit has to move. */
export const requireMayTransfer = ({ sessao }: Pick<Ctx, 'sessao'>): void => {
  if (!sessao.marcas.has('transferirConteudosUnidades')) throw new AppError('acessoNegado');
};

type Filter = Pick<ConteudosTransferiveisQuery, 'deUnidadeId' | 'q' | 'fase' | 'estado' | 'tipoDocumentoId'>;

/**
 * What a unit holds, over `c`, of what the person sees: nothing else is listed, counted or moved. What travels with another (a
 * piece, with its process) passes with it, and is none of these.
 */
const heldBy = (
  ctx: Ctx,
  { deUnidadeId, estado, tipoDocumentoId, q, fase }: Filter,
): RawBuilder<unknown> => sql`
  c.detentor_unidade_id = ${deUnidadeId} and c.anda_com_id is null and ${visibleContent(ctx.sessao)}
  ${q === undefined || q.trim() === '' ? sql`` : sql`and ${subjectOrNumber(q.trim())}`}
  ${fase === undefined ? sql`` : sql`and c.fase = ${fase}`}
  ${estado === undefined ? sql`` : sql`and c.estado = ${estado}`}
  ${tipoDocumentoId === undefined ? sql`` : sql`and exists (select from documento x where x.id = c.id and x.tipo_documento_id = ${tipoDocumentoId})`}`;

/** A page of what a filter has, each with whether it can be moved now, and why not. */
export const listHeld = async (
  ctx: Ctx,
  acts: readonly Rule[],
  { start = 1, pageSize = 20, ...filter }: ConteudosTransferiveisQuery,
): Promise<Page<ConteudoTransferivel>> => {
  requireMayTransfer(ctx);
  const where = heldBy(ctx, filter);
  const { rows } = await completePage(ctx, {
    pagina: sql`select c.id, null::bigint as tramite_id, row_number() over (order by c.movimentado_em desc, c.id desc) as ordem
      from conteudo c where ${where} order by c.movimentado_em desc, c.id desc
      limit ${sql.lit(pageSize)} offset ${sql.lit((start - 1) * pageSize)}`,
    total: sql`select count(*) as total from (select from conteudo c where ${where} limit ${sql.lit(countLimit + 1)}) x`,
  }).execute(ctx.db);
  const page = presentPage(ctx, acts, rows);
  const standings = new Map(
    rows
      .filter(({ id }) => id !== null)
      .map((row) => [row.id, standingOf(transferir, situationOf(ctx, row))]),
  );
  return {
    ...page,
    itens: page.itens.map((item) => ({ item, ...presentStanding(standings.get(item.id)) })),
  };
};

const presentStanding = (
  standing: ReturnType<typeof standingOf> | undefined,
): Pick<ConteudoTransferivel, 'permitido' | 'motivo'> => ({
  permitido: standing?.permitida ?? false,
  ...defined({ motivo: standing?.motivo }),
});

/** The ids of all that a filter has, up to one more than may be asked. */
export const idsHeld = async (ctx: Ctx, filter: Filter, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from conteudo c where ${heldBy(ctx, filter)} order by c.movimentado_em desc, c.id desc limit ${most}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
};

/** Units of the organisation, also those that closed and may still hold something. */
export const listUnits = async (
  ctx: Ctx,
  q: string,
  pageSize: number,
): Promise<Page<UnidadeTransferencia>> => {
  requireMayTransfer(ctx);
  const { rows } = await sql<UnidadeTransferencia>`
    select un.id, un.sigla, un.nome, un.ativo from registro.unidade un
    where un.organizacao = ${ctx.sessao.organizacaoId}
      and ${hasWords(sql`un.sigla || ' ' || un.nome`, q)}
    order by un.ativo desc, un.sigla limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};

import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { inboxOrders } from '#schemas/ordens-caixa.ts';
import { fasesTodas } from '#schemas/campos-pesquisa.ts';
import { casosDeUso, filterFieldOf } from '#schemas/enums.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItensPesquisaQuery, PesquisaFiltro } from '#schemas/shapes/pesquisa.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { completePage, listar, pesquisar, presentPage } from '#server/conteudo/caixa-central/index.ts';
import { candidatesOf } from './candidates.ts';
import { searchOf } from './pesquisa-salva.repository.ts';
import { orderOf } from './pesquisar.ts';
import { readFilter } from './read-filter.ts';

/** What a saved search finds now, as rows of the inbox: of one of its tabs, by a text alone, or by the advanced fields. */
export const itens = async (
  ctx: Ctx,
  acts: readonly Rule[],
  id: number,
  page: ItensPesquisaQuery,
): Promise<Page<ItemCaixa>> => itensDe(ctx, acts, await searchOf(ctx, id), page);

/** What a search finds now, saved or not, as rows of the inbox. */
export const itensDe = async (
  ctx: Ctx,
  acts: readonly Rule[],
  saved: PesquisaFiltro,
  { start = 1, pageSize = 20 }: ItensPesquisaQuery,
): Promise<Page<ItemCaixa>> => {
  const { aba, q, ordem, ...rest } = saved.json[filterFieldOf[saved.casoDeUso]] ?? {};
  const words = q === undefined ? {} : { q };
  const { fase, prioridade, prazo } = rest;
  if (aba !== undefined)
    return listar(ctx, acts, {
      aba,
      start,
      pageSize,
      ...words,
      ...defined({ fase: fase === undefined || fase === fasesTodas ? undefined : fase, prioridade, prazo }),
      sort: ordem === undefined ? undefined : inboxOrders(ordem),
    });
  if (Object.keys(rest).length === 0)
    return pesquisar(ctx, acts, { tipo: casosDeUso.indexOf(saved.casoDeUso), start, pageSize, ...words });
  return advanced(ctx, acts, saved, start, pageSize);
};

const advanced = async (
  ctx: Ctx,
  acts: readonly Rule[],
  saved: PesquisaFiltro,
  start: number,
  pageSize: number,
): Promise<Page<ItemCaixa>> => {
  const { found, limit } = candidatesOf(ctx, readFilter(saved));
  const order = orderOf(undefined);
  const { rows } = await completePage(ctx, {
    antes: sql`achado as materialized (${found})`,
    pagina: sql`select a.id, null::bigint as tramite_id, row_number() over (order by ${order}) as ordem
      from (select * from achado order by peso desc, id desc limit ${sql.lit(limit)}) a
      order by ${order} limit ${sql.lit(pageSize)} offset ${sql.lit((start - 1) * pageSize)}`,
    total: sql`select count(*) as total from achado`,
  }).execute(ctx.db);
  const shown = presentPage(ctx, acts, rows);
  return { itens: shown.itens, total: Math.min(shown.total, limit), totalExato: shown.total <= limit };
};

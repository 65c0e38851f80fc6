import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { ordensPesquisa, type OrdemPesquisa } from '#schemas/campos-pesquisa.ts';
import type { ItemPesquisa, PesquisaFiltro, PesquisarQuery } from '#schemas/shapes/pesquisa.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { onlyCommonWords } from '#server/conteudo/dados/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { candidatesOf, type Candidates } from './candidates.ts';
import { itemColumns, itemJoins, type FoundRow } from './item-columns.ts';
import { presentFound } from './present-item.ts';
import { readFilter, refusedWords, type Asked } from './read-filter.ts';

/** The advanced search: one page, in one statement; only the rows of the page are completed. */
export const pesquisar = async (
  ctx: Ctx,
  body: PesquisaFiltro,
  { start = 1, pageSize = 20, sort }: PesquisarQuery,
): Promise<Page<ItemPesquisa>> => {
  const asked = readFilter(body);
  const candidates = candidatesOf(ctx, asked);
  const order = orderOf(sort?.[0]);
  const rows = await readFound(ctx, candidates, order, pageSize, (start - 1) * pageSize);
  const total = rows[0]?.total ?? 0;
  if (total === 0 && asked.filtro.q?.trim()) await requireWords(ctx, asked.caso, candidates);
  return {
    itens: rows.flatMap((row) => (row.id === null ? [] : presentFound({ ...row, id: row.id }))),
    total: Math.min(total, candidates.limit),
    totalExato: total <= candidates.limit,
  };
};

/** Where nothing was found because there is nothing to look for, that is what is said. */
const requireWords = async (ctx: Ctx, caso: Asked['caso'], { query, numero }: Candidates): Promise<void> => {
  if (numero) return;
  if (!query) throw refusedWords(caso, mensagem('pesquisa.recusa.semPalavra'));
  if (await onlyCommonWords(ctx, query.any)) throw refusedWords(caso, mensagem('pesquisa.recusa.comum'));
};

/** Some rows of what was found, with how many there are in each. */
export const readFound = async (
  ctx: Ctx,
  candidates: Candidates,
  order: RawBuilder<unknown>,
  size: number,
  offset: number,
): Promise<readonly FoundRow[]> => {
  const { rows } = await sql<FoundRow>`
    with achado as materialized (${candidates.found}),
    pagina as materialized (
      select a.id, row_number() over (order by ${order}) as ordem
      from (select * from achado order by peso desc, id desc limit ${sql.lit(candidates.limit)}) a
      join conteudo c on c.id = a.id
      order by ${order} limit ${sql.lit(size)} offset ${sql.lit(offset)}),
    total as (select count(*) as total from achado)
    select total.total, ${itemColumns(candidates, ctx.sessao)}
    from total left join pagina p on true left join conteudo c on c.id = p.id ${itemJoins(candidates)}
    order by p.ordem`.execute(ctx.db);
  return rows;
};

const columns: Readonly<Record<OrdemPesquisa, RawBuilder<unknown>>> = {
  numero: sql`c.numero`,
  assunto: sql`c.assunto`,
  dataCriacao: sql`c.criado_em`,
  dataUltimoTramite: sql`(select max(t.enviado_em) from tramite t where t.conteudo_id = c.id)`,
};

/** Best first, unless another order is asked; where nothing ranks, the newest first. */
export const orderOf = (asked: string | undefined): RawBuilder<unknown> => {
  if (asked === undefined) return sql`a.peso desc, a.id desc`;
  const [field = '', direction = 'asc'] = asked.split(',');
  const known = ordensPesquisa.find((name) => name === field);
  if (!known) throw new AppError('ordenacaoDesconhecida', { campo: field });
  return sql`${columns[known]} ${direction === 'desc' ? sql`desc` : sql`asc`} nulls last, a.id desc`;
};

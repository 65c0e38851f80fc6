import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { awaitsDistribution, replyFilter, validityFilter } from '#server/conteudo/atos/index.ts';
import { prioridades } from '#schemas/enums.ts';
import type { CaixaQuery, ItemCaixa } from '#schemas/shapes/caixa.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { subjectOrNumber } from '#server/conteudo/dados/index.ts';
import { dossieFilter } from './dossie-filter.ts';
import { completePage, countLimit, presentPage } from './item.ts';
import { knownMany } from './known-many.ts';
import { markerFilter } from './marcadores.ts';
import { markFilter } from './marcas.ts';
import { anyOfThem, tabs } from './tabs.ts';
import { especies } from '#schemas/especies.ts';

/** One page of a tab of the central inbox, in one statement. */
export const listar = async (
  ctx: Ctx,
  acts: readonly Rule[],
  query: CaixaQuery,
): Promise<Page<ItemCaixa>> => {
  const tab = tabs[query.aba ?? 'receber'](ctx, query.estado);
  const start = query.start ?? 1;
  const pageSize = query.pageSize ?? 20;
  if (start * pageSize > countLimit) throw new AppError('paginaForaDoLimite');
  const where = sql`${tab.where} and ${visibleContent(ctx.sessao)} ${filters(ctx, query, tab.tramite)}`;
  const order = orderOf(query, tab.order, tab.tramite);
  const page = sql`select c.id, ${tab.tramite ? sql`t.id` : sql`null::bigint`} as tramite_id,
      row_number() over (order by ${order}) as ordem
    from ${tab.from} where ${where} order by ${order} limit ${sql.lit(pageSize)} offset ${sql.lit((start - 1) * pageSize)}`;
  const long = knownMany(ctx, query);
  const total = long.many
    ? sql`select ${sql.lit(countLimit + 1)}::bigint as total`
    : sql`select count(*) as total from (select from ${tab.from} where ${where} limit ${sql.lit(countLimit + 1)}) x`;
  const { rows } = await completePage(ctx, { pagina: page, total }).execute(ctx.db);
  long.tell(rows[0]?.total ?? 0);
  return presentPage(ctx, acts, rows);
};

/** What a filter asks, over `c` (conteudo) and, where there is one, `t` (tramite). */
export const filters = (ctx: Ctx, query: CaixaQuery, tramite: boolean): RawBuilder<unknown> => {
  const prazo = tramite ? sql`t.vence` : sql`c.vencimento`;
  const day = sql`${today(ctx)}::date`;
  const parts: RawBuilder<unknown>[] = [];
  const q = query.q?.trim();
  if (q) parts.push(sql`and ${subjectOrNumber(q)}`);
  if (query.especie !== undefined) parts.push(sql`and c.tipo = ${sql.lit(especies[query.especie].tipo)}`);
  if (query.pessoa !== undefined) parts.push(sql`and ${ownOnly(ctx, query, tramite)}`);
  if (query.fase !== undefined) parts.push(sql`and c.fase = ${query.fase}`);
  if (query.estado !== undefined && query.estado !== anyOfThem)
    parts.push(sql`and c.estado = ${sql.lit(query.estado)}`);
  if (query.prioridade !== undefined && tramite)
    parts.push(sql`and t.prioridade = ${prioridades.indexOf(query.prioridade)}`);
  if (query.prazo === 'atrasado') parts.push(sql`and ${prazo} < ${day}`);
  if (query.prazo === 'hoje') parts.push(sql`and ${prazo} = ${day}`);
  if (query.prazo === 'proximos') parts.push(sql`and ${prazo} between ${day} and ${day} + 3`);
  if (query.distribuicao !== undefined)
    parts.push(
      sql`and c.check_in_usuario_id is null and ${awaitsDistribution(sql`(select un.responsavel_tramite
      from registro.unidade un where un.id = c.detentor_unidade_id)`)}`,
    );
  if (query.resposta !== undefined) parts.push(sql`and ${replyFilter(query.resposta, day)}`);
  if (query.vigencia !== undefined) parts.push(sql`and ${validityFilter(query.vigencia, day)}`);
  if (query.pecas !== undefined) parts.push(sql`and ${dossieFilter(ctx, query.pecas, day)}`);
  if (query.marca !== undefined) parts.push(sql`and ${markFilter(ctx, query.marca, tramite)}`);
  if (query.marcador !== undefined) parts.push(sql`and ${markerFilter(ctx, query.marcador)}`);
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
};

/** What was sent by the person, or to them by name; without a forwarding, what they have. */
const ownOnly = ({ sessao }: Ctx, { aba }: CaixaQuery, tramite: boolean): RawBuilder<unknown> => {
  const me = anyValue(sessao.usuarioId);
  if (!tramite) return sql`(c.detentor_usuario_id = ${me} or c.check_in_usuario_id = ${me})`;
  return aba === 'acompanhar' ? sql`t.de_usuario_id = ${me}` : sql`t.para_usuario_id = ${me}`;
};

/**
 * What a list of the inbox may be ordered by, over `c` (conteudo) and, where there is one, `t` (tramite). What
 * `schemas/ordens-caixa.ts` offers in a tab comes from an index of its own.
 */
const sortable = (tramite: boolean): Readonly<Record<string, RawBuilder<unknown>>> => ({
  prazo: tramite ? sql`t.vence` : sql`c.vencimento`,
  assunto: sql`c.assunto`,
  desde: tramite ? sql`t.enviado_em` : sql`c.movimentado_em`,
  numero: sql`c.numero`,
  ...defined({ prioridade: tramite ? sql`t.prioridade` : undefined }),
});

/** Up to three orders, each within the former; the newest decides between equals, or the oldest where the last one rises. */
const orderOf = (
  { sort = [] }: CaixaQuery,
  standard: RawBuilder<unknown>,
  tramite: boolean,
): RawBuilder<unknown> => {
  if (sort.length === 0) return standard;
  const columns = sortable(tramite);
  const asked = sort.map((one) => {
    const [field = '', direction = 'asc'] = one.split(',');
    const column = columns[field];
    if (!column) throw new AppError('ordenacaoDesconhecida', { campo: field });
    return { field, column, way: direction === 'desc' ? sql`desc` : sql`asc` };
  });
  const last = asked.at(-1)?.way ?? sql`desc`;
  return sql`${sql.join(asked.map(({ field, column, way }) => (empties.has(field) ? sql`${column} ${way} nulls last` : sql`${column} ${way}`)))}, ${tramite ? sql`t.id` : sql`c.id`} ${last}`;
};

/** What a content may lack: those without it come last, whichever the way. */
const empties: ReadonlySet<string> = new Set(['prazo', 'numero']);

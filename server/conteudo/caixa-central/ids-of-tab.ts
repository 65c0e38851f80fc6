import { sql, type RawBuilder } from 'kysely';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { filters } from './listar.ts';
import { tabs } from './tabs.ts';

/** The contents that a tab with its filters has now for the person, each once, in the order of the tab; so many at the most. */
export const idsOfTab = async (ctx: Ctx, query: CaixaQuery, most: number): Promise<number[]> => {
  const { rows } = await idsIn(ctx, query, most).execute(ctx.db);
  return rows.map(({ id }) => id);
};

const idsIn = (ctx: Ctx, query: CaixaQuery, most: number): RawBuilder<{ id: number }> => {
  const tab = tabs[query.aba ?? 'receber'](ctx, query.estado);
  return sql`
    select id from (
      select c.id, row_number() over (order by ${tab.order}) as ordem from ${tab.from}
      where ${tab.where} and ${visibleContent(ctx.sessao)} ${filters(ctx, query, tab.tramite)}) x
    group by id order by min(ordem) limit ${sql.lit(most)}`;
};

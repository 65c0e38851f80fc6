import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { countLimit } from './item.ts';

/** How long a list that was found beyond what is counted is taken to be so still. */
const minutes = 10;
/** As many lists as are remembered. */
const most = 5_000;

/** Until when each list is known to be long, by who sees it and what they ask; of each installation. */
const known = new WeakMap<object, Map<string, number>>();

/**
 * Counting what is beyond the limit reads thousands of rows to say, again, that it is beyond it. A list found so is not counted
 * anew for some minutes: what would bring it below takes longer, and the number shown is the same.
 */
export const knownMany = (
  ctx: Ctx,
  query: CaixaQuery,
): { readonly many: boolean; tell: (total: number) => void } => {
  const lists = known.get(ctx.ports) ?? new Map<string, number>();
  known.set(ctx.ports, lists);
  const key = keyOf(ctx, query);
  const now = ctx.agora.getTime();
  const until = lists.get(key);
  const many = until !== undefined && until > now && until - now <= minutes * 60_000;
  return {
    many,
    tell: (total) => {
      if (many) return;
      lists.delete(key);
      if (total <= countLimit) return;
      lists.set(key, now + minutes * 60_000);
      const [oldest] = lists.keys();
      if (lists.size > most && oldest !== undefined) lists.delete(oldest);
    },
  };
};

/** What decides which rows there are: not their order, nor the page. */
const keyOf = ({ sessao }: Ctx, { start: _, pageSize: __, sort: ___, ...asked }: CaixaQuery): string =>
  JSON.stringify([sessao.id, sessao.usuarioId, sessao.unidadeId, sessao.sigiloGrau, asked]);

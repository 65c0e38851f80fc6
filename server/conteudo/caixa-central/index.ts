import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { contadores } from './contadores.ts';
import { listar } from './listar.ts';
import { pesquisar } from './pesquisar.ts';

/** `acts` are those of every kind: a row says which of them it offers. */
export const caixaCentralRoutes = (acts: readonly Rule[]): Implementation[] =>
  implement(caixaCentralApi, {
    listar: (ctx, { query }) => listar(ctx, acts, query),
    contadores: (ctx) => contadores(ctx),
    pesquisar: (ctx, { query }) => pesquisar(ctx, acts, query),
    acompanhar: async (ctx, { params }) => {
      await requireVisible(ctx, params.id);
      await ctx.db
        .insertInto('acompanhamento')
        .values({ usuarioId: ctx.sessao.usuarioId, conteudoId: params.id, desde: ctx.agora })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return undefined;
    },
    deixarDeAcompanhar: async (ctx, { params }) => {
      await ctx.db
        .deleteFrom('acompanhamento')
        .where('usuarioId', '=', ctx.sessao.usuarioId)
        .where('conteudoId', '=', params.id)
        .execute();
      return undefined;
    },
  });

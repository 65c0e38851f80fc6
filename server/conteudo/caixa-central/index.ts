import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { acompanhar, deixarDeAcompanhar } from './acompanhar.ts';
import { contadores } from './contadores.ts';
import { listar } from './listar.ts';
import { porMarcador, tirarMarcador } from './marcadores.ts';
import { marcar } from './marcar.ts';
import { pesquisar } from './pesquisar.ts';

export { acompanhar, deixarDeAcompanhar } from './acompanhar.ts';
export { contadores } from './contadores.ts';
export { listar } from './listar.ts';
export { tabs } from './tabs.ts';
export { pesquisar } from './pesquisar.ts';
export { idsOfTab } from './ids-of-tab.ts';
export { completePage, countLimit, presentPage } from './item.ts';

/** `acts` are those of every kind: a row says which of them it offers. */
export const caixaCentralRoutes = (acts: readonly Rule[]): Implementation[] =>
  implement(caixaCentralApi, {
    listar: (ctx, { query }) => listar(ctx, acts, query),
    contadores: (ctx) => contadores(ctx),
    pesquisar: (ctx, { query }) => pesquisar(ctx, acts, query),
    marcar: async (ctx, { body }) => {
      await marcar(ctx, body);
      return undefined;
    },
    porMarcador: async (ctx, { body }) => {
      await porMarcador(ctx, body);
      return undefined;
    },
    tirarMarcador: async (ctx, { body }) => {
      await tirarMarcador(ctx, body);
      return undefined;
    },
    acompanhar: async (ctx, { params }) => {
      await acompanhar(ctx, params.id);
      return undefined;
    },
    deixarDeAcompanhar: async (ctx, { params }) => {
      await deixarDeAcompanhar(ctx, params.id);
      return undefined;
    },
  });

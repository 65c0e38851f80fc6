import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadeFluxo, AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';

/** What blocks show of domains beside this one, handed over where the server is put together. */
export interface WidgetSources {
  /** The acts of every kind: a row says which of them it offers. */
  readonly acts: readonly Rule[];
  /** The activities of flows that wait for the person. */
  readonly atividades: (ctx: Ctx, query: AtividadesQuery) => Promise<Page<AtividadeFluxo>>;
}

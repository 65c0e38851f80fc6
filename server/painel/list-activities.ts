import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadeFluxo } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atividadeRoutes } from '#server/fluxo/andamento/index.ts';

const listing = atividadeRoutes.find(({ definition }) => definition === fluxoAtividadeApi.listar);

/** The first activities of the person, by the call of their own list. */
export const listActivities = async (ctx: Ctx, pageSize: number): Promise<Page<AtividadeFluxo>> => {
  if (!listing) throw new Error('a lista de atividades não está no catálogo');
  const nothing = { params: {}, body: undefined, file: () => Promise.resolve(undefined) };
  const form = () => Promise.resolve({ body: undefined, file: undefined });
  return (await listing.handler(ctx, {
    ...nothing,
    query: { pageSize },
    form,
  } as never)) as Page<AtividadeFluxo>;
};

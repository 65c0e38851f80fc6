import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import type { AtoFeito } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { whole } from '#server/base/http/whole.ts';
import {
  concederConsulta,
  enviarAoArquivo,
  listArchives,
  negarPedido,
} from '#server/conteudo/arquivamento/index.ts';
import { acoesOf, findSituation, perform, type Rule } from '#server/conteudo/atos/index.ts';
import { contadores, listar } from './listar.ts';
import { listarPedidos } from './pedidos.ts';

export { encerrarConsultas, endReadings } from './end-readings.ts';

/** What goes to the archives and what they have. `rules` are the acts of every kind of content. */
export const arquivamentoRoutes = (rules: readonly Rule[]): Implementation[] => {
  /** How it stands after an act; of what is out of reach by it nothing more is told. */
  const after = async (ctx: Ctx, id: number): Promise<AtoFeito> => {
    const found = await findSituation(ctx, id);
    return found ? { id, versao: found.row.versao, acoes: acoesOf(rules, found.situation) } : { id };
  };
  return implement(arquivamentoApi, {
    arquivos: async (ctx) => whole(await listArchives(ctx)),
    enviar: async (ctx, { params, body }) => {
      await perform(ctx, enviarAoArquivo, params.id, body);
      return after(ctx, params.id);
    },
    listar: (ctx, { query }) => listar(ctx, rules, query),
    pedidos: (ctx, { query }) => listarPedidos(ctx, query),
    conceder: async (ctx, { params, body }) => {
      await perform(ctx, concederConsulta, params.id, body);
      return after(ctx, params.id);
    },
    negar: async (ctx, { params, body }) => {
      await perform(ctx, negarPedido, params.id, body);
      return after(ctx, params.id);
    },
    contadores: (ctx) => contadores(ctx),
  });
};

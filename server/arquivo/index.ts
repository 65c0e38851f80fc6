import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { enviarAoArquivo, listArchives } from '#server/conteudo/arquivamento/index.ts';
import { acoesOf, findSituation, perform, type Rule } from '#server/conteudo/atos/index.ts';
import { contadores, listar } from './listar.ts';

/** What goes to the archives and what they have. `rules` are the acts of every kind of content. */
export const arquivamentoRoutes = (rules: readonly Rule[]): Implementation[] =>
  implement(arquivamentoApi, {
    arquivos: async (ctx) => {
      const itens = await listArchives(ctx);
      return { itens, total: itens.length, totalExato: true };
    },
    enviar: async (ctx, { params, body }) => {
      await perform(ctx, enviarAoArquivo, params.id, body);
      const found = await findSituation(ctx, params.id);
      return found
        ? { id: params.id, versao: found.row.versao, acoes: acoesOf(rules, found.situation) }
        : { id: params.id };
    },
    listar: (ctx, { query }) => listar(ctx, rules, query),
    contadores: (ctx) => contadores(ctx),
  });

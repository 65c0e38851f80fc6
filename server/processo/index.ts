import { processoRelacoesApi } from '#schemas/api/processo-relacoes.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { Processo, ProcessoAto } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import {
  guardOf,
  loadOfKind,
  loadSituation,
  perform,
  requireAllowed,
  type Act,
} from '#server/conteudo/atos/index.ts';
import { camposOf, listCampoOptions } from '#server/conteudo/campos/index.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { classes, interessados } from '#server/conteudo/dados/index.ts';
import {
  cancelar,
  excluir,
  finalizar,
  reativarCancelar,
  reativarFinalizar,
} from '#server/conteudo/estado/index.ts';
import { criarDocumento } from '#server/conteudo/pecas/index.ts';
import { detentoresPossiveis, trocarDetentor } from '#server/conteudo/posse/index.ts';
import { receber } from '#server/conteudo/tramite/index.ts';
import { definirVencimento } from '#server/conteudo/vencimento/index.ts';
import { definirVigencia } from '#server/conteudo/vigencia/index.ts';
import { concluirAto, salvarConcluir } from './concluir.ts';
import { consultar } from './consultar.ts';
import { converter } from './converter.ts';
import { criar } from './criar.ts';
import { editar } from './edit-rule.ts';
import { listFiltered, listProcessos } from './listar.ts';
import { processoPecasRoutes } from './pecas/index.ts';
import { processoImpressaoRoutes } from './impressao/index.ts';
import { processoRecorrenciaRoutes } from './recorrencia/index.ts';
import { desfazerRelacao, relacionar } from './relacoes/index.ts';
import { guardar } from './salvar.ts';
import { listTypes, loadType } from './tipos.ts';
import { tipoConteudo } from '#schemas/enums.ts';

export { atosDeProcesso, processoActs } from './acts.ts';
export { concluirAto } from './concluir.ts';
export { juntarFeita as juntarAoProcesso } from './pecas/index.ts';
export { criar as abrirProcesso } from './criar.ts';
export { juntarPeca } from './pecas/index.ts';
export { abrirDoDia, abrirRecorrencias } from './recorrencia/index.ts';
export { montar, montarImpressao } from './impressao/index.ts';

/** An act that is asked by the id in the body, and answers the process as it is after it. */
const change = async <I extends ProcessoAto>(ctx: Ctx, act: Act<I>, input: I): Promise<Processo> => {
  await loadOfKind(ctx, input.id, tipoConteudo.processo);
  await perform(ctx, act, input.id, input);
  return consultar(ctx, input.id);
};

const lifeRoutes = implement(processoApi, {
  criar: async (ctx, { body: { subprocessoDe, ...novo } }) => {
    const id = await criar(ctx, novo);
    if (subprocessoDe !== undefined)
      await perform(ctx, relacionar, subprocessoDe, { outroId: id, especie: 'SUBPROCESSO' });
    return consultar(ctx, id);
  },
  salvar: (ctx, { body }) => change(ctx, guardar, body),
  consultar: (ctx, { params }) => consultar(ctx, params.id),
  excluir: async (ctx, { params }) => {
    await loadOfKind(ctx, params.id, tipoConteudo.processo);
    await perform(ctx, excluir, params.id, {});
    return undefined;
  },
  carregarTipo: (ctx, { params }) => loadType(ctx, params),
  tipos: (ctx, { query }) => listTypes(ctx, query),
  interessados: (ctx, { query }) => interessados(ctx, query),
  classes: (ctx, { query }) => classes(ctx, query),
  opcoesCampo: async (ctx, { params, query }) => {
    const { row, situation } = await loadSituation(ctx, params.id);
    requireAllowed(editar, situation);
    const itens = [...(await listCampoOptions(ctx, camposOf(row), query.rotulo))];
    return { itens, total: itens.length, totalExato: true };
  },
  listar: (ctx, { query }) => listProcessos(ctx, query),
  listarFiltro: (ctx, { query, body }) => listFiltered(ctx, body.filtro ?? {}, query, 'filtro.'),
  concluir: (ctx, { body }) => change(ctx, concluirAto, body),
  salvarConcluir: (ctx, { body }) => change(ctx, salvarConcluir, body),
  receber: async (ctx, { params: { id }, body }) => {
    const { row, situation } = await loadOfKind(ctx, id, tipoConteudo.processo);
    // on its way to somebody else, what waits for the person is their copy
    const espera = situation.paraMim ? row.transitoId : (row.copia?.id ?? row.transitoId);
    await receber(ctx, espera ?? 0, { conteudoId: id, ...body });
    return consultar(ctx, id);
  },
  finalizar: (ctx, { body }) => change(ctx, finalizar, body),
  reativarAposFinalizar: (ctx, { body }) => change(ctx, reativarFinalizar, body),
  cancelar: (ctx, { body }) => change(ctx, cancelar, body),
  reativarCancelar: (ctx, { body }) => change(ctx, reativarCancelar, body),
  definirVencimento: async (ctx, { params: { id }, body }) => {
    await loadOfKind(ctx, id, tipoConteudo.processo);
    await perform(ctx, definirVencimento, id, body);
    return consultar(ctx, id);
  },
  definirVigencia: async (ctx, { params: { id }, body }) => {
    await loadOfKind(ctx, id, tipoConteudo.processo);
    await perform(ctx, definirVigencia, id, body);
    return consultar(ctx, id);
  },
  reclassificar: async (ctx, { params: { id }, body }) => {
    await loadOfKind(ctx, id, tipoConteudo.processo);
    await perform(ctx, reclassificar, id, body);
    return consultar(ctx, id);
  },
  trocarDetentor: async (ctx, { body }) => {
    await loadOfKind(ctx, body.id, tipoConteudo.processo);
    await perform(ctx, trocarDetentor, body.id, body);
    return { id: body.id };
  },
  detentoresPossiveis: (ctx, { params, query }) => detentoresPossiveis(ctx, params.id, query),
  verificarEdicao: async (ctx, { params }) => {
    return guardOf(editar, (await loadOfKind(ctx, params.id, tipoConteudo.processo)).situation);
  },
  verificarCriarVinculado: async (ctx, { params }) => {
    return guardOf(criarDocumento, (await loadOfKind(ctx, params.id, tipoConteudo.processo)).situation);
  },
  converter: async (ctx, { params, body }) => consultar(ctx, await perform(ctx, converter, params.x, body)),
});

const relationRoutes = implement(processoRelacoesApi, {
  relacionar: async (ctx, { params, body }) => {
    await perform(ctx, relacionar, params.id, body);
    return consultar(ctx, params.id);
  },
  desfazerRelacao: async (ctx, { params, body }) => {
    await perform(ctx, desfazerRelacao, params.id, body);
    return consultar(ctx, params.id);
  },
});

export const processoRoutes: readonly Implementation[] = [
  ...lifeRoutes,
  ...processoPecasRoutes(consultar),
  ...relationRoutes,
  ...processoImpressaoRoutes,
  ...processoRecorrenciaRoutes(consultar),
];

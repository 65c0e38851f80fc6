import { AppError } from '#schemas/app-error.ts';
import { documentoAssinaturaApi } from '#schemas/api/documento-assinatura.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { camposOf, listCampoOptions } from '#server/conteudo/campos/index.ts';
import { editar } from './edit-rule.ts';
import { reverterMinuta } from './reverter-minuta.ts';
import {
  cancelar,
  excluir,
  finalizar,
  reativarCancelar,
  reativarFinalizar,
} from '#server/conteudo/estado/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { whole } from '#server/base/http/whole.ts';
import { receber } from '#server/conteudo/tramite/index.ts';
import { concluirAto } from './concluir.ts';
import { consultar } from './consultar.ts';
import { criarCopia } from './criar-copia.ts';
import { criar } from './criar.ts';
import { definirVencimento } from '#server/conteudo/vencimento/index.ts';
import { definirVigencia } from '#server/conteudo/vigencia/index.ts';
import {
  loadSituation,
  perform,
  performPrepared,
  requireAllowed,
  guardOf,
  type Act,
  type ActInput,
} from '#server/conteudo/atos/index.ts';
import { loadModel } from './load-model.ts';
import { loadType } from './load-type.ts';
import { listDocumentos } from './list-documentos.ts';
import { listModels } from './models.ts';
import { classes, interessados } from '#server/conteudo/dados/index.ts';
import { listTypes } from './pickers.ts';
import { draftFile, frozenFile, readingFile } from './reading-file.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { salvarConcluir } from './salvar-concluir.ts';
import { salvar } from './salvar.ts';
import {
  adicionarAssinante,
  alterarAssinante,
  assinantesDeFora,
  listarMarcadores,
  removerAssinante,
} from './signers.ts';
import { valoresUsados } from './valores-usados.ts';
import { versionar } from './versionar.ts';
import { detentoresPossiveis, trocarDetentor } from '#server/conteudo/posse/index.ts';
import {
  assinantesPorMatricula,
  assinantesPossiveis,
  cancelarAssinatura,
  cobrarAssinaturas,
  definirPrazo,
  listPendingSignatures,
  listSigners,
  ordenarAssinantes,
  passarAoProximo,
} from '#server/conteudo/assinatura/index.ts';

export { atosDeDocumento, documentoActs, documentoPlainActs } from './acts.ts';
export { converterProcesso } from './converter-rule.ts';
export { allowedModels } from './allowed-models.ts';
export { criar } from './criar.ts';
export { guardar } from './salvar.ts';
export { readingFile, readingOf } from './reading-file.ts';
export { readLoaded } from './read-documento.ts';
export { adoptModelImages } from './body-images.ts';
export { concludedModel, keepConcludedModel } from './model-version.ts';

/** An act that is asked by the id in the body, and answers the document as it is after it. */
const change = async (ctx: Ctx, act: Act, ato: ActInput & { readonly id: number }): Promise<Documento> => {
  await perform(ctx, act, ato.id, ato);
  return consultar(ctx, ato.id, 0);
};

const routeOfSigners = async (ctx: Ctx, id: number): Promise<Page<Assinante>> => {
  const { row } = await loadSituation(ctx, id);
  return whole(await listSigners(ctx, id, row.versaoAtual, { todos: true }));
};

export const documentoRoutes = implement(documentoApi, {
  criar: (ctx, { body }) => criar(ctx, body),
  salvar: (ctx, { body }) => salvar(ctx, body),
  excluir: async (ctx, { params }) => {
    await perform(ctx, excluir, params.id, {});
    return undefined;
  },
  listar: (ctx, { query }) => listDocumentos(ctx, query),
  consultar: (ctx, { params }) => consultar(ctx, params.a, params.b),
  verificarEdicao: async (ctx, { params }) => {
    const { situation } = await loadSituation(ctx, params.id);
    return guardOf(editar, situation);
  },
  modeloCombo: (ctx, { query }) => listModels(ctx, query),
  modeloTeste: (ctx, { query }) => listModels(ctx, query, 'teste'),
  carregarModelo: (ctx, { params }) => loadModel(ctx, params, 'documento'),
  carregarModeloTeste: (ctx, { params }) => loadModel(ctx, params, 'teste'),
  carregarTipoDocumento: (ctx, { params }) => loadType(ctx, params),
  listarTipoDocumentoCombo: (ctx, { query }) => listTypes(ctx, query),
  interessados: (ctx, { query }) => interessados(ctx, query),
  assinantesPossiveis: (ctx, { query }) => assinantesPossiveis(ctx, query),
  assinantesDeFora: (ctx, { query }) => assinantesDeFora(ctx, query),
  classes: (ctx, { query }) => classes(ctx, query),
  opcoesCampo: async (ctx, { params, query }) => {
    const { row, situation } = await loadSituation(ctx, params.id);
    requireAllowed(editar, situation);
    return whole(await listCampoOptions(ctx, camposOf(row), query.rotulo));
  },
  valoresUsados: async (ctx, { params }) => {
    const { situation } = await loadSituation(ctx, params.id);
    requireAllowed(editar, situation);
    return valoresUsados(ctx, params.id);
  },
  visualizar: (ctx, { params }) => readingFile(ctx, params.a, params.b),
  original: (ctx, { params }) => frozenFile(ctx, params.id),
  baixarMinuta: (ctx, { params }) => draftFile(ctx, params.id),
  concluir: (ctx, { body }) =>
    performPrepared(ctx, concluirAto, body.id, body, (inner) => consultar(inner, body.id, 0)),
  salvarConcluir: (ctx, { body }) =>
    performPrepared(ctx, salvarConcluir, body.id, body, (inner) => consultar(inner, body.id, 0)),
  cancelar: (ctx, { body }) => change(ctx, cancelar, body),
  reativarCancelar: (ctx, { body }) => change(ctx, reativarCancelar, body),
  reverterMinuta: (ctx, { params, body }) => change(ctx, reverterMinuta, { ...body, id: params.id }),
  versionar: async (ctx, { params, body }) => {
    const { row } = await loadSituation(ctx, params.a);
    if (row.versaoAtual !== params.b) throw new AppError('naoEncontrado');
    return change(ctx, versionar, { ...body, id: params.a });
  },
  versionarValidar: async (ctx, { params }) => {
    const { situation } = await loadSituation(ctx, params.id);
    return guardOf(versionar, situation);
  },
  criarCopia: async (ctx, { body }) => consultar(ctx, await perform(ctx, criarCopia, body.id, {}), 0),
  trocarDetentor: async (ctx, { body }) => {
    await perform(ctx, trocarDetentor, body.id, body);
    return { id: body.id };
  },
  detentoresPossiveis: (ctx, { params, query }) => detentoresPossiveis(ctx, params.id, query),
  definirVencimento: async (ctx, { params, body }) => {
    await perform(ctx, definirVencimento, params.id, body);
    return consultar(ctx, params.id, 0);
  },
  definirVigencia: async (ctx, { params, body }) => {
    await perform(ctx, definirVigencia, params.id, body);
    return consultar(ctx, params.id, 0);
  },
  reclassificar: async (ctx, { params, body }) => {
    await perform(ctx, reclassificar, params.id, body);
    return consultar(ctx, params.id, 0);
  },
  finalizar: (ctx, { body }) => change(ctx, finalizar, body),
  reativarFinalizar: (ctx, { body }) => change(ctx, reativarFinalizar, body),
  receber: async (ctx, { params, body }) => {
    await receber(ctx, params.b, { conteudoId: params.a, ...body });
    return consultar(ctx, params.a, 0);
  },
  listarAssinantes: async (ctx, { params }) => {
    const { row } = await loadSituation(ctx, params.id);
    return whole(await listSigners(ctx, params.id, row.versaoAtual));
  },
  listarMarcadoresAssinatura: async (ctx, { params }) => whole(await listarMarcadores(ctx, params.id)),
  adicionarAssinante: (ctx, { params, body }) => adicionarAssinante(ctx, params.id, body),
  alterarAssinante: (ctx, { params, body }) => alterarAssinante(ctx, params.id, body),
  removerAssinante: async (ctx, { params }) => {
    await removerAssinante(ctx, params.id, params.x);
    return undefined;
  },
  listarParaAssinar: (ctx, { query }) => listPendingSignatures(ctx, query.start ?? 1, query.pageSize ?? 20),
  encaminharParaAssinatura: async (ctx, { params, body }) => {
    await perform(ctx, cobrarAssinaturas, params.id, body);
    return consultar(ctx, params.id, 0);
  },
  assinantesPorMatricula: (ctx, { query }) => assinantesPorMatricula(ctx, query.matriculas),
  listarTramiteAssinantes: (ctx, { params }) => routeOfSigners(ctx, params.id),
  tramiteAssinante: async (ctx, { params, body }) => {
    await perform(ctx, ordenarAssinantes, params.id, body);
    return routeOfSigners(ctx, params.id);
  },
  encaminharParaProximoAssinante: async (ctx, { params, body }) => {
    await perform(ctx, passarAoProximo, params.id, body);
    return routeOfSigners(ctx, params.id);
  },
  definirPrazoParaAssinatura: async (ctx, { params, body }) => {
    await perform(ctx, definirPrazo, params.id, body);
    return routeOfSigners(ctx, params.id);
  },
});

export const documentoAssinaturaRoutes = implement(documentoAssinaturaApi, {
  cancelarAssinaturaDigital: async (ctx, { body }) => {
    await perform(ctx, cancelarAssinatura, body.documentoId, { ...body, estrategia: 'DIGITAL' });
    return consultar(ctx, body.documentoId, 0);
  },
  cancelarAssinaturaDocflow: async (ctx, { body }) => {
    await perform(ctx, cancelarAssinatura, body.documentoId, { ...body, estrategia: 'DOCFLOW' });
    return consultar(ctx, body.documentoId, 0);
  },
});

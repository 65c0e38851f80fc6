import { documentoApi } from '#schemas/api/documento.ts';
import { listPendingSignatures } from '#server/conteudo/assinatura/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { receber } from '#server/conteudo/tramite/index.ts';
import { callSigners } from './call-signers.ts';
import { changeState } from './change-state.ts';
import { concluir } from './concluir.ts';
import { consultar } from './consultar.ts';
import { criar } from './criar.ts';
import { excluir } from './excluir.ts';
import { loadSituation, acoesOf } from '#server/conteudo/atos/index.ts';
import { loadModel } from './load-model.ts';
import { listModels } from './models.ts';
import { assinantesPossiveis, classes, interessados, listTypes } from './pickers.ts';
import { draftFile, frozenFile, readingFile } from './reading-file.ts';
import { salvar } from './salvar.ts';
import { adicionarAssinante, alterarAssinante, listarMarcadores, removerAssinante } from './signers.ts';
import { listSigners } from '#server/conteudo/assinatura/index.ts';

export { criar } from './criar.ts';
export { adoptModelImages } from './body-images.ts';
export { concludedModel, keepConcludedModel } from './model-version.ts';

const whole = <T>(itens: T[]) => ({ itens, total: itens.length, totalExato: true });

export const documentoRoutes = implement(documentoApi, {
  criar: (ctx, { body }) => criar(ctx, body),
  salvar: (ctx, { body }) => salvar(ctx, body),
  excluir: async (ctx, { params }) => {
    await excluir(ctx, params.id);
    return undefined;
  },
  consultar: (ctx, { params }) => consultar(ctx, params.a, params.b),
  verificarEdicao: async (ctx, { params }) => {
    const { situation } = await loadSituation(ctx, params.id);
    const editar = acoesOf(situation).find(({ nome }) => nome === 'editar');
    return { permitida: editar?.permitida ?? false, ...(editar?.motivo ? { motivo: editar.motivo } : {}) };
  },
  modeloCombo: (ctx, { query }) => listModels(ctx, query),
  modeloTeste: (ctx, { query }) => listModels(ctx, query, 'teste'),
  carregarModelo: (ctx, { params }) => loadModel(ctx, params, 'documento'),
  carregarModeloTeste: (ctx, { params }) => loadModel(ctx, params, 'teste'),
  listarTipoDocumentoCombo: (ctx, { query }) => listTypes(ctx, query),
  interessados: (ctx, { query }) => interessados(ctx, query),
  assinantesPossiveis: (ctx, { query }) => assinantesPossiveis(ctx, query),
  classes: (ctx, { query }) => classes(ctx, query),
  visualizar: (ctx, { params }) => readingFile(ctx, params.a, params.b),
  original: (ctx, { params }) => frozenFile(ctx, params.id),
  baixarMinuta: (ctx, { params }) => draftFile(ctx, params.id),
  concluir: (ctx, { body }) => concluir(ctx, body),
  cancelar: (ctx, { body }) => changeState(ctx, 'cancelar', body),
  reativarCancelar: (ctx, { body }) => changeState(ctx, 'reativarCancelar', body),
  finalizar: (ctx, { body }) => changeState(ctx, 'finalizar', body),
  reativarFinalizar: (ctx, { body }) => changeState(ctx, 'reativarFinalizar', body),
  receber: async (ctx, { params }) => {
    await receber(ctx, params.b, params.a);
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
  encaminharParaAssinatura: (ctx, { params, body }) => callSigners(ctx, params.id, body),
});

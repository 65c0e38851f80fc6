import { tramiteApi } from '#schemas/api/tramite.ts';
import { guardOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { alterar } from './alterar.ts';
import { darAConhecer, darConhecimento } from './conhecimento.ts';
import { consultarTramite, listarTramites } from './consultar.ts';
import { darDeVolta } from './devolver.ts';
import { desfazer } from './desfazer.ts';
import { desfazerReceber } from './desfazer-recebimento.ts';
import { destinatariosPadrao } from './destinatarios-padrao.ts';
import { destinos } from './destinos.ts';
import { enviar, tramitar } from './enviar.ts';
import { historico } from './historico.ts';
import { guia } from './guia.ts';
import { percurso } from './percurso.ts';
import { percursoPdf } from './percurso-pdf.ts';
import { prazosRapidos } from './prazos-rapidos.ts';
import { receber } from './receber.ts';
import { receberVarios } from './receber-varios.ts';
import { mandarAdiante } from './redirecionar.ts';
import { redirecionados } from './redirecionados.ts';
import { textos } from './textos.ts';
import { verificar } from './verificar.ts';

export { ficha, linha, tabela, titulo } from './corpo.ts';
export { barras, desenhosDasBarras, papelDosItens } from './papel-dos-itens.ts';
export { instant } from './papel.ts';
export { darConhecimento } from './conhecimento.ts';
export { recebimentoADesfazer } from './desfazer-recebimento.ts';
export { devolver } from './devolver.ts';
export { resgatar } from './desfazer.ts';
export { historico } from './historico.ts';
export { toldEvent } from './named-by-event.ts';
export { enviar, tramitar, whyNotInLot } from './enviar.ts';
export { receber, receberAto, tomarCiencia } from './receber.ts';
export { redirecionar } from './redirecionar.ts';

export const tramiteRoutes = implement(tramiteApi, {
  enviar: (ctx, { body }) => enviar(ctx, body),
  devolver: (ctx, { body }) => darDeVolta(ctx, body),
  darConhecimento: (ctx, { body }) => darAConhecer(ctx, body),
  alterar: async (ctx, { body }) => {
    await alterar(ctx, body);
    return consultarTramite(ctx, body.id);
  },
  listar: (ctx, { body }) => listarTramites(ctx, body),
  destinatariosPadrao: (ctx, { query }) => destinatariosPadrao(ctx, query.conteudoId),
  prazosRapidos: (ctx, { query }) => prazosRapidos(ctx, query),
  consultar: (ctx, { params }) => consultarTramite(ctx, params.id),
  receber: async (ctx, { params, body }) => {
    await receber(ctx, params.id, body);
    return consultarTramite(ctx, params.id);
  },
  desfazerRecebimento: async (ctx, { params }) => {
    await desfazerReceber(ctx, params.id);
    return consultarTramite(ctx, params.id);
  },
  receberSelecionados: (ctx, { body }) => receberVarios(ctx, body),
  desfazer: async (ctx, { params, body }) => {
    await desfazer(ctx, params.id, body);
    return consultarTramite(ctx, params.id);
  },
  redirecionar: (ctx, { params, body }) => mandarAdiante(ctx, params.id, body),
  redirecionados: (ctx, { query }) => redirecionados(ctx, query),
  historico: (ctx, { body }) => historico(ctx, body),
  percurso: (ctx, { body }) => percurso(ctx, body.conteudoId),
  percursoPdf: (ctx, { params }) => percursoPdf(ctx, params.id),
  guia: (ctx, { params }) => guia(ctx, params.id),
  acessoTela: async (ctx, { params, query }) => {
    const { situation } = await loadSituation(ctx, params.id);
    return guardOf(query.conhecimento ? darConhecimento : tramitar, situation);
  },
  verificar: async (ctx, { body }) => ({ itens: await verificar(ctx, body.conteudoIds) }),
  destinos: (ctx, { query }) => destinos(ctx, query),
  textos: async (ctx) => ({ textos: await textos(ctx) }),
});

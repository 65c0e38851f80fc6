import { tramiteApi } from '#schemas/api/tramite.ts';
import { acoesOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { consultarTramite } from './consultar.ts';
import { desfazer } from './desfazer.ts';
import { destinos } from './destinos.ts';
import { enviar } from './enviar.ts';
import { historico } from './historico.ts';
import { receber, receberVarios } from './receber.ts';
import { textos } from './textos.ts';
import { verificar } from './verificar.ts';

export { encaminhar } from './enviar.ts';
export { receber } from './receber.ts';

export const tramiteRoutes = implement(tramiteApi, {
  enviar: (ctx, { body }) => enviar(ctx, body),
  consultar: (ctx, { params }) => consultarTramite(ctx, params.id),
  receber: async (ctx, { params }) => {
    await receber(ctx, params.id);
    return consultarTramite(ctx, params.id);
  },
  receberSelecionados: (ctx, { body }) => receberVarios(ctx, body.ids),
  desfazer: async (ctx, { params, body }) => {
    await desfazer(ctx, params.id, body);
    return consultarTramite(ctx, params.id);
  },
  historico: (ctx, { body }) => historico(ctx, body.conteudoId),
  acessoTela: async (ctx, { params }) => {
    const { situation } = await loadSituation(ctx, params.id);
    const tramitar = acoesOf(situation).find(({ nome }) => nome === 'tramitar');
    return {
      permitida: tramitar?.permitida ?? false,
      ...(tramitar?.motivo ? { motivo: tramitar.motivo } : {}),
    };
  },
  verificar: async (ctx, { body }) => ({ itens: await verificar(ctx, body.conteudoIds) }),
  destinos: (ctx, { query }) => destinos(ctx, query),
  textos: async (ctx) => ({ textos: await textos(ctx) }),
});

import { fluxoApi } from '#schemas/api/fluxo.ts';
import { implement } from '#server/base/http/implement.ts';
import { candidatos, inicios, mudarInicio } from './inicios.ts';
import { salvo, salvos } from './salvos.ts';
import { conferirDesenho, desenho, publicar, salvarDesenho, versao } from './rascunho.ts';

export { refuseOwnPassage } from './calls-of-version.ts';
export { compileApart } from './drawing-apart.ts';
export { check } from './findings.ts';
export { knownNames } from './known-names.ts';
export { calledXml } from './rascunho.ts';
export { requireFlow } from './require-flow.ts';
export { fluxo } from './fluxo.hook.ts';

export const desenhoRoutes = implement(fluxoApi, {
  desenho: (ctx, { params }) => desenho(ctx, params.id),
  salvar: (ctx, { params, body }) => salvarDesenho(ctx, params.id, body),
  conferir: (ctx, { params, body }) => conferirDesenho(ctx, params.id, body.xml),
  publicar: (ctx, { params, body }) => publicar(ctx, params.id, body),
  versao: (ctx, { params }) => versao(ctx, params.id, params.numero),
  salvos: (ctx, { params }) => salvos(ctx, params.id),
  salvo: (ctx, { params }) => salvo(ctx, params.id, params.salvo),
  inicios: (ctx, { params }) => inicios(ctx, params.id),
  candidatosInicio: (ctx, { params, query }) => candidatos(ctx, params.id, query),
  mudarInicio: (ctx, { params, body }) => mudarInicio(ctx, params.id, body),
});

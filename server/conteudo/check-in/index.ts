import { checkInApi } from '#schemas/api/check-in.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { modelKinds } from '#server/conteudo/especies/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { assumir } from './assumir.ts';
import { liberar } from './liberar.ts';

export { assumirAto } from './assumir.ts';
export { liberarAto } from './liberar.ts';

export const checkInRoutes = implement(checkInApi, {
  assumirDocumento: (ctx, { body }) => assumir(ctx, body, ...modelKinds),
  assumirProcesso: (ctx, { body }) => assumir(ctx, body, tipoConteudo.processo),
  assumirProtocolo: (ctx, { body }) => assumir(ctx, body, tipoConteudo.arquivoDigital),
  assumirLote: (ctx, { body }) => assumir(ctx, body, tipoConteudo.lote),
  assumirDossie: (ctx, { body }) => assumir(ctx, body, tipoConteudo.dossie),
  assumirLoteSolicitacoes: (ctx, { body }) => assumir(ctx, body, tipoConteudo.loteSolicitacaoServico),
  assumirPeca: (ctx, { body }) => assumir(ctx, body, tipoConteudo.peca),
  assumirSolicitacao: (ctx, { body }) => assumir(ctx, body, tipoConteudo.solicitacaoServico),
  liberar: (ctx, { params }) => liberar(ctx, params.id),
});

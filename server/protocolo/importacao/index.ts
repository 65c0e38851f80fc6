import { protocoloImportacaoApi } from '#schemas/api/protocolo-importacao.ts';
import { implement } from '#server/base/http/implement.ts';
import { apresentarImportacao, listarImportacoes } from './apresentar.ts';
import { desfazerImportacao } from './desfazer.ts';
import { pedirImportacao } from './pedir.ts';

export { resumeImports, runImport } from './fazer.ts';
export { importarProtocolos, retomarImportacoesProtocolo } from './import-queue.ts';

export const protocoloImportacaoRoutes = implement(protocoloImportacaoApi, {
  importar: (ctx, { body }) => pedirImportacao(ctx, body),
  listar: (ctx) => listarImportacoes(ctx),
  consultar: (ctx, { params }) => apresentarImportacao(ctx, params.id),
  desfazer: (ctx, { params }) => desfazerImportacao(ctx, params.id),
});

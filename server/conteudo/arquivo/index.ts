import { arquivoApi } from '#schemas/api/arquivo.ts';
import { implement } from '#server/base/http/implement.ts';
import { baixarArquivo } from './baixar-arquivo.ts';
import { enviarArquivo } from './enviar-arquivo.ts';

export { typeOf } from './accepted-types.ts';
export { enviarArquivo } from './enviar-arquivo.ts';
export { takeSent } from './take-sent.ts';

export const arquivoRoutes = implement(arquivoApi, {
  enviar: async (ctx, { file }) => enviarArquivo(ctx, await file()),
  baixar: (ctx, { params }) => baixarArquivo(ctx, params.id),
});

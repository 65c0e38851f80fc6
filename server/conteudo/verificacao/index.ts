import { AppError } from '#schemas/app-error.ts';
import { verificacaoApi } from '#schemas/api/verificacao.ts';
import { implement } from '#server/base/http/implement.ts';
import { baixarPublico, verificarArquivo, verificarCodigo } from './verificar.ts';
import { readCode } from './verification-code.ts';

export { newCode, readCode } from './verification-code.ts';

const codeOf = (typed: string): string => {
  const code = readCode(typed);
  if (!code) throw new AppError('codigoNaoEncontrado');
  return code;
};

export const verificacaoRoutes = implement(verificacaoApi, {
  verificar: (ctx, { params }) => verificarCodigo(ctx, codeOf(params.codigo)),
  porArquivo: (ctx, { params }) => {
    if (!/^[0-9a-f]{64}$/.test(params.sha256)) throw new AppError('codigoNaoEncontrado');
    return verificarArquivo(ctx, params.sha256);
  },
  baixar: (ctx, { params }) => baixarPublico(ctx, codeOf(params.codigo), params.sha256),
});

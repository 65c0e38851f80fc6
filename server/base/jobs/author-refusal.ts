import type { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** What was refused in the background, as told to who reads of it later, who may not be who asked. */
export const authorRefusal = (error: AppError): string => {
  switch (error.code) {
    case 'acessoRetirado':
      return mensagem('importacao.autor.semAcesso');
    case 'unidadeNaoPermitida':
      return mensagem('importacao.autor.semUnidade');
    case 'substituicaoTerminou':
      return mensagem('importacao.autor.semSubstituicao');
    case 'acessoNegado':
      return mensagem('importacao.autor.semPermissao');
    default:
      return error.erros[0]?.mensagem ?? mensagem(`erro.${error.code}`, error.data);
  }
};

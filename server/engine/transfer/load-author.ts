import type { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Author } from '#server/base/http/session.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { Load } from './importacao.repository.ts';

/** Who sent a load, and from where. */
export const senderOf = ({ criadaPor, substitutoId, unidadeId, sessaoId }: Load): Author => ({
  usuarioId: criadaPor,
  substitutoId,
  unidadeId: unidadeId ?? 0,
  sessaoId,
});

/** What a use case receives, made for who asked of a load. */
export const authorContext = (job: JobContext, load: Load, author: Author): Promise<Ctx> =>
  ctxOfAuthor(job, author, `importacao-${load.id}`);

/** What was refused in the background, as told to who reads of it later, who may not be who asked. */
export const refusalText = (error: AppError): string => {
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

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

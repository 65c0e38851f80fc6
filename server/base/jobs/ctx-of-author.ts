import { pino } from 'pino';
import type { Ctx } from '#server/base/http/context.ts';
import { noCookies } from '#server/base/http/cookies.ts';
import type { Author, Sessao } from '#server/base/http/session.ts';
import type { JobContext } from './job-context.ts';

/** Who asks, for what goes on after their request. */
export const authorOf = ({ id, usuarioId, substitutoId, unidadeId }: Sessao): Author => ({
  usuarioId,
  substitutoId: substitutoId ?? null,
  unidadeId,
  sessaoId: id,
});

/** What a use case receives, made for who asked as they were then, with the rights that they have now. */
export const ctxOfAuthor = async (
  { db, ports }: Pick<JobContext, 'db' | 'ports'>,
  author: Author,
  correlacao: string,
): Promise<Ctx> => {
  const agora = ports.clock();
  return {
    db,
    agora,
    ports,
    sessao: await ports.sessions.ofAuthor(db, author),
    log: pino({ level: 'silent' }),
    correlacao,
    endereco: '',
    agente: '',
    cookies: noCookies,
    token: '',
  };
};

import { pino } from 'pino';
import type { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { noCookies } from '#server/base/http/cookies.ts';
import type { Author, Sessao } from '#server/base/http/session.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { Load } from './importacao.repository.ts';

/** Who sent a load, and from where. */
export const senderOf = ({ criadaPor, substitutoId, unidadeId, sessaoId }: Load): Author => ({
  usuarioId: criadaPor,
  substitutoId,
  unidadeId: unidadeId ?? 0,
  sessaoId,
});

/** Who asks, for what goes on after their request. */
export const authorOf = ({ id, usuarioId, substitutoId, unidadeId }: Sessao): Author => ({
  usuarioId,
  substitutoId: substitutoId ?? null,
  unidadeId,
  sessaoId: id,
});

/** What a use case receives, made for who asked as they were then, with the rights that they have now. */
export const authorContext = async ({ db, ports }: JobContext, load: Load, author: Author): Promise<Ctx> => {
  const agora = ports.clock();
  return {
    db,
    agora,
    ports,
    sessao: await ports.sessions.ofAuthor(db, author),
    log: pino({ level: 'silent' }),
    correlacao: `importacao-${load.id}`,
    endereco: '',
    agente: '',
    cookies: noCookies,
    token: '',
  };
};

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

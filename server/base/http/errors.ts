import { defined } from '#schemas/defined.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorData, type FieldError } from '#schemas/app-error.ts';
import { errors, type ErrorCode } from '#schemas/errors.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { isBusy, isUnavailable } from '#server/base/db/unavailable.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';

/** What the reader of forms says of one that is cut or has no boundary: its errors carry no code. */
const said = [
  'Multipart: Boundary not found',
  'Unexpected end of multipart data',
  'Part terminated early due to unexpected end of multipart data',
];

/** The answer to a form that did not come whole, if that is what went wrong. */
const malformedForm = (error: Error): AppError | undefined => {
  const code = 'code' in error ? error.code : undefined;
  if (!said.includes(error.message) && code !== 'FST_MP_PREMATURE_CLOSE') return undefined;
  const erros = [{ campo: 'arquivo', mensagem: mensagem('validacao.envioIncompleto') }];
  return new AppError('requisicaoInvalida', {}, { erros, cause: error });
};

/** An error as it travels. */
interface ErrorBody {
  readonly codigo: ErrorCode;
  readonly tipo: string;
  readonly descricao: string;
  readonly codigoExtra?: number;
  readonly payload?: unknown;
  readonly erros: readonly FieldError[];
  readonly correlacao: string;
}

/** The body of an error; the cause stays in the log, findable by the correlation id. */
export const errorBody = (error: AppError, correlacao: string): ErrorBody => {
  const entry = errors[error.code];
  return {
    codigo: error.code,
    tipo: entry.tipo,
    descricao: mensagem(`erro.${error.code}`, error.data),
    ...('codigoExtra' in entry ? { codigoExtra: entry.codigoExtra } : {}),
    ...defined({ payload: error.payload }),
    erros: error.erros,
    correlacao,
  };
};

/** After how many seconds it is worth asking again. */
const secondsAway: Partial<Record<ErrorCode, number>> = {
  indisponivel: 2,
  conferenciaEmAndamento: 10,
  conferenciaCheia: 60,
};

/** Fastify's error handler: everything that is thrown anywhere becomes one shape here. */
export const handleError = (
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'falha ao responder');
  else request.log.info({ codigo: known.code }, 'pedido recusado');
  if (known.code === 'muitasTentativas' && typeof known.data['segundos'] === 'number')
    void reply.header('retry-after', known.data['segundos']);
  const seconds = secondsAway[known.code];
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(known.status).send(errorBody(known, request.id));
};

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MB`;

const fastifyCodes: Record<string, (request: { limit: number }) => [ErrorCode, ErrorData]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ({ limit }) => ['corpoGrande', { limite: megabytes(limit) }],
  FST_REQ_FILE_TOO_LARGE: ({ limit }) => ['corpoGrande', { limite: megabytes(limit) }],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => ['tipoNaoAceito', { aceitos: 'application/json' }],
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => ['tipoNaoAceito', { aceitos: 'multipart/form-data' }],
  FST_ERR_CTP_INVALID_JSON_BODY: () => ['requisicaoInvalida', {}],
  FST_ERR_CTP_EMPTY_JSON_BODY: () => ['requisicaoInvalida', {}],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => ['requisicaoInvalida', {}],
};

/** What the framework refuses of a request (parts, names, headers, addresses): never a failure of ours. */
const isOfRequest = (error: Error): boolean =>
  'statusCode' in error && typeof error.statusCode === 'number' && Math.floor(error.statusCode / 100) === 4;

/** Anything that is thrown, as the error that is told. */
export const toAppError = (error: Error): AppError => {
  if (error instanceof AppError) return error;
  if ('code' in error && typeof error.code === 'string') {
    const translate = fastifyCodes[error.code];
    if (translate) return new AppError(...translate({ limit: 4 * 1_048_576 }), { cause: error });
  }
  const form = malformedForm(error);
  if (form) return form;
  if (isBusy(error)) return new AppError('emMudanca', {}, { cause: error });
  if (isUnavailable(error) || error instanceof VolumeProblemError)
    return new AppError('indisponivel', {}, { cause: error });
  if ('statusCode' in error && error.statusCode === 429)
    return new AppError('muitasTentativas', { espera: 'um minuto' }, { cause: error });
  if (isOfRequest(error)) return new AppError('requisicaoInvalida', {}, { cause: error });
  return new AppError('erroInterno', {}, { cause: error });
};

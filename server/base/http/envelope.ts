import { AppError } from '#schemas/app-error.ts';

/** Takes the content out of a request body `{ "payload": … }`; a missing body counts as an empty object. */
export const unwrap = (body: unknown): unknown => {
  if (body === undefined || body === null) return {};
  if (
    typeof body !== 'object' ||
    Array.isArray(body) ||
    !('payload' in body) ||
    Object.keys(body).length !== 1
  )
    throw new AppError('requisicaoInvalida');
  return body.payload ?? {};
};

/** Puts an answer in its envelope. */
export const wrap = (payload: unknown): { payload: unknown } => ({ payload: payload ?? {} });

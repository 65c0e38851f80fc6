import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { checkBody } from './shapes.ts';
import { tidyBody } from './tidy-body.ts';

interface Form {
  readonly body: unknown;
  readonly file: MultipartFile | undefined;
}

/** Reads a multipart request up to its first file, which is left to be read: the part `payload` comes before it. */
export const readForm = async (
  request: FastifyRequest,
  { body: shape }: EndpointDefinition,
): Promise<Form> => {
  if (!shape || !request.isMultipart())
    throw new AppError('tipoNaoAceito', { aceitos: 'multipart/form-data' });
  let body: unknown;
  let file: MultipartFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      file = part;
      break;
    }
    if (part.fieldname === 'payload') body = parsed(String(part.value));
  }
  tidyBody(body);
  checkBody(shape, body);
  return { body, file };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new AppError('requisicaoInvalida', {}, { cause: error });
  }
};

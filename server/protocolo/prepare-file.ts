import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import type { CapturaUsada } from '#schemas/shapes/captura.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { capturarAgora, usar, type PreparedFile } from './captura/index.ts';

/** The file that came with a request, or that it names among the captures, ready; and what tells this request from another. */
export const prepareFile = async (
  ctx: Ctx,
  body: { readonly captura?: CapturaUsada },
  file: MultipartFile | undefined,
): Promise<{ readonly prepared: PreparedFile | undefined; readonly about: { readonly file: Buffer } }> => {
  const asked = createHash('sha256').update(JSON.stringify(body));
  if (file && body.captura) throw new AppError('requisicaoInvalida');
  if (!file) {
    const prepared = body.captura && (await usar(ctx, body.captura));
    return { prepared, about: { file: asked.digest() } };
  }
  const { prepared, sha256 } = await capturarAgora(ctx, file);
  return { prepared, about: { file: asked.update(sha256).digest() } };
};

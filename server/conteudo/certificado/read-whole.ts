import type { MultipartFile } from '@fastify/multipart';
import { refuseField } from '#server/engine/refuse-field.ts';

/**
 * A file that was sent, which is kept nowhere.
 * @param megabytes what it may have at the most
 */
export const readWhole = async (file: MultipartFile, megabytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of file.file as AsyncIterable<Buffer>) {
    length += part.length;
    // the rest is drained, and kept nowhere
    if (length <= megabytes * 1_048_576) parts.push(part);
  }
  if (length > megabytes * 1_048_576)
    throw refuseField('arquivo', 'certificado.arquivo.grande', { limite: String(megabytes) });
  return Buffer.concat(parts);
};

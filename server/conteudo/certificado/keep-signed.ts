import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';

const limit = 200 * 1_048_576;

/** Keeps the file that a signature made; it is in use once that signature is kept. */
export const keepSigned = (
  { db, ports, sessao }: Ctx,
  file: { readonly nome: string; readonly tipo: string },
  bytes: Uint8Array,
): Promise<KeptFile> =>
  keepFile(db, ports, { ...file, criadoPor: sessao.usuarioId, emUso: false, limite: limit }, bytes);

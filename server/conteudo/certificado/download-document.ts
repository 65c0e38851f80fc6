import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { loadSituation, type Loaded } from '#server/conteudo/atos/index.ts';
import { findBase, findBeside, findSigned, readBase, type BaseFile } from './base-file.ts';
import { besideName } from './beside-name.ts';
import { signedZip } from './signed-zip.ts';

/** The files that have the certificate signatures of the present version: its PDF, and what stands beside it, if anything. */
export const signedFiles = async (
  { db }: Ctx,
  { row: { id, versaoAtual } }: Loaded,
): Promise<readonly BaseFile[]> => {
  const beside = await findBeside(db, id, versaoAtual);
  if (beside) {
    const base = await findBase(db, id, versaoAtual);
    return [base, { ...beside, nome: besideName(base.nome) }];
  }
  const inside = await findSigned(db, id, versaoAtual);
  return inside ? [inside] : [];
};

/** The present version with its signatures: the PDF that has them, or a ZIP of it and of those that stand beside it. */
export const downloadDocument = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { ports, agora } = ctx;
  const [file, beside] = await signedFiles(ctx, await loadSituation(ctx, id));
  if (!file) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.semAssinaturas') });
  const content = await readFile(ports, file);
  if (beside) return signedZip(content, file.nome, await readBase(ports, beside), agora);
  return {
    content,
    type: fileKinds.pdf.type,
    name: file.nome,
    etag: file.sha256.toString('hex'),
    download: true,
  };
};

import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import { findBase, findBeside, findSigned, readBase } from './base-file.ts';
import { signedZip } from './signed-zip.ts';

/** The present version with its signatures: the PDF that has them, or a ZIP of it and of those that stand beside it. */
export const downloadDocument = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { db, ports, agora } = ctx;
  const { row } = await loadSituation(ctx, id);
  const beside = await findBeside(db, id, row.versaoAtual);
  if (beside) {
    const base = await findBase(db, id, row.versaoAtual);
    const cms = await readBase(ports, beside);
    return signedZip(await readFile(ports, base), base.nome, cms, agora);
  }
  const inside = await findSigned(db, id, row.versaoAtual);
  if (!inside)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.semAssinaturas') });
  return {
    content: await readFile(ports, inside),
    type: fileKinds.pdf.type,
    name: inside.nome,
    etag: inside.sha256.toString('hex'),
    download: true,
  };
};

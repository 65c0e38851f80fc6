import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { lerAnexos } from '#server/conteudo/anexos/index.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { signedZip } from '../signed-zip.ts';
import { separateSignature } from './kept-attachment.ts';
import { findAttachment } from './find-attachment.ts';

/** An attachment and the signatures that stand beside it, in one ZIP: what others need to check them. */
export const downloadSigned = async (ctx: Ctx, id: number, anexoId: number): Promise<FileAnswer> => {
  requireAllowed(lerAnexos, (await loadSituation(ctx, id)).situation);
  const file = await findAttachment(ctx.db, id, anexoId);
  const cms = await separateSignature(ctx.db, anexoId);
  if (!cms)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.anexo.semSeparada') });
  const content = await readFile(ctx.ports, { ...file, pasta: file.volume });
  return signedZip(content, file.nome, cms, ctx.agora);
};

import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { lerAnexos } from '#server/conteudo/anexos/index.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
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
  // a separator would make folders of it
  const name = file.nome.replaceAll(/[\\/:]/g, '-');
  return {
    content: zipOf(content, name, cms, ctx.agora),
    type: 'application/zip',
    name: `${name}.zip`,
    download: true,
  };
};

const zipOf = (content: Readable, name: string, cms: Buffer, mtime: Date): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error): void => void output.destroy(error);
  content.on('error', fail);
  zip.on('error', fail);
  // who gives up downloading leaves no file open
  output.on('close', () => content.destroy());
  zip.addReadStream(content, name, { mtime });
  zip.addBuffer(cms, `${name}.p7s`, { mtime });
  zip.end();
  return output;
};

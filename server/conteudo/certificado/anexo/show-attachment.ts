import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { readBase } from '../base-file.ts';
import { findAttachment } from './find-attachment.ts';
import { assinarAnexoRule } from './sign-attachment-rule.ts';

/** The very bytes of an attachment that is signed. */
export const showAttachment = async (ctx: Ctx, id: number, anexoId: number): Promise<FileAnswer> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(assinarAnexoRule, situation);
  const file = await findAttachment(ctx.db, row.id, anexoId);
  const content = await readBase(ctx.ports, { ...file, pasta: file.volume });
  // no browser makes a page of it
  const xml = file.formato === 'XADES';
  const type = xml ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return { content, type, name: file.nome, size: content.length, download: !xml };
};

import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { readBase } from '../base-file.ts';
import { assinarAnexoRule } from './sign-xml-rule.ts';
import { findXml } from './xml-attachment.ts';

/** The very bytes of an attachment that is signed. */
export const showXml = async (ctx: Ctx, id: number, anexoId: number): Promise<FileAnswer> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(assinarAnexoRule, situation);
  const file = await findXml(ctx.db, row.id, anexoId);
  const content = await readBase(ctx.ports, { ...file, pasta: file.volume });
  // as plain text: no browser makes a page of it
  return { content, type: 'text/plain; charset=utf-8', name: file.nome, size: content.length };
};

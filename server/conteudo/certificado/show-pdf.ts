import { AppError } from '#schemas/app-error.ts';
import type { PdfAssinaturaPedido } from '#schemas/shapes/certificado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import { findBase, readBase } from './base-file.ts';
import { findPackage, requireOpen } from './package.repository.ts';
import { baseMoved } from './refusals.ts';
import { requireSigner } from './require-signer.ts';

/** The very bytes that are signed: of a document as it is now, or of a package, with the hole of its signature. */
export const showPdf = async (ctx: Ctx, { id, pacote }: PdfAssinaturaPedido): Promise<FileAnswer> => {
  const prepared = pacote === undefined ? undefined : await findPackage(ctx, pacote);
  const documento = prepared?.documentoId ?? id;
  if (documento === undefined) throw new AppError('naoEncontrado');
  const loaded = await loadSituation(ctx, documento);
  await requireSigner(ctx, loaded);
  const { row } = loaded;
  const base = await findBase(ctx.db, row.id, row.versaoAtual);
  if (prepared) requireOpen(prepared, ctx.agora);
  if (prepared && !base.sha256.equals(prepared.baseSha256)) throw baseMoved();
  const bytes = await readBase(ctx.ports, base);
  const content = prepared ? Buffer.concat([bytes, prepared.cauda]) : bytes;
  return { content, type: 'application/pdf', name: base.nome, size: content.length };
};

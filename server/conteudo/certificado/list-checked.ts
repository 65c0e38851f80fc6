import type { Page } from '#schemas/api/endpoint.ts';
import type { AssinaturaConferida } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { signaturesOf } from '#server/base/signature/pdf/signatures-of.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import { findBase, readBase } from './base-file.ts';
import { checkSignature } from './check-signature.ts';
import { fieldOfSigner } from './field-name.ts';
import { fileProofOf } from './prova/index.ts';
import { readTrust } from './confianca/index.ts';

/** The signatures with certificates of the present version, judged on its file as it is kept. */
export const listChecked = async (ctx: Ctx, id: number): Promise<Page<AssinaturaConferida>> => {
  const { row } = await loadSituation(ctx, id);
  if (row.assinaturasFeitas === 0) return { itens: [], total: 0, totalExato: true };
  // before the signers: one that signs meanwhile is known, whether or not the file has theirs
  const base = await findBase(ctx.db, id, row.versaoAtual);
  const signers = await ctx.db
    .selectFrom('documentoAssinante')
    .select(['id', 'assinadoEm'])
    .where('documentoId', '=', id)
    .where('versao', '=', row.versaoAtual)
    .where('certificado', 'is not', null)
    .execute();
  if (signers.length === 0) return { itens: [], total: 0, totalExato: true };
  const trust = await readTrust(ctx.db);
  const bytes = await readBase(ctx.ports, base);
  const found = signaturesOf(bytes);
  const file = fileProofOf(bytes, found, trust);
  const itens = found.map((signature) => {
    const recebidaEm = signers.find(
      (signer) => fieldOfSigner(found, signer.id) === signature.campo,
    )?.assinadoEm;
    return checkSignature(signature, {
      trust,
      agora: ctx.agora,
      file,
      ...(recebidaEm ? { recebidaEm } : {}),
    });
  });
  return { itens, total: itens.length, totalExato: true };
};

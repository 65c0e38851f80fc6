import type { Page } from '#schemas/api/endpoint.ts';
import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireWhole } from '#server/base/files/read-file.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { cmsSignaturesOf } from '#server/ferramentas/signature/cms-signatures.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { withCoveringMarks } from '#server/ferramentas/signature/pdf/with-covering-marks.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import { coveringApart } from './arquivo/index.ts';
import { findBase, findBeside, readBase, type BaseFile } from './base-file.ts';
import { checkSignature } from './check-signature.ts';
import { fieldOfSigner } from './field-name.ts';
import { fileProofOf } from './prova/index.ts';
import { readTrust, type InstalledTrust } from './confianca/index.ts';

/** The signatures with certificates of the present version, judged on its file as it is kept. */
export const listChecked = async (ctx: Ctx, id: number): Promise<Page<AssinaturaConferida>> => {
  const { row } = await loadSituation(ctx, id);
  if (row.assinaturasFeitas === 0) return { itens: [], total: 0, totalExato: true };
  // before the signers: one that signs meanwhile is known, whether or not the file has theirs
  const base = await findBase(ctx.db, id, row.versaoAtual);
  const signers = await ctx.db
    .selectFrom('documentoAssinante')
    .select(['id', 'assinadoEm', 'certificado'])
    .where('documentoId', '=', id)
    .where('versao', '=', row.versaoAtual)
    .where('certificado', 'is not', null)
    .execute();
  if (signers.length === 0) return { itens: [], total: 0, totalExato: true };
  const trust = await readTrust(ctx.db);
  const beside = await findBeside(ctx.db, id, row.versaoAtual);
  const judge = beside ? judgedBeside : judgedInside;
  const itens = await judge(ctx, { base, beside, signers, trust });
  return { itens, total: itens.length, totalExato: true };
};

interface Given {
  readonly base: BaseFile;
  readonly beside: BaseFile | undefined;
  readonly signers: readonly {
    readonly id: number;
    readonly assinadoEm: Date | null;
    readonly certificado: Buffer | null;
  }[];
  readonly trust: InstalledTrust;
}

const judgedInside = async (
  { ports, agora }: Ctx,
  { base, signers, trust }: Given,
): Promise<AssinaturaConferida[]> => {
  const bytes = await readBase(ports, base);
  const found = await withCoveringMarks(signaturesOf(bytes), (marked) => coveringApart(bytes, marked));
  const file = fileProofOf(bytes, found, trust);
  return found.map((signature) => {
    const recebidaEm = signers.find(
      (signer) => fieldOfSigner(found, signer.id) === signature.campo,
    )?.assinadoEm;
    return checkSignature(signature, { trust, agora, file, recebidaEm: recebidaEm ?? undefined });
  });
};

/** None but the digest of the PDF is ever signed beside it. */
const judgedBeside = async (
  { ports, agora }: Ctx,
  { base, beside, signers, trust }: Given,
): Promise<AssinaturaConferida[]> => {
  await requireWhole(ports, base);
  const cms = beside ? await readBase(ports, beside) : Buffer.alloc(0);
  return cmsSignaturesOf(cms, () => base.sha256).map((signature) => {
    const recebidaEm = signers.find(
      ({ certificado }) => certificado && readCertificate(certificado).sha256 === signature.campo,
    )?.assinadoEm;
    return checkSignature(signature, { trust, agora, recebidaEm: recebidaEm ?? undefined });
  });
};

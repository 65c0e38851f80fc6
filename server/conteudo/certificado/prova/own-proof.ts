import { nothingKept } from '#server/ferramentas/signature/kept-proofs.ts';
import { readTimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import type { SignerCheck } from '#server/ferramentas/signature/verify-cms.ts';
import { stampPath } from '../judge-stamp.ts';
import type { InstalledTrust } from '../confianca/index.ts';
import { withProofs, type FileProof } from './file-proof.ts';
import { proofOf, type Proof } from './proof-level.ts';

/** A signature that has its proofs in itself, as one of a PDF has them in revisions behind it. */
interface ProvedInItself {
  readonly file: FileProof;
  readonly covered: { readonly end: number; readonly contents: Buffer };
}

/** What a signature of a CMS or of an XML carries to prove it; `campo` is its name. */
export const ownProofOf = (
  { kept }: Pick<SignerCheck, 'kept'>,
  campo: string,
  trust: InstalledTrust,
): ProvedInItself => {
  const { proofs, archives } = kept?.() ?? nothingKept;
  const contents = Buffer.from(campo);
  const stamps = archives.flatMap(({ token, of, sealed }, place) => {
    const stamp = readTimeStamp(token, of);
    return stamp && stampPath(stamp, withProofs(trust, proofs))
      ? [{ stamp, end: place + 1, contents, sealed }]
      : [];
  });
  return { file: { proofs, stamps }, covered: { end: 0, contents } };
};

/** How far a signature of a CMS or of an XML proves itself; nothing of one that is not whole. */
export const proofInItself = (
  { campo, check }: { readonly campo: string; readonly check: SignerCheck | undefined },
  trust: InstalledTrust,
): Proof | undefined => {
  if (!check) return undefined;
  const { file, covered } = ownProofOf(check, campo, trust);
  return proofOf({ check, covered }, trust, file);
};

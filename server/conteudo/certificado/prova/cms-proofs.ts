import {
  prepareArchive,
  withProofsBeside,
  withUnsigned,
  type DigestOf,
} from '#server/ferramentas/signature/cms-archive.ts';
import { oid } from '#server/ferramentas/signature/algorithms.ts';
import { cmsSignaturesOf, type CmsSignature } from '#server/ferramentas/signature/cms-signatures.ts';
import { joinedProofs, noProofs } from '#server/ferramentas/signature/kept-proofs.ts';
import { attribute } from '#server/ferramentas/signature/signed-attributes.ts';
import type { ProvableFile, Stamp } from './grow-proof.ts';
import { proofInItself } from './own-proof.ts';

/** A CMS beside what it signs: what proves its signatures is of all of them, and each has timestamps of its own. */
export const cmsProofs = (digestOf: DigestOf): ProvableFile => {
  const read = (cms: Buffer): readonly CmsSignature[] => cmsSignaturesOf(cms, digestOf);
  return {
    judge: (cms, trust) => {
      const signatures = read(cms);
      const proofs = signatures.flatMap((one) => proofInItself(one, trust) ?? []);
      return proofs.length < signatures.length
        ? undefined
        : { proofs, kept: signatures[0]?.check.kept?.().proofs ?? noProofs };
    },
    date: async (cms, trust, stamp) => {
      let grown = cms;
      for (const [index, one] of read(cms).entries())
        if (one.check.value && proofInItself(one, trust)?.nivel === 'B') {
          const token = await stamp(one.check.value);
          grown = Buffer.from(withUnsigned(grown, index, attribute(oid.timeStampToken, token)));
        }
      return grown;
    },
    keep: (cms, proofs) => Buffer.from(withProofsBeside(cms, joinedProofs(proofs))),
    seal: (cms, stamp) => sealed(cms, read(cms).length, digestOf, stamp),
  };
};

const sealed = async (cms: Buffer, signatures: number, digestOf: DigestOf, stamp: Stamp): Promise<Buffer> => {
  let grown = cms;
  for (let index = 0; index < signatures; index += 1) {
    const { toDate, embed } = prepareArchive(grown, index, digestOf);
    grown = Buffer.from(embed(await stamp(toDate)));
  }
  return grown;
};

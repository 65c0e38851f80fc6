import {
  prepareXadesArchive,
  prepareXadesStamp,
  withXadesProofs,
} from '#server/base/signature/xml/grow-xades.ts';
import { xmlSignaturesOf, type XmlSignature } from '#server/base/signature/xml/xml-signatures.ts';
import { noProofs, type FileProofs } from '#server/base/signature/kept-proofs.ts';
import type { InstalledTrust } from '../trust-material.ts';
import { ownProofOf } from './file-proof.ts';
import type { ProvableFile } from './grow-proof.ts';
import { proofOf, type Proof } from './proof-level.ts';

/** An XML: each signature that was made here keeps what proves it; those that came with the file stay as they are. */
export const xmlProofs = (ours: ReadonlySet<string>): ProvableFile => {
  const read = (file: Buffer): readonly XmlSignature[] =>
    xmlSignaturesOf(file).filter(({ campo }) => ours.has(campo));
  const proofIn = ({ campo, check }: XmlSignature, trust: InstalledTrust): Proof | undefined => {
    if (!check) return undefined;
    const { file, covered } = ownProofOf(check, campo, trust);
    return proofOf({ check, covered }, trust, file);
  };
  return {
    judge: (file, trust) => {
      const signatures = read(file);
      const proofs = signatures.flatMap((one) => proofIn(one, trust) ?? []);
      return proofs.length < signatures.length
        ? undefined
        : { proofs, kept: merged(signatures.map(({ check }) => check?.kept?.().proofs ?? noProofs)) };
    },
    date: async (file, trust, stamp) => {
      let grown = file;
      for (const one of read(file))
        if (proofIn(one, trust)?.nivel === 'B') {
          const { toDate, embed } = prepareXadesStamp(grown, one.campo);
          grown = embed(await stamp(toDate));
        }
      return grown;
    },
    keep: (file, proofs) =>
      [...ours].reduce(
        (grown, campo) =>
          withXadesProofs(
            grown,
            campo,
            merged(proofs.filter(({ contents }) => contents.equals(Buffer.from(campo)))),
          ),
        file,
      ),
    seal: async (file, stamp) => {
      let grown = file;
      for (const { campo } of read(file)) {
        const { toDate, embed } = prepareXadesArchive(grown, campo);
        grown = embed(await stamp(toDate));
      }
      return grown;
    },
  };
};

const merged = (all: readonly FileProofs[]): FileProofs => ({
  certificates: all.flatMap(({ certificates }) => certificates),
  lists: all.flatMap(({ lists }) => lists),
  answers: all.flatMap(({ answers }) => answers),
});

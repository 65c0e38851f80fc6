import {
  prepareXadesArchive,
  prepareXadesStamp,
  withXadesProofs,
} from '#server/ferramentas/signature/xml/grow-xades.ts';
import { xmlSignaturesOf, type XmlSignature } from '#server/ferramentas/signature/xml/xml-signatures.ts';
import { joinedProofs, noProofs } from '#server/ferramentas/signature/kept-proofs.ts';
import type { ProvableFile } from './grow-proof.ts';
import { proofInItself } from './own-proof.ts';

/** An XML: each signature that was made here keeps what proves it; those that came with the file stay as they are. */
export const xmlProofs = (ours: ReadonlySet<string>): ProvableFile => {
  const read = (file: Buffer): readonly XmlSignature[] =>
    xmlSignaturesOf(file).filter(({ campo }) => ours.has(campo));
  return {
    judge: (file, trust) => {
      const signatures = read(file);
      const proofs = signatures.flatMap((one) => proofInItself(one, trust) ?? []);
      return proofs.length < signatures.length
        ? undefined
        : { proofs, kept: joinedProofs(signatures.map(({ check }) => check?.kept?.().proofs ?? noProofs)) };
    },
    date: async (file, trust, stamp) => {
      let grown = file;
      for (const one of read(file))
        if (proofInItself(one, trust)?.nivel === 'B') {
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
            joinedProofs(proofs.filter(({ contents }) => contents.equals(Buffer.from(campo)))),
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

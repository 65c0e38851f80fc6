import { appendProofs } from '#server/ferramentas/signature/pdf/append-proofs.ts';
import {
  appendDocumentStamp,
  coveredParts,
  embedSignature,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { fileProofOf } from './file-proof.ts';
import type { ProvableFile, Stamp } from './grow-proof.ts';
import { proofOf } from './proof-level.ts';

/** A PDF takes each thing in a revision of its own; a timestamp of the whole dates and seals. */
export const pdfProofs: ProvableFile = {
  judge: (bytes, trust) => {
    const signatures = signaturesOf(bytes);
    const file = fileProofOf(bytes, signatures, trust);
    const signed = signatures.filter(({ stamp }) => !stamp);
    const proofs = signed.flatMap((signature) => proofOf(signature, trust, file) ?? []);
    return proofs.length < signed.length ? undefined : { proofs, kept: file.proofs };
  },
  date: (bytes, _trust, stamp) => stamped(bytes, stamp),
  keep: (bytes, proofs) => {
    const tail = appendProofs(bytes, proofs);
    return tail ? Buffer.concat([bytes, tail]) : bytes;
  },
  seal: (bytes, stamp) => stamped(bytes, stamp),
};

const stamped = async (bytes: Buffer, stamp: Stamp): Promise<Buffer> => {
  const before = signaturesOf(bytes).filter((one) => one.stamp).length;
  const prepared = appendDocumentStamp(bytes, `Carimbo-${before + 1}`);
  const token = await stamp(Buffer.concat(coveredParts(bytes, prepared)));
  return Buffer.concat([bytes, embedSignature(prepared, bytes.length, token)]);
};

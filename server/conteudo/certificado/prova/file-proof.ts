import { noProofs, type FileProofs } from '#server/ferramentas/signature/kept-proofs.ts';
import { proofsOf } from '#server/ferramentas/signature/pdf/file-proofs.ts';
import type { PdfSignature } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import type { TimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import { stampPath } from '../judge-stamp.ts';
import type { InstalledTrust } from '../confianca/index.ts';

/** A timestamp of the whole document by somebody who is trusted, and what it seals. */
export interface DocumentStamp {
  readonly stamp: TimeStamp;
  readonly end: number;
  readonly contents: Buffer;
  /** The proofs that the file had when it was put. */
  readonly sealed: FileProofs;
}

/** What a file carries to prove its signatures by itself. */
export interface FileProof {
  readonly proofs: FileProofs;
  /** In the order in which they were put. */
  readonly stamps: readonly DocumentStamp[];
}

export const noFileProof: FileProof = { proofs: noProofs, stamps: [] };

/** A signature of any form; only those of a PDF may be timestamps of the whole. */
type PerhapsStamp = Pick<PdfSignature, 'stamp' | 'covered' | 'coversRevision'> & {
  readonly changes: readonly unknown[];
};

/** A file in which nobody kept proofs nor put a timestamp of the whole is told at once. */
export const fileProofOf = (
  bytes: Buffer,
  signatures: readonly PerhapsStamp[],
  trust: InstalledTrust,
): FileProof => {
  const proofs = proofsOf(bytes);
  const stamps = signatures.flatMap(({ stamp, covered, coversRevision, changes }) =>
    stamp &&
    covered &&
    coversRevision &&
    changes.length === 0 &&
    stampPath(stamp, withProofs(trust, proofs)) !== undefined
      ? [{ stamp, ...covered, sealed: proofsOf(bytes.subarray(0, covered.end)) }]
      : [],
  );
  return { proofs, stamps };
};

/** What is trusted, with what the file has to complete the ways: each piece is signed by who made it. */
export const withProofs = (
  trust: InstalledTrust,
  { certificates, lists, answers }: FileProofs,
): InstalledTrust =>
  certificates.length + lists.length + answers.length === 0
    ? trust
    : {
        anchors: trust.anchors,
        intermediates: [...trust.intermediates, ...certificates],
        lists: [...trust.lists, ...lists],
        answers: [...(trust.answers ?? []), ...answers],
      };

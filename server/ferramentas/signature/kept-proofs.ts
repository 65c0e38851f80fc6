import type { Bytes } from '#schemas/der/write.ts';
import type { Certificate } from './certificate.ts';
import type { OcspResponse } from './ocsp/read-response.ts';
import type { RevocationList } from './revocation-list.ts';

/** What proves signatures without asking anybody: nobody signed it but who made each piece. */
export interface FileProofs {
  readonly certificates: readonly Certificate[];
  readonly lists: readonly RevocationList[];
  readonly answers: readonly OcspResponse[];
}

export const noProofs: FileProofs = { certificates: [], lists: [], answers: [] };

/** All of them together. */
export const joinedProofs = (all: readonly FileProofs[]): FileProofs => ({
  certificates: all.flatMap(({ certificates }) => certificates),
  lists: all.flatMap(({ lists }) => lists),
  answers: all.flatMap(({ answers }) => answers),
});

/** A timestamp, inside a signature, over all of it and what proves it. */
export interface ArchiveStamp {
  readonly token: Bytes;
  /** What the token has to be of. */
  readonly of: Bytes;
  readonly sealed: FileProofs;
}

/** What a signature carries in itself to prove it later (CAdES and XAdES; a PDF has it beside them). */
export interface KeptProofs {
  readonly proofs: FileProofs;
  /** From the first to the last: each covers those before it. */
  readonly archives: readonly ArchiveStamp[];
}

export const nothingKept: KeptProofs = { proofs: noProofs, archives: [] };

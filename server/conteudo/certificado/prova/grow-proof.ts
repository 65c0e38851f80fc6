import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { appendProofs } from '#server/base/signature/pdf/append-proofs.ts';
import {
  appendDocumentStamp,
  coveredParts,
  embedSignature,
} from '#server/base/signature/pdf/append-signature.ts';
import type { OcspResponse } from '#server/base/signature/ocsp/read-response.ts';
import { pathTo, type Path } from '#server/base/signature/trusted-path.ts';
import { signaturesOf } from '#server/base/signature/pdf/signatures-of.ts';
import { NoStamp } from '../carimbo/index.ts';
import type { InstalledTrust } from '../trust-material.ts';
import { collectProofs } from './collect-proofs.ts';
import { fileProofOf, withProofs, type FileProof } from './file-proof.ts';
import { proofLevels, proofOf, type Proof, type Proved, type ProofLevel } from './proof-level.ts';

/** How far all the signatures of a file are proved: as far as the one that is least. */
export interface FileLevel {
  readonly nivel: ProofLevel;
  readonly ate: Date;
}

export interface Grown extends FileLevel {
  /** The file with what was put into it; absent when nothing was. */
  readonly bytes?: Buffer;
  /** What is missing for more. */
  readonly falta: readonly string[];
  /** It is the authority of time that gave nothing: another file would get nothing either. */
  readonly semCarimbo?: boolean;
}

export interface Growing {
  readonly trust: InstalledTrust;
  readonly agora: Date;
  readonly alvo: ProofLevel;
  /** One timestamp more, though it is sealed: the one that holds it ends soon. */
  readonly renova: boolean;
  /** @throws NoStamp */
  readonly stamp: (bytes: Bytes) => Promise<Bytes>;
  /** What authorities answer now about what nothing at hand speaks of. */
  readonly ask: (path: Path, trust: InstalledTrust, moment: Date) => Promise<readonly OcspResponse[]>;
}

interface Judged {
  readonly proofs: readonly Proof[];
  readonly file: FileProof;
  readonly level: FileLevel;
}

/**
 * Puts into a signed PDF what proves its signatures later, up to a level, each thing in a revision of its own behind the others.
 * What cannot be had is told, and what was reached stays.
 * @throws PdfError when the file cannot be read with certainty
 */
export const growProof = async (base: Buffer, growing: Growing): Promise<Grown | undefined> => {
  const { trust, agora, alvo, renova } = growing;
  let bytes = base;
  let now = judge(bytes, trust);
  const answer = (falta: readonly string[], semCarimbo = false): Grown | undefined =>
    now && {
      ...now.level,
      falta,
      ...(bytes === base ? {} : { bytes }),
      ...(semCarimbo ? { semCarimbo } : {}),
    };
  if (!now) return undefined;
  const done = (): boolean => now !== undefined && reaches(now.level.nivel, alvo);
  if (done() && !(renova && now.level.nivel === 'LTA')) return answer([]);
  if (now.level.ate < agora)
    return answer([
      mensagem('certificado.prova.vencida', { em: formatInstant(now.level.ate.toISOString()) }),
    ]);
  try {
    if (now.level.nivel === 'B' && alvo !== 'B') {
      bytes = await stamped(bytes, now.file, growing.stamp);
      now = judge(bytes, trust);
    }
    if (now && reaches(alvo, 'LT')) {
      const needs = now.proofs.flatMap((proof) => proof.needs);
      const known = withProofs(trust, now.file.proofs);
      const { proofs, falta } = collectProofs(needs, await withAnswers(needs, known, growing.ask));
      if (falta.length > 0) return answer(falta);
      const tail = appendProofs(bytes, proofs);
      if (tail) bytes = Buffer.concat([bytes, tail]);
      now = judge(bytes, trust);
    }
    if (now && alvo === 'LTA') {
      bytes = await stamped(bytes, now.file, growing.stamp);
      now = judge(bytes, trust);
    }
    return answer([]);
  } catch (error) {
    if (error instanceof NoStamp) return answer([error.motivo], true);
    throw error;
  }
};

const withAnswers = async (
  needs: readonly Proved[],
  trust: InstalledTrust,
  ask: Growing['ask'],
): Promise<InstalledTrust> => {
  const answers = [...(trust.answers ?? [])];
  for (const { certificate, certificates, momento } of needs) {
    const path = pathTo(trust, certificate, [...certificates, ...trust.intermediates]);
    if (path) answers.push(...(await ask(path, { ...trust, answers }, momento)));
  }
  return { ...trust, answers };
};

const reaches = (nivel: ProofLevel, alvo: ProofLevel): boolean =>
  proofLevels.indexOf(nivel) >= proofLevels.indexOf(alvo);

/** Nothing where a signature is not whole: nothing proves it. */
const judge = (bytes: Buffer, trust: InstalledTrust): Judged | undefined => {
  const signatures = signaturesOf(bytes);
  const file = fileProofOf(bytes, signatures, trust);
  const signed = signatures.filter(({ stamp }) => !stamp);
  const proofs = signed.flatMap((signature) => proofOf(signature, trust, file) ?? []);
  const [first, ...others] = proofs;
  if (!first || proofs.length < signed.length) return undefined;
  return {
    proofs,
    file,
    level: others.reduce<FileLevel>(
      (least, { nivel, ate }) => ({
        nivel: reaches(nivel, least.nivel) ? least.nivel : nivel,
        ate: ate < least.ate ? ate : least.ate,
      }),
      { nivel: first.nivel, ate: first.ate },
    ),
  };
};

const stamped = async (bytes: Buffer, { stamps }: FileProof, stamp: Growing['stamp']): Promise<Buffer> => {
  const prepared = appendDocumentStamp(bytes, `Carimbo-${stamps.length + 1}`);
  const token = await stamp(Buffer.concat(coveredParts(bytes, prepared)));
  return Buffer.concat([bytes, embedSignature(prepared, bytes.length, token)]);
};

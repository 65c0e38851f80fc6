import { mensagem } from '#schemas/messages/index.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import type { FileProofs } from '#server/ferramentas/signature/kept-proofs.ts';
import type { OcspResponse } from '#server/ferramentas/signature/ocsp/read-response.ts';
import type { SignatureProofs } from '#server/ferramentas/signature/pdf/append-proofs.ts';
import { pathTo, type Path } from '#server/ferramentas/signature/trusted-path.ts';
import { NoStamp } from '../carimbo/index.ts';
import type { InstalledTrust } from '../confianca/index.ts';
import { collectProofs, withoutLarge } from './collect-proofs.ts';
import { withProofs } from './file-proof.ts';
import { proofLevels, type Proof, type Proved, type ProofLevel } from './proof-level.ts';

/** How far all the signatures of a file are proved: as far as the one that is least. */
interface FileLevel {
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

interface Growing {
  readonly trust: InstalledTrust;
  readonly agora: Date;
  readonly alvo: ProofLevel;
  /** One timestamp more, though it is sealed: the one that holds it ends soon. */
  readonly renova: boolean;
  /** @throws NoStamp */
  readonly stamp: (bytes: Bytes) => Promise<Bytes>;
  /** What authorities answer now about what nothing in `trust` speaks of. */
  readonly ask: (path: Path, trust: InstalledTrust, moment: Date) => Promise<readonly OcspResponse[]>;
}

/** How the signatures of a file stand. */
interface Judged {
  readonly proofs: readonly Proof[];
  /** What the file has already to prove them. */
  readonly kept: FileProofs;
}

export type Stamp = Growing['stamp'];

/** A kind of file, and how what proves its signatures is put into it. */
export interface ProvableFile {
  /** Nothing where a signature is not whole: nothing proves it. */
  readonly judge: (bytes: Buffer, trust: InstalledTrust) => Judged | undefined;
  /** Gives each signature that has none a moment that somebody trusted says. */
  readonly date: (bytes: Buffer, trust: InstalledTrust, stamp: Stamp) => Promise<Buffer>;
  readonly keep: (bytes: Buffer, proofs: readonly SignatureProofs[]) => Buffer;
  /** Seals what is there, with all that proves it. */
  readonly seal: (bytes: Buffer, stamp: Stamp) => Promise<Buffer>;
}

/**
 * Puts into a signed file what proves its signatures later, up to a level, each thing behind the others. What cannot be had is told,
 * and what was reached stays.
 * @throws PdfError, DerError or XmlError when the file cannot be read with certainty
 */
export const growProof = async (
  file: ProvableFile,
  base: Buffer,
  growing: Growing,
): Promise<Grown | undefined> => {
  const { trust, agora, alvo, renova, stamp } = growing;
  let bytes = base;
  const judge = (): (Judged & { readonly level: FileLevel }) | undefined => {
    const judged = file.judge(bytes, trust);
    const level = judged && leastOf(judged.proofs);
    return level && { ...judged, level };
  };
  let now = judge();
  const answer = (falta: readonly string[], semCarimbo = false): Grown | undefined =>
    now && {
      ...now.level,
      falta,
      bytes: bytes === base ? undefined : bytes,
      semCarimbo: semCarimbo || undefined,
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
      bytes = await file.date(bytes, trust, stamp);
      now = judge();
    }
    if (now && reaches(alvo, 'LT')) {
      const needs = now.proofs.flatMap((proof) => proof.needs);
      const known = withProofs(trust, now.kept);
      const { proofs, falta } = collectProofs(needs, await withAnswers(needs, known, growing.ask));
      if (falta.length > 0) return answer(falta);
      bytes = file.keep(bytes, proofs);
      now = judge();
    }
    if (now && alvo === 'LTA') {
      bytes = await file.seal(bytes, stamp);
      now = judge();
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
    if (path) answers.push(...(await ask(path, { ...withoutLarge(trust), answers }, momento)));
  }
  return { ...trust, answers };
};

const reaches = (nivel: ProofLevel, alvo: ProofLevel): boolean =>
  proofLevels.indexOf(nivel) >= proofLevels.indexOf(alvo);

const leastOf = ([first, ...others]: readonly Proof[]): FileLevel | undefined =>
  first &&
  others.reduce<FileLevel>(
    (least, { nivel, ate }) => ({
      nivel: reaches(nivel, least.nivel) ? least.nivel : nivel,
      ate: ate < least.ate ? ate : least.ate,
    }),
    { nivel: first.nivel, ate: first.ate },
  );

import { readTimeStamp, type TimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import type { Certificate } from '#server/ferramentas/signature/certificate.ts';
import type { FileProofs } from '#server/ferramentas/signature/kept-proofs.ts';
import { pathTo, revocationOf } from '#server/ferramentas/signature/trusted-path.ts';
import type { SignerCheck } from '#server/ferramentas/signature/verify-cms.ts';
import { stampPath } from '../judge-stamp.ts';
import type { InstalledTrust } from '../confianca/index.ts';
import { noFileProof, withProofs, type DocumentStamp, type FileProof } from './file-proof.ts';

/** How long a signature can be proved (ETSI EN 319 142-1): basic, with its moment, with what validates it, and with a seal over that. */
export type ProofLevel = 'B' | 'T' | 'LT' | 'LTA';
export const proofLevels: readonly ProofLevel[] = ['B', 'T', 'LT', 'LTA'];

/** What a signature needs to be proved: a certificate, those that came with it, and the moment at which it counts. */
export interface Proved {
  readonly certificate: Certificate;
  readonly certificates: readonly Certificate[];
  readonly momento: Date;
  /** Where it is, or what it dates is: of a PDF its hole, of another file the name of the signature. */
  readonly contents: Buffer;
}

export interface Proof {
  readonly nivel: ProofLevel;
  /** Until when it proves by itself: the end of the certificate that holds it. */
  readonly ate: Date;
  /** The moment that somebody trusted gives; absent at the basic level. */
  readonly momento?: Date;
  /** What has to be in the file for it to be proved without asking anybody. */
  readonly needs: readonly Proved[];
}

interface Signed {
  readonly check: SignerCheck | undefined;
  readonly covered?: { readonly end: number; readonly contents: Buffer };
}

/** How far a signature is proved by what is in its own file; nothing of one that is not whole. */
export const proofOf = (
  { check, covered }: Signed,
  trust: InstalledTrust,
  { proofs, stamps }: FileProof = noFileProof,
): Proof | undefined => {
  if (!check?.certificate || check.problems.length > 0) return undefined;
  const own = ownStamp(check, withProofs(trust, proofs));
  const later = stamps.filter(({ end }) => end > (covered?.end ?? Number.POSITIVE_INFINITY));
  const dated = own ?? later[0]?.stamp;
  if (!dated?.authority) return { nivel: 'B', ate: check.certificate.until, needs: [] };
  const { certificate, certificates } = check;
  const { momento } = dated;
  const contents = covered?.contents ?? Buffer.alloc(0);
  const needs: Proved[] = [
    { certificate, certificates, momento, contents },
    ...(own ? [needOf(own, contents)] : []),
    ...later.map((one) => needOf(one.stamp, one.contents)),
  ];
  const seal = sealOf(dated, later, trust, needs);
  if (seal) return { nivel: 'LTA', ate: endOf(seal), momento, needs };
  // what it is signed with and what dates it; a timestamp of the whole that seals no proof holds nothing
  const complete = needs.slice(0, 2).every((need) => isProved(need, proofs, trust));
  return { nivel: complete ? 'LT' : 'T', ate: dated.authority.until, momento, needs };
};

const needOf = ({ authority, certificates, momento }: TimeStamp, contents: Buffer): Proved => ({
  // who is trusted has a certificate
  certificate: authority as Certificate,
  certificates,
  momento,
  contents,
});

const endOf = ({ authority }: TimeStamp): Date => (authority as Certificate).until;

const ownStamp = ({ timeStamp }: SignerCheck, trust: InstalledTrust): TimeStamp | undefined => {
  const stamp = timeStamp && readTimeStamp(timeStamp.token, timeStamp.of);
  return stamp && stampPath(stamp, trust) ? stamp : undefined;
};

/** The newest seal that holds: it covers what proves all that came before it, and no link of the chain ended before the next. */
const sealOf = (
  dated: TimeStamp,
  later: readonly DocumentStamp[],
  trust: InstalledTrust,
  needs: readonly Proved[],
): TimeStamp | undefined => {
  const before = needs.length - later.length;
  let held: TimeStamp | undefined;
  let last = dated;
  for (const [index, { stamp, sealed }] of later.entries()) {
    if (endOf(last) < stamp.momento) return held;
    last = stamp;
    // what dates a signature does not also seal it
    if (stamp === dated) continue;
    if (needs.slice(0, before + index).every((need) => isProved(need, sealed, trust))) held = stamp;
  }
  return held;
};

/** Whether these pieces, with nothing but the roots that are trusted, say that a certificate counted at its moment. */
const isProved = (
  { certificate, certificates, momento }: Proved,
  { certificates: kept, lists, answers }: FileProofs,
  { anchors }: InstalledTrust,
): boolean => {
  const path = pathTo({ anchors, lists }, certificate, [...certificates, ...kept]);
  return (
    path !== undefined && revocationOf({ anchors, lists, answers }, path, momento).situacao === 'NAO_REVOGADO'
  );
};

import { issuedBy, type Certificate } from './certificate.ts';
import { judgeResponse, type OcspProblem } from './ocsp/judge-response.ts';
import type { OcspResponse } from './ocsp/read-response.ts';
import { speaksOf } from './list-scope.ts';
import { revokedAt, type RevocationList } from './revocation-list.ts';

/** An authority that the installation trusts. */
interface Anchor {
  readonly certificate: Certificate;
  /** It is a root of ICP-Brasil: what leads to it is a qualified signature. */
  readonly icpBrasil: boolean;
  readonly nome: string;
}

export interface TrustMaterial {
  readonly anchors: readonly Anchor[];
  readonly lists: readonly RevocationList[];
  /** What authorities answered about single certificates (OCSP). */
  readonly answers?: readonly OcspResponse[];
}

export interface Path {
  /** From who signed to the authority that is trusted. */
  readonly certificates: readonly Certificate[];
  readonly anchor: Anchor;
}

const longest = 8;

/** The way from a certificate to an authority that is trusted, through those at hand; the dates are judged apart. */
export const pathTo = (
  { anchors }: TrustMaterial,
  leaf: Certificate,
  others: readonly Certificate[],
): Path | undefined => {
  const search = (path: readonly Certificate[]): Path | undefined => {
    const last = path.at(-1);
    if (!last || path.length > longest) return undefined;
    const anchor = anchors.find(
      ({ certificate }) => certificate.sha256 === last.sha256 || issuedBy(last, certificate),
    );
    if (anchor)
      return {
        certificates: last.sha256 === anchor.certificate.sha256 ? path : [...path, anchor.certificate],
        anchor,
      };
    for (const other of others) {
      if (path.some(({ sha256 }) => sha256 === other.sha256) || !issuedBy(last, other)) continue;
      const found = search([...path, other]);
      if (found) return found;
    }
    return undefined;
  };
  return search([leaf]);
};

/** The first of a path that was not valid at a moment. */
export const outOfDate = ({ certificates }: Path, moment: Date): Certificate | undefined =>
  certificates.find(({ from, until }) => moment < from || moment > until);

/** What the lists at hand say of the certificates of a path. */
export type Revocation =
  | { readonly situacao: 'REVOGADO'; readonly certificate: Certificate; readonly em: Date }
  | { readonly situacao: 'NAO_REVOGADO'; readonly ate: Date; readonly por: 'LISTA' | 'OCSP' }
  /**
   * No list nor answer of this authority is at hand, or what is at hand is older than the moment asked about; and why an answer
   * about this very certificate does not serve.
   */
  | {
      readonly situacao: 'SEM_LISTA';
      readonly certificate: Certificate;
      readonly problema?: OcspProblem;
    };

/**
 * The root is trusted by itself: nobody above it could revoke it. One that is revoked is told, though of another nothing is known.
 */
export const revocationOf = (material: TrustMaterial, path: Path, moment: Date): Revocation => {
  let oldest: { readonly ate: Date; readonly por: 'LISTA' | 'OCSP' } | undefined;
  let unknown: Extract<Revocation, { situacao: 'SEM_LISTA' }> | undefined;
  for (const { certificate, lists, list, answer, revokedByAnswer, problem } of listsOf(
    material,
    path,
    moment,
  )) {
    const em = [...lists.map((one) => revokedAt(one, certificate)), revokedByAnswer].find(
      (one) => one !== undefined && one <= moment,
    );
    if (em) return { situacao: 'REVOGADO', certificate, em };
    const said = newest(list?.from, answer?.de);
    if (!said) unknown ??= { situacao: 'SEM_LISTA', certificate, problema: problem || undefined };
    else if (oldest === undefined || said.ate < oldest.ate) oldest = said;
  }
  return unknown ?? { situacao: 'NAO_REVOGADO', ...(oldest ?? { ate: moment, por: 'LISTA' }) };
};

const newest = (
  list: Date | undefined,
  answer: Date | undefined,
): { readonly ate: Date; readonly por: 'LISTA' | 'OCSP' } | undefined => {
  if (answer && (!list || answer > list)) return { ate: answer, por: 'OCSP' };
  return list && { ate: list, por: 'LISTA' };
};

/** A certificate of a path that somebody may have revoked, and what its authority published. */
export interface ListedCertificate {
  readonly certificate: Certificate;
  /** All those at hand that its authority made and that can be understood. */
  readonly lists: readonly RevocationList[];
  /** The newest that speaks of the moment asked about: a list forgets what expired before it. */
  readonly list: RevocationList | undefined;
  /** The newest answer that says that it is not revoked, and since when. */
  readonly answer: { readonly response: OcspResponse; readonly de: Date } | undefined;
  /** When an answer says that it was revoked. */
  readonly revokedByAnswer: Date | undefined;
  /** Why an answer about this very certificate does not serve. */
  readonly problem: OcspProblem | undefined;
}

export const listsOf = (
  material: Pick<TrustMaterial, 'lists' | 'answers'>,
  { certificates }: Path,
  moment: Date,
): readonly ListedCertificate[] =>
  certificates.slice(0, -1).map((certificate, index) => {
    const issuer = certificates[index + 1];
    const lists = material.lists
      .filter((one) => issuer !== undefined && !one.scope.unknown && one.madeBy(issuer))
      .sort((one, other) => other.from.getTime() - one.from.getTime());
    const list = lists.find(
      (one) =>
        (one.until ?? one.from) >= moment &&
        one.from <= certificate.until &&
        speaksOf(one.scope, certificate),
    );
    return { certificate, lists, list, ...answersTo(material.answers ?? [], certificate, issuer, moment) };
  });

type Answered = Pick<ListedCertificate, 'answer' | 'revokedByAnswer' | 'problem'>;

const answersTo = (
  responses: readonly OcspResponse[],
  certificate: Certificate,
  issuer: Certificate | undefined,
  moment: Date,
): Answered => {
  let found: Answered = { answer: undefined, revokedByAnswer: undefined, problem: undefined };
  if (!issuer) return found;
  for (const response of responses) {
    const verdict = judgeResponse(response, { certificate, issuer, moment });
    if (verdict.situacao === 'REVOGADO') found = { ...found, revokedByAnswer: verdict.em };
    else if (verdict.situacao === 'VALIDO') {
      if (!found.answer || verdict.de > found.answer.de)
        found = { ...found, answer: { response, de: verdict.de } };
    } else if (verdict.problema !== 'outroCertificado') found = { ...found, problem: verdict.problema };
  }
  return found;
};

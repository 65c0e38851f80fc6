import { createHash } from 'node:crypto';
import { childAt, oidOf, readDer, sameBytes } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { digests } from '../algorithms.ts';
import { issuedBy, type Certificate } from '../certificate.ts';
import type { OcspResponse, SingleAnswer } from './read-response.ts';

/** Why a response says nothing of a certificate. */
export type OcspProblem =
  | 'outroCertificado'
  | 'respondedor'
  | 'semMandato'
  | 'foraDoPrazo'
  | 'semDispensa'
  | 'assinatura'
  | 'desconhecido'
  | 'velha';

type OcspVerdict =
  | { readonly situacao: 'VALIDO'; readonly de: Date }
  | { readonly situacao: 'REVOGADO'; readonly em: Date }
  | { readonly situacao: 'NAO_SERVE'; readonly problema: OcspProblem };

interface Asked {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  /** The moment that is asked about. */
  readonly moment: Date;
}

const signsAnswers = '1.3.6.1.5.5.7.3.9';
const noCheck = '1.3.6.1.5.5.7.48.1.5';
/** Of an answer that does not say until when it is the newest. */
const shortest = 600_000;

/** What a response says of a certificate at a moment, once it was found to be of who may say so, and of this certificate. */
export const judgeResponse = (
  response: OcspResponse,
  { certificate, issuer, moment }: Asked,
): OcspVerdict => {
  const fails = (problema: OcspProblem): OcspVerdict => ({ situacao: 'NAO_SERVE', problema });
  const answer = response.answers.find((one) => isOf(one, certificate, issuer));
  if (!answer) return fails('outroCertificado');
  const responder = [issuer, ...response.certificates].find((one) => isResponder(response, one));
  if (!responder) return fails('respondedor');
  if (responder.sha256 !== issuer.sha256) {
    const problem = delegateProblem(responder, issuer, response.producedAt);
    if (problem) return fails(problem);
  }
  if (!response.madeBy(responder)) return fails('assinatura');
  const { status, from } = answer;
  // one that was revoked once stays so; before that it was good
  if (typeof status === 'object' && status.revokedAt <= moment)
    return { situacao: 'REVOGADO', em: status.revokedAt };
  if (status === 'unknown') return fails('desconhecido');
  const until = answer.until ?? new Date(from.getTime() + shortest);
  if (until < moment || from > certificate.until) return fails('velha');
  return { situacao: 'VALIDO', de: from };
};

/** Somebody whom the authority itself named to answer for it, at that time, and whom nobody asks about again. */
const delegateProblem = (
  responder: Certificate,
  issuer: Certificate,
  producedAt: Date,
): OcspProblem | undefined => {
  const uses = responder.extensions.get('2.5.29.37');
  if (!issuedBy(responder, issuer) || !uses || !readDer(uses).children.map(oidOf).includes(signsAnswers))
    return 'semMandato';
  if (producedAt < responder.from || producedAt > responder.until) return 'foraDoPrazo';
  return responder.extensions.has(noCheck) ? undefined : 'semDispensa';
};

const isResponder = ({ responder }: OcspResponse, one: Certificate): boolean =>
  'name' in responder
    ? sameBytes(responder.name, one.subject)
    : sameBytes(responder.keyHash, hashOf('sha1', keyOf(one)));

const isOf = ({ of }: SingleAnswer, certificate: Certificate, issuer: Certificate): boolean => {
  const digest = digests[of.algorithm];
  return (
    digest !== undefined &&
    sameBytes(of.serial, certificate.serial.value) &&
    sameBytes(of.nameHash, hashOf(digest, issuer.subject)) &&
    sameBytes(of.keyHash, hashOf(digest, keyOf(issuer)))
  );
};

export const hashOf = (digest: string, bytes: Bytes): Bytes => createHash(digest).update(bytes).digest();

/** The bits of the key of a certificate. */
export const keyOf = ({ der }: Certificate): Bytes => {
  const signed = childAt(readDer(der), 0);
  const first = signed.children[0]?.tag === 0xa0 ? 1 : 0;
  return childAt(signed, first + 5, 1).value.subarray(1);
};

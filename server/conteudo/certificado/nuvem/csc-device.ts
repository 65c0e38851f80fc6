import { defined } from '#schemas/defined.ts';
import type { AskedFactor, KeptCertificate } from '#server/base/db/stored-values.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { askedFactors, authorisationData } from './csc-factors.ts';
import { bytesIn, certificateText, fieldsOf, listIn, OtherAnswer, textIn } from './read-answer.ts';
import { sha256Oid } from './sha256-oid.ts';
import type { Ask, SigningDevice } from './signing-device.ts';

/** Credentials that are looked at: a person has few. */
const most = 10;
const signAlgorithms = { RSA: '1.2.840.113549.1.1.11', EC: '1.2.840.10045.4.3.2' } as const;

/**
 * A provider of the Cloud Signature Consortium (API v2). The first yes lists the credentials; the second is to the very digests that
 * are signed: on the page of the provider, or, where a credential is of the explicit mode, by what the person types here.
 */
export const cscDevice: SigningDevice = {
  authorisePath: 'oauth2/authorize',
  tokenPath: 'oauth2/token',
  refusedCode: ['invalid_grant'],
  firstConsent: () => ({ scope: 'service' }),
  consentTo: ({ alias, fatores }, digests) =>
    fatores
      ? undefined
      : {
          scope: 'credential',
          credentialID: alias,
          numSignatures: String(digests.length),
          hashes: digests.map((digest) => digest.toString('base64url')).join(','),
          hashAlgorithmOID: sha256Oid,
        },
  certificates: async (ask) => {
    const ids = listIn(await ask.json('credentials/list', { maxResults: most }), 'credentialIDs').filter(
      (id) => typeof id === 'string',
    );
    const found: KeptCertificate[] = [];
    for (const id of ids.slice(0, most)) {
      const one = await credential(ask, id);
      if (one) found.push(one);
    }
    return found;
  },
  sendCode: async (ask, { alias }, { id, envio }: AskedFactor) => {
    const answer = await ask.json(`credentials/${envio ?? 'sendOTP'}`, {
      credentialID: alias,
      ...defined({ authData: envio === 'getChallenge' ? [{ id }] : undefined }),
    });
    // one without a body went to the person by another way
    return envio === 'getChallenge' && answer !== undefined ? challengeIn(answer) : undefined;
  },
  sign: async (ask, { alias, certificado, fatores }, digests, factors) => {
    const { kind } = readCertificate(Buffer.from(certificado, 'base64'));
    const hashes = digests.map((digest) => digest.toString('base64'));
    const allowed =
      fatores === undefined
        ? {}
        : {
            SAD: textIn(
              await ask.json('credentials/authorize', {
                credentialID: alias,
                numSignatures: digests.length,
                hashes,
                hashAlgorithmOID: sha256Oid,
                ...authorisationData(factors),
              }),
              'SAD',
            ),
          };
    const answer = await ask.json('signatures/signHash', {
      credentialID: alias,
      hashes,
      hashAlgorithmOID: sha256Oid,
      signAlgo: signAlgorithms[kind === 'EC' ? 'EC' : 'RSA'],
      operationMode: 'S',
      ...allowed,
    });
    return listIn(answer, 'signatures').map((value) => {
      if (typeof value !== 'string') throw new OtherAnswer();
      return bytesIn(value);
    });
  },
};

/** What the person has to answer, as they read it. */
const challengeIn = (answer: unknown): string => {
  const challenge = textIn(answer, 'challenge');
  if (challenge.length > 500) throw new OtherAnswer();
  return challenge;
};

/** One that is in use, and whose yes can be asked for. */
const credential = async (ask: Ask, credentialID: string): Promise<KeptCertificate | undefined> => {
  const told = fieldsOf(
    await ask.json('credentials/info', {
      credentialID,
      certificates: 'chain',
      certInfo: false,
      authInfo: true,
    }),
  );
  if (textIn(told['key'], 'status') !== 'enabled') return undefined;
  const mode = textIn(told['auth'], 'mode');
  const fatores = mode === 'explicit' ? askedFactors(told) : undefined;
  if (mode !== 'oauth2code' && !fatores) return undefined;
  const [certificado, ...cadeia] = listIn(told['cert'], 'certificates').map((one) =>
    certificateText(typeof one === 'string' ? one : ''),
  );
  return certificado === undefined
    ? undefined
    : { alias: credentialID, certificado, cadeia: cadeia.slice(0, 8), fatores };
};

import type { KeptCertificate } from '#server/base/db/content-tables.ts';
import { readCertificate } from '#server/base/signature/certificate.ts';
import { bytesIn, certificateText, fieldsOf, listIn, OtherAnswer, textIn } from './read-answer.ts';
import { sha256Oid } from './sha256-oid.ts';
import type { Ask, SigningDevice } from './signing-device.ts';

/** Credentials that are looked at: a person has few. */
const most = 10;
const signAlgorithms = { RSA: '1.2.840.113549.1.1.11', EC: '1.2.840.10045.4.3.2' } as const;

/**
 * A provider of the Cloud Signature Consortium (API v2). The first yes lists the credentials; the second is to the very digests that
 * are signed, on the page of the provider.
 */
export const cscDevice: SigningDevice = {
  authorisePath: 'oauth2/authorize',
  tokenPath: 'oauth2/token',
  firstConsent: () => ({ scope: 'service' }),
  consentTo: ({ alias }, digests) => ({
    scope: 'credential',
    credentialID: alias,
    numSignatures: String(digests.length),
    hashes: digests.map((digest) => digest.toString('base64url')).join(','),
    hashAlgorithmOID: sha256Oid,
  }),
  certificates: async (ask) => {
    const ids = listIn(await ask('credentials/list', { maxResults: most }), 'credentialIDs').filter(
      (id) => typeof id === 'string',
    );
    const found: KeptCertificate[] = [];
    for (const id of ids.slice(0, most)) {
      const one = await credential(ask, id);
      if (one) found.push(one);
    }
    return found;
  },
  sign: async (ask, { alias, certificado }, digests) => {
    const { kind } = readCertificate(Buffer.from(certificado, 'base64'));
    const answer = await ask('signatures/signHash', {
      credentialID: alias,
      hashes: digests.map((digest) => digest.toString('base64')),
      hashAlgorithmOID: sha256Oid,
      signAlgo: signAlgorithms[kind === 'EC' ? 'EC' : 'RSA'],
      operationMode: 'S',
    });
    return listIn(answer, 'signatures').map((value) => {
      if (typeof value !== 'string') throw new OtherAnswer();
      return bytesIn(value);
    });
  },
};

/** One that is in use and whose yes is given on the page of the provider: no password of it is ever typed here. */
const credential = async (ask: Ask, credentialID: string): Promise<KeptCertificate | undefined> => {
  const told = fieldsOf(
    await ask('credentials/info', { credentialID, certificates: 'chain', certInfo: false, authInfo: true }),
  );
  if (textIn(told['key'], 'status') !== 'enabled' || textIn(told['auth'], 'mode') !== 'oauth2code')
    return undefined;
  const [certificado, ...cadeia] = listIn(told['cert'], 'certificates').map((one) =>
    certificateText(typeof one === 'string' ? one : ''),
  );
  return certificado === undefined
    ? undefined
    : { alias: credentialID, certificado, cadeia: cadeia.slice(0, 8) };
};

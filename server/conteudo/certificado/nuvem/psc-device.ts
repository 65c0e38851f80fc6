import { defined } from '#schemas/defined.ts';
import { bytesIn, certificateText, fieldsOf, listIn, textIn } from './read-answer.ts';
import { sha256Oid } from './sha256-oid.ts';
import type { SigningDevice } from './signing-device.ts';

/** Seconds that a leave to sign lasts. */
const lifetime = 600;

/**
 * A trust service of ICP-Brasil (DOC-ICP-17.01): one yes of the person lists their certificates and signs. It knows no digests
 * when it is asked for, so that what it serves for is held here; and it is asked for no more than is needed: one signature, one
 * call of several, or, only where one call does not take them all, a session.
 */
export const pscDevice: SigningDevice = {
  authorisePath: 'oauth/authorize',
  tokenPath: 'oauth/token',
  refusedCode: ['invalid_grant'],
  firstConsent: ({ documents, porVez, cpf }) => ({
    scope:
      documents === 1 ? 'single_signature' : documents <= porVez ? 'multi_signature' : 'signature_session',
    lifetime: String(lifetime),
    ...defined({ login_hint: cpf }),
  }),
  consentTo: () => undefined,
  certificates: async (ask) =>
    listIn(await ask.json('oauth/certificate-discovery'), 'certificates').map((one) => {
      const { alias } = fieldsOf(one);
      const [certificado = '', ...cadeia] = textIn(one, 'certificate')
        .split(/(?<=-----END CERTIFICATE-----)/)
        .filter((part) => part.trim() !== '')
        .map(certificateText);
      return { alias: typeof alias === 'string' ? alias : '', certificado, cadeia: cadeia.slice(0, 8) };
    }),
  sign: async (ask, { alias }, digests) => {
    const answer = await ask.json('oauth/signature', {
      ...defined({ certificate_alias: alias === '' ? undefined : alias }),
      hashes: digests.map((digest, index) => ({
        id: String(index + 1),
        alias: `Documento ${index + 1}`,
        hash: digest.toString('base64'),
        hash_algorithm: sha256Oid,
        signature_format: 'RAW',
      })),
    });
    const given = new Map(
      listIn(answer, 'signatures').map((one) => [String(fieldsOf(one)['id']), textIn(one, 'raw_signature')]),
    );
    return digests.map((_, index) => bytesIn(given.get(String(index + 1)) ?? ''));
  },
};

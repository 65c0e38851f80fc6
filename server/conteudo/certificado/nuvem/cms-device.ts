import { bytesIn, certificateText, OtherAnswer } from './read-answer.ts';
import type { SigningDevice } from './signing-device.ts';

/**
 * A provider that gives whole signatures, as the one of gov.br does: it has one certificate of the person, takes the digest of the
 * content and answers with a CMS. It takes one digest a call.
 */
export const cmsDevice: SigningDevice = {
  authorisePath: 'oauth2.0/authorize',
  tokenPath: 'oauth2.0/token',
  refusedCode: ['invalid_grant', 'invalid_request'],
  whole: true,
  firstConsent: ({ documents }) => ({ scope: documents === 1 ? 'sign' : 'signature_session' }),
  consentTo: () => undefined,
  certificates: async (ask) => {
    const [certificado, ...cadeia] = (await ask.bytes('certificadoPublico'))
      .toString('latin1')
      .split(/(?<=-----END CERTIFICATE-----)/)
      .filter((part) => part.trim() !== '')
      .map(certificateText);
    if (certificado === undefined) throw new OtherAnswer();
    return [{ alias: '', certificado, cadeia: cadeia.slice(0, 8) }];
  },
  sign: async (ask, _certificate, digests) => {
    const given: Buffer[] = [];
    for (const digest of digests)
      given.push(unarmoured(await ask.bytes('assinarPKCS7', { hashBase64: digest.toString('base64') })));
    return given;
  },
};

/** A CMS in bytes, or written in base64. */
const unarmoured = (given: Buffer): Buffer =>
  given[0] === 0x30 && given[1] !== undefined && given[1] >= 0x80 ? given : bytesIn(given.toString('latin1'));

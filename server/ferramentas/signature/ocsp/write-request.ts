import { randomBytes } from 'node:crypto';
import { childAt, oidOf, readDer } from '#schemas/der/read.ts';
import { derNull, objectId, octets, sequence, tlv, type Bytes } from '#schemas/der/write.ts';
import type { Certificate } from '../certificate.ts';
import { hashOf, keyOf } from './judge-response.ts';

const sha1 = '1.3.14.3.2.26';

interface OcspRequest {
  /** As it is sent (`application/ocsp-request`). */
  readonly query: Bytes;
  readonly nonce: Bytes;
}

/** A question about one certificate; authorities name themselves by SHA-1, which here only tells them apart (RFC 5019). */
export const writeOcspRequest = (certificate: Certificate, issuer: Certificate): OcspRequest => {
  const nonce = randomBytes(16);
  const id = sequence(
    sequence(objectId(sha1), derNull),
    octets(hashOf('sha1', issuer.subject)),
    octets(hashOf('sha1', keyOf(issuer))),
    certificate.serial.raw,
  );
  const extension = sequence(objectId('1.3.6.1.5.5.7.48.1.2'), octets(octets(nonce)));
  return { query: sequence(sequence(sequence(sequence(id)), tlv(0xa2, sequence(extension)))), nonce };
};

/** Where a certificate says that its authority answers. */
export const ocspAddress = ({ extensions }: Certificate): string | undefined => {
  const access = extensions.get('1.3.6.1.5.5.7.1.1');
  const found = access
    ? readDer(access).children.find(
        (one) => oidOf(childAt(one, 0)) === '1.3.6.1.5.5.7.48.1' && childAt(one, 1).tag === 0x86,
      )
    : undefined;
  return found && Buffer.from(childAt(found, 1).value).toString('latin1');
};

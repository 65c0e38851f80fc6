import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { ascii, integer, objectId, octets, sequence, setOf, tlv, type Bytes } from '#schemas/der/write.ts';
import { oid } from '#server/ferramentas/signature/algorithms.ts';
import { readCertificate, type Certificate } from '#server/ferramentas/signature/certificate.ts';
import {
  attribute,
  sha256Algorithm,
  signedAttributes,
} from '#server/ferramentas/signature/signed-attributes.ts';
import { assembled, partsOf, signedData } from '#server/ferramentas/signature/signed-data.ts';
import { Authority } from './certificates.ts';

interface Signer {
  readonly key: KeyObject;
  readonly certificate: Certificate;
}

let somebody: Signer | undefined;

/** One who signs for all of the files of a worker: what is looked at is where a signature stands. */
const signer = (): Signer => {
  if (somebody) return somebody;
  const authority = new Authority();
  const { der, key } = authority.issue({ nome: 'QUEM ASSINA DEPOIS', kind: 'EC' });
  authority.remove();
  somebody = { key: createPrivateKey(key), certificate: readCertificate(der) };
  return somebody;
};

const sha256 = (content: Bytes): Buffer => createHash('sha256').update(content).digest();

const tokenInfo = '1.2.840.113549.1.9.16.1.4';

/** A signature, or a timestamp, of a content that stands outside it. */
export const cmsOf = (kind: 'Sig' | 'DocTimeStamp', content: Bytes): Buffer => {
  const { key, certificate } = signer();
  const signed = (attributes: Bytes): Bytes =>
    signedData([{ attributes, signature: sign('sha256', attributes, key), certificate }], []);
  const digest = sha256(content);
  if (kind === 'Sig') return Buffer.from(signed(signedAttributes({ digest, certificate })));
  const info = sequence(
    integer(1),
    objectId('1.2.3'),
    sequence(sha256Algorithm, octets(digest)),
    integer(1),
    ascii(0x18, '20261128120000Z'),
  );
  const token = signed(
    setOf(
      attribute(oid.contentType, objectId(tokenInfo)),
      attribute(oid.messageDigest, octets(sha256(info))),
      attribute(oid.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.der)))))),
    ),
  );
  const contentInfo = sequence(objectId(tokenInfo), tlv(0xa0, octets(info)));
  return Buffer.from(assembled({ ...partsOf(token), contentInfo }));
};

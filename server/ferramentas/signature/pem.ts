import { DerError } from '#schemas/der/read.ts';

type Kind = 'CERTIFICATE' | 'X509 CRL';

/** Bytes as text, between lines that say what they are. */
export const writePem = (der: Buffer, kind: Kind): string =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${kind}-----\n`;

/** A block of a text, and what it says it is. */
interface PemBlock {
  readonly kind: string;
  readonly der: Buffer;
}

/** Every block of a text, in order. */
export const pemBlocks = (text: string): readonly PemBlock[] =>
  [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g)].map(
    ([, kind = '', content = '']) => ({ kind, der: Buffer.from(content.replaceAll(/\s/g, ''), 'base64') }),
  );

/**
 * The bytes of the only block of a kind in a text.
 * @throws DerError when there is none, or more than one
 */
export const readPem = (text: string, kind: Kind): Buffer => {
  const [only, more] = pemBlocks(text).filter((block) => block.kind === kind);
  if (!only || more) throw new DerError('not one block');
  return only.der;
};

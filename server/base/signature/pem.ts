import { DerError } from '#schemas/der/read.ts';

type Kind = 'CERTIFICATE' | 'X509 CRL';

/** Bytes as text, between lines that say what they are. */
export const writePem = (der: Buffer, kind: Kind): string =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${kind}-----\n`;

/**
 * The bytes of the only block of a kind in a text.
 * @throws DerError when there is none, or more than one
 */
export const readPem = (text: string, kind: Kind): Buffer => {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g)];
  const found = blocks.filter(([, name]) => name === kind);
  const [only] = found;
  if (!only?.[2] || found.length > 1) throw new DerError('not one block');
  return Buffer.from(only[2].replaceAll(/\s/g, ''), 'base64');
};

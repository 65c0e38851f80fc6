import { DerError } from '#schemas/der/read.ts';

/**
 * The bytes of the only block of a kind in a text.
 * @throws DerError when there is none, or more than one
 */
export const readPem = (text: string, kind: 'CERTIFICATE' | 'X509 CRL'): Buffer => {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g)];
  const found = blocks.filter(([, name]) => name === kind);
  const [only] = found;
  if (!only?.[2] || found.length > 1) throw new DerError('not one block');
  return Buffer.from(only[2].replaceAll(/\s/g, ''), 'base64');
};

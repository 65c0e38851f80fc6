import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** Says how the rest is written, so that another way can follow one day. */
const mark = 'v1';

/**
 * A secret in the form in which it is stored: encrypted, or a hash. What is a text is still in clear, and is encrypted before
 * it is stored, whoever wrote it.
 */
export class SealedSecret {
  readonly stored: string;

  constructor(stored: string) {
    this.stored = stored;
  }

  /** Whoever writes it out by mistake writes nothing. */
  toJSON(): undefined {
    return undefined;
  }
}

/** Encrypts a secret that the server itself has to use later, such as the password of another system. */
export const encryptSecret = (key: Buffer, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [mark, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
};

/** The secret again. Throws when the key is another one or the stored text was changed. */
export const decryptSecret = (key: Buffer, stored: string): string => {
  const [found, ...parts] = stored.split('.');
  const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (found !== mark || !nonce || !tag || !body)
    throw new Error('O segredo guardado não está no formato esperado.');
  const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};

import { basePath } from '#src/data/api-url.ts';
import { fromBase64, toBase64 } from '#src/data/base64.ts';

const cookieName = 'malote_chave';
const keyDays = 180;

/** Where the browser gives no cryptography (plain http beyond this machine) nothing is kept. */
export const canSeal = (): boolean => globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;

/** Encrypts a value with a key: that of this browser's cookie, made at the first use, unless another is given. */
export const seal = async (value: unknown, given?: Promise<CryptoKey>): Promise<string | undefined> => {
  const key = await (given ?? cookieKey(true));
  if (!key) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return `${toBase64(iv)}.${toBase64(new Uint8Array(secret))}`;
};

/**
 * Reads what `seal` wrote.
 * @returns undefined when the key is gone
 * @throws when it was written with another key, or is no sealed value
 */
export const unseal = async (kept: string, given?: Promise<CryptoKey>): Promise<unknown> => {
  const key = await (given ?? cookieKey(false));
  if (!key) return undefined;
  const [iv = '', secret = ''] = kept.split('.');
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(secret));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
};

/** A key of 256 bits that the server gave in Base64. */
export const importKey = (given: string): Promise<CryptoKey> => keyOf(fromBase64(given));

const keyOf = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

const cookieKey = async (create: boolean): Promise<CryptoKey | undefined> => {
  const found = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(document.cookie)?.[1];
  if (found === undefined && !create) return undefined;
  const raw = found === undefined ? crypto.getRandomValues(new Uint8Array(32)) : fromBase64(found);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // written again at each use, so that the days count from the last visit
  document.cookie = `${cookieName}=${toBase64(raw)}; Max-Age=${keyDays * 86_400}; Path=${basePath()}; SameSite=Strict${secure}`;
  return keyOf(raw);
};

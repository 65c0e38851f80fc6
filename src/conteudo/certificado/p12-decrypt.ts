import { bytesOf, childAt, oidOf, type DerNode } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { deriveP12 } from './p12-key.ts';
import { P12Problem } from './p12-problem.ts';

const pbes2 = '1.2.840.113549.1.5.13';
const hmacs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'SHA-1',
  '1.2.840.113549.2.9': 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
};
const aes: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 128,
  '2.16.840.1.101.3.4.1.22': 192,
  '2.16.840.1.101.3.4.1.42': 256,
};
/** What Windows and older programs still write. */
const legacy: Readonly<Record<string, readonly [cipher: '3DES' | 'RC2', keyBytes: number]>> = {
  '1.2.840.113549.1.12.1.3': ['3DES', 24],
  '1.2.840.113549.1.12.1.4': ['3DES', 16],
  '1.2.840.113549.1.12.1.5': ['RC2', 16],
  '1.2.840.113549.1.12.1.6': ['RC2', 5],
};

export const numberIn = (node: DerNode): number => node.value.reduce((total, byte) => total * 256 + byte, 0);
/** More rounds than any program asks: a file that asks more only wants to hold the window. */
const mostRounds = 5_000_000;

/**
 * Opens what a password closed.
 * @throws P12Problem when it is closed in a way that is not known, or by another password
 */
export const decrypt = async (algorithm: DerNode, closed: Bytes, password: string): Promise<Bytes> => {
  const name = oidOf(childAt(algorithm, 0));
  const former = legacy[name];
  if (former) return decryptLegacy(former, childAt(algorithm, 1), closed, password);
  if (name !== pbes2) throw new P12Problem('cifra');
  return decryptPbes2(childAt(algorithm, 1), closed, password);
};

const decryptPbes2 = async (parameters: DerNode, closed: Bytes, password: string): Promise<Bytes> => {
  const derivation = childAt(parameters, 0, 1);
  const rounds = numberIn(childAt(derivation, 1));
  const prf = derivation.children.find(({ tag }) => tag === 0x30);
  const hash = prf ? hmacs[oidOf(childAt(prf, 0))] : 'SHA-1';
  const length = aes[oidOf(childAt(parameters, 1, 0))];
  if (hash === undefined || length === undefined || rounds > mostRounds) throw new P12Problem('cifra');
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const salt = Uint8Array.from(bytesOf(childAt(derivation, 0)));
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash, salt, iterations: rounds },
    secret,
    { name: 'AES-CBC', length },
    false,
    ['decrypt'],
  );
  try {
    const iv = Uint8Array.from(bytesOf(childAt(parameters, 1, 1)));
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, Uint8Array.from(closed)));
  } catch {
    throw new P12Problem('senha');
  }
};

const decryptLegacy = async (
  [cipher, keyBytes]: readonly ['3DES' | 'RC2', number],
  parameters: DerNode,
  closed: Bytes,
  password: string,
): Promise<Bytes> => {
  const salt = bytesOf(childAt(parameters, 0));
  const iterations = numberIn(childAt(parameters, 1));
  if (iterations > mostRounds) throw new P12Problem('cifra');
  const from = { digest: 'SHA-1', salt, iterations } as const;
  const key = await deriveP12(password, { ...from, use: 1, length: keyBytes });
  const iv = await deriveP12(password, { ...from, use: 2, length: 8 });
  const { decryptOld } = await import('./old-ciphers.ts');
  const open = decryptOld(cipher, key, iv, closed);
  if (!open) throw new P12Problem('senha');
  return open;
};

import { bytesOf, childAt, DerError, oidOf, readDer, sameBytes, type DerNode } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { decrypt, numberIn } from './p12-decrypt.ts';
import { deriveP12 } from './p12-key.ts';
import { P12Problem } from './p12-problem.ts';

/** A certificate with its key, which signs and can be taken nowhere. */
export interface OpenCertificate {
  readonly certificate: Bytes;
  /** The authorities that came with it. */
  readonly chain: readonly Bytes[];
  readonly sign: (bytes: Bytes) => Promise<Bytes>;
}

const digests: Readonly<Record<string, 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const curves: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};
const lengths: Readonly<Record<string, number>> = {
  'SHA-1': 20,
  'SHA-256': 32,
  'SHA-384': 48,
  'SHA-512': 64,
};
const encryptedData = '1.2.840.113549.1.7.6';
const keyBag = '1.2.840.113549.1.12.10.1.1';
const shroudedKeyBag = '1.2.840.113549.1.12.10.1.2';
const certificateBag = '1.2.840.113549.1.12.10.1.3';
const localKeyId = '1.2.840.113549.1.9.21';

/**
 * Opens the file of a certificate (PKCS#12) with its password. Neither leaves this window, and the key that is kept cannot be read
 * out of it.
 * @throws P12Problem when it does not open
 */
export const openP12 = async (file: Bytes, password: string): Promise<OpenCertificate> => {
  try {
    return await open(file, password);
  } catch (error) {
    if (error instanceof DerError) throw new P12Problem('formato');
    throw error;
  }
};

const open = async (file: Bytes, password: string): Promise<OpenCertificate> => {
  const pfx = readDer(file);
  const safe = bytesOf(childAt(pfx, 1, 1, 0));
  const mac = pfx.children[2];
  if (mac) await requirePassword(mac, safe, password);
  const bags: DerNode[] = [];
  for (const content of readDer(safe).children) bags.push(...(await bagsOf(content, password)));
  const kept = bags.find((bag) => [keyBag, shroudedKeyBag].includes(oidOf(childAt(bag, 0))));
  if (!kept) throw new P12Problem('semChave');
  const key = await keyIn(kept, password);
  const certificates = bags
    .filter((bag) => oidOf(childAt(bag, 0)) === certificateBag)
    .map((bag) => ({ der: bytesOf(childAt(bag, 1, 0, 1, 0)), id: idOf(bag) }));
  const id = idOf(kept);
  const own =
    certificates.find((one) => id !== undefined && one.id !== undefined && sameBytes(one.id, id)) ??
    certificates[0];
  if (!own) throw new P12Problem('semChave');
  return {
    certificate: own.der,
    chain: certificates.filter((one) => one !== own).map(({ der }) => der),
    sign: await signerOf(key),
  };
};

const requirePassword = async (mac: DerNode, content: Bytes, password: string): Promise<void> => {
  const digest = digests[oidOf(childAt(mac, 0, 0, 0))];
  if (!digest) throw new P12Problem('cifra');
  const iterations = mac.children[2] ? numberIn(mac.children[2]) : 1;
  const salt = bytesOf(childAt(mac, 1));
  const length = lengths[digest] ?? 0;
  const raw = await deriveP12(password, { digest, salt, iterations, use: 3, length });
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: digest }, false, ['verify']);
  const right = await crypto.subtle.verify(
    'HMAC',
    key,
    Uint8Array.from(bytesOf(childAt(mac, 0, 1))),
    Uint8Array.from(content),
  );
  if (!right) throw new P12Problem('senha');
};

const bagsOf = async (content: DerNode, password: string): Promise<readonly DerNode[]> => {
  if (oidOf(childAt(content, 0)) !== encryptedData) return readDer(bytesOf(childAt(content, 1, 0))).children;
  const info = childAt(content, 1, 0, 1);
  const closed = childAt(info, 2);
  const bytes = closed.children.length > 0 ? bytesOf(closed) : closed.value;
  return readDer(await decrypt(childAt(info, 1), bytes, password)).children;
};

const idOf = (bag: DerNode): Bytes | undefined => {
  const attribute = (bag.children[2]?.children ?? []).find((one) => oidOf(childAt(one, 0)) === localKeyId);
  return attribute && childAt(attribute, 1, 0).value;
};

const keyIn = async (bag: DerNode, password: string): Promise<DerNode> => {
  const inside = childAt(bag, 1, 0);
  if (oidOf(childAt(bag, 0)) === keyBag) return inside;
  return readDer(await decrypt(childAt(inside, 0), bytesOf(childAt(inside, 1)), password));
};

/** The key goes into the browser's keeping, not to be taken out again. */
const signerOf = async (pkcs8: DerNode): Promise<OpenCertificate['sign']> => {
  const parameters = pkcs8.children[1]?.children[1];
  const curve = parameters?.tag === 6 ? curves[oidOf(parameters)] : undefined;
  const kind = curve
    ? { name: 'ECDSA', namedCurve: curve, hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle
    .importKey('pkcs8', Uint8Array.from(pkcs8.raw), kind, false, ['sign'])
    .catch(() => {
      throw new P12Problem('semChave');
    });
  return async (bytes) => new Uint8Array(await crypto.subtle.sign(kind, key, Uint8Array.from(bytes)));
};

import { X509Certificate } from 'node:crypto';
import type { Attribute, Cryptoki } from './cryptoki.ts';
import { TokenProblem } from './token-problem.ts';

/** A token that is in its reader, or a partition of an HSM. */
export interface Token {
  readonly slot: number;
  readonly nome: string;
  /** The PIN is typed on the reader itself. */
  readonly teclado: boolean;
  /** What it tells of its PIN. */
  readonly pin: 'certo' | 'poucas' | 'ultima' | 'bloqueado';
}

/** A person's certificate on a token. */
export interface TokenCertificate {
  readonly token: Token;
  readonly der: Buffer;
  /** The authorities that are on the same token. */
  readonly cadeia: readonly Buffer[];
  readonly id: Buffer;
  readonly rotulo: string;
}

export const attribute = {
  CLASS: 0x0,
  TOKEN: 0x1,
  PRIVATE: 0x2,
  LABEL: 0x3,
  VALUE: 0x11,
  CERTIFICATE_TYPE: 0x80,
  SUBJECT: 0x101,
  ID: 0x102,
  ALWAYS_AUTHENTICATE: 0x202,
} as const;

export const objectClass = { CERTIFICATE: 1, PRIVATE_KEY: 3 } as const;

const serial = 0x4;
const atMost = { tokens: 32, objects: 200 };
const flagOf = { protectedPath: 0x100, few: 0x1_0000, final: 0x2_0000, locked: 0x4_0000 } as const;

/** The tokens that are there now. */
export const listTokens = (cryptoki: Cryptoki): readonly Token[] => {
  const count = cryptoki.numbers();
  cryptoki.call('C_GetSlotList', 1, null, count);
  const found = Math.min(cryptoki.numberIn(count), atMost.tokens);
  if (found === 0) return [];
  const slots = cryptoki.numbers(found);
  cryptoki.call('C_GetSlotList', 1, slots, cryptoki.number(found));
  return Array.from({ length: found }, (_, index) =>
    readToken(cryptoki, cryptoki.numberIn(slots, index)),
  ).filter((token) => token !== undefined);
};

/** What a token says of itself; nothing when it was taken out meanwhile, or was never prepared. */
export const readToken = (cryptoki: Cryptoki, slot: number): Token | undefined => {
  const info = Buffer.alloc(512);
  if (cryptoki.answer('C_GetTokenInfo', slot, info) !== 0) return undefined;
  const flags = info.readUInt32LE(96);
  if ((flags & 0x400) === 0) return undefined;
  const text = (from: number, to: number): string =>
    info.toString('utf8', from, to).replaceAll(/\p{C}/gu, ' ').trim();
  return {
    slot,
    nome: text(0, 32),
    teclado: (flags & flagOf.protectedPath) !== 0,
    pin: pinIn(flags),
  };
};

const pinIn = (flags: number): Token['pin'] => {
  if (flags & flagOf.locked) return 'bloqueado';
  if (flags & flagOf.final) return 'ultima';
  return flags & flagOf.few ? 'poucas' : 'certo';
};

/** Runs something in a session of a token, which is closed whatever comes. */
export const inSession = <T>(cryptoki: Cryptoki, slot: number, work: (session: number) => T): T => {
  const session = openSession(cryptoki, slot);
  try {
    return work(session);
  } finally {
    cryptoki.answer('C_CloseSession', session);
  }
};

export const openSession = (cryptoki: Cryptoki, slot: number): number => {
  const place = cryptoki.numbers();
  cryptoki.call('C_OpenSession', slot, serial, null, null, place);
  return cryptoki.numberIn(place);
};

/** Which objects of a session have all of these. */
export const findObjects = (
  cryptoki: Cryptoki,
  session: number,
  wanted: readonly Attribute[],
): readonly number[] => {
  cryptoki.call('C_FindObjectsInit', session, cryptoki.template(wanted), wanted.length);
  try {
    const places = cryptoki.numbers(atMost.objects);
    const count = cryptoki.numbers();
    cryptoki.call('C_FindObjects', session, places, atMost.objects, count);
    return Array.from({ length: cryptoki.numberIn(count) }, (_, index) => cryptoki.numberIn(places, index));
  } finally {
    cryptoki.answer('C_FindObjectsFinal', session);
  }
};

/** One attribute of an object; nothing when it has none. */
export const readAttribute = (
  cryptoki: Cryptoki,
  session: number,
  object: number,
  type: number,
): Buffer | undefined => {
  const asked = cryptoki.template([{ type, value: Buffer.alloc(0) }]);
  if (cryptoki.answer('C_GetAttributeValue', session, object, asked, 1) !== 0) return undefined;
  const length = cryptoki.lengthIn(asked);
  if (length === undefined || length > 100_000) return undefined;
  const value = Buffer.alloc(length);
  if (length > 0)
    cryptoki.call('C_GetAttributeValue', session, object, cryptoki.template([{ type, value }]), 1);
  return value;
};

/** The certificates of people that a session shows, each with the authorities beside it. */
export const certificatesIn = (
  cryptoki: Cryptoki,
  session: number,
  token: Token,
): readonly TokenCertificate[] => {
  const objects = findObjects(cryptoki, session, [
    { type: attribute.CLASS, value: cryptoki.number(objectClass.CERTIFICATE) },
    { type: attribute.CERTIFICATE_TYPE, value: cryptoki.numbers() },
  ]);
  const read = objects.flatMap((object) => {
    const of = (type: number): Buffer => readAttribute(cryptoki, session, object, type) ?? Buffer.alloc(0);
    const der = of(attribute.VALUE);
    const authority = isAuthority(der);
    return authority === undefined
      ? []
      : [{ der, authority, id: of(attribute.ID), rotulo: of(attribute.LABEL).toString('utf8') }];
  });
  const cadeia = read.filter(({ authority }) => authority).map(({ der }) => der);
  return read
    .filter(({ authority, id }) => !authority && id.length > 0)
    .map(({ der, id, rotulo }) => ({ token, der, cadeia, id, rotulo }));
};

/** Whether it issues others; nothing when it cannot be read. */
const isAuthority = (der: Buffer): boolean | undefined => {
  try {
    return new X509Certificate(der).ca;
  } catch {
    // what a token keeps under this name may be anything: it is not offered
    return undefined;
  }
};

/** The certificates of every token that is there, as they show without a PIN. */
export const listCertificates = (cryptoki: Cryptoki): readonly TokenCertificate[] =>
  listTokens(cryptoki).flatMap((token) => {
    try {
      return inSession(cryptoki, token.slot, (session) => certificatesIn(cryptoki, session, token));
    } catch (error) {
      // taken out while it was read: as if it had not been there
      if (error instanceof TokenProblem) return [];
      throw error;
    }
  });

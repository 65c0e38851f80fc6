import { createHash, X509Certificate } from 'node:crypto';
import type { Cryptoki } from './cryptoki.ts';
import { TokenProblem, tokenProblem } from './token-problem.ts';
import {
  attribute,
  certificatesIn,
  findObjects,
  objectClass,
  openSession,
  readAttribute,
  readToken,
  type Token,
  type TokenCertificate,
} from './tokens.ts';

const user = { normal: 1, again: 2 } as const;
const mechanism = { RSA: 0x1, EC: 0x1041 } as const;
/** SHA-256 and its digest, as RSA signs them (RFC 8017). */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const longest = 1024;

/** A token that a person opened with their PIN, until it is closed. */
export class OpenToken {
  readonly #cryptoki: Cryptoki;
  readonly #session: number;
  readonly #token: Token;
  readonly #pin: Buffer | undefined;

  private constructor(cryptoki: Cryptoki, session: number, token: Token, pin: Buffer | undefined) {
    this.#cryptoki = cryptoki;
    this.#session = session;
    this.#token = token;
    this.#pin = pin;
  }

  /**
   * Opens a token. The PIN is forgotten when it is closed; without one, it is typed on the reader.
   * @throws TokenProblem when it is refused
   */
  static open(cryptoki: Cryptoki, token: Token, pin: Buffer | undefined): OpenToken {
    const session = openSession(cryptoki, token.slot);
    const opened = new OpenToken(cryptoki, session, token, pin);
    try {
      opened.#login(user.normal);
    } catch (error) {
      opened.close();
      throw error;
    }
    return opened;
  }

  /** Closes it: nothing is signed with it any longer. */
  close(): void {
    this.#cryptoki.answer('C_Logout', this.#session);
    this.#cryptoki.answer('C_CloseSession', this.#session);
    this.#pin?.fill(0);
  }

  /** What it has, also what shows only to who has the PIN. */
  certificates(): readonly TokenCertificate[] {
    return certificatesIn(this.#cryptoki, this.#session, this.#token);
  }

  /**
   * The value of the key of a certificate over SHA-256 of these bytes: of a curve, its two numbers side by side.
   * @throws TokenProblem when the token has no such key or does not sign
   */
  sign({ id, der }: Pick<TokenCertificate, 'id' | 'der'>, bytes: Uint8Array): Buffer {
    const kind = kindOf(der);
    const [key] = findObjects(this.#cryptoki, this.#session, [
      { type: attribute.CLASS, value: this.#cryptoki.number(objectClass.PRIVATE_KEY) },
      { type: attribute.ID, value: id },
    ]);
    if (key === undefined) throw new TokenProblem('semChave');
    const digest = createHash('sha256').update(bytes).digest();
    const data = kind === 'RSA' ? Buffer.concat([digestInfo, digest]) : digest;
    this.#cryptoki.call('C_SignInit', this.#session, this.#cryptoki.mechanism(mechanism[kind]), key);
    const again = readAttribute(this.#cryptoki, this.#session, key, attribute.ALWAYS_AUTHENTICATE);
    if (again?.some((byte) => byte !== 0)) this.#login(user.again);
    const value = Buffer.alloc(longest);
    const length = this.#cryptoki.number(longest);
    this.#cryptoki.call('C_Sign', this.#session, data, data.length, value, length);
    return value.subarray(0, this.#cryptoki.numberIn(length));
  }

  #login(kind: number): void {
    const pin = this.#token.teclado ? undefined : this.#pin;
    // a login is of the whole process: one that was left open would take any PIN
    if (kind === user.normal) this.#cryptoki.answer('C_Logout', this.#session);
    const code = this.#cryptoki.answer('C_Login', this.#session, kind, pin ?? null, pin?.length ?? 0);
    if (code === 0) return;
    const problem = tokenProblem(code);
    const left = problem.why === 'pinErrado' ? readToken(this.#cryptoki, this.#token.slot)?.pin : undefined;
    if (left === 'bloqueado') throw new TokenProblem('pinBloqueado', code);
    if (left === 'ultima') throw new TokenProblem('pinUltima', code);
    throw problem;
  }
}

const kindOf = (der: Buffer): 'RSA' | 'EC' => {
  const kind = new X509Certificate(der).publicKey.asymmetricKeyType;
  if (kind === 'rsa') return 'RSA';
  if (kind === 'ec') return 'EC';
  throw new TokenProblem('algoritmo');
};

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { attribute, listTokens, objectClass } from '#server/ferramentas/pkcs11/tokens.ts';
import type { Holder } from './certificates.ts';

export const tokenPin = '4711 é o pin';

const places = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib64/pkcs11/libsofthsm2.so',
  '/usr/local/lib/softhsm/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
];

/** Where SoftHSM is: without it (package `softhsm2`) what uses tokens is not tested. */
const softModule = (): string => {
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('Falta o SoftHSM (pacote softhsm2).');
  return found;
};

/** What goes on a token: a certificate with its key, under a name. */
interface Kept {
  readonly rotulo: string;
  readonly holder: Pick<Holder, 'key' | 'der'>;
}

/** Tokens of SoftHSM in a folder of their own; the process, and those that it begins, see no other. */
export class SoftTokens {
  readonly folder = mkdtempSync(join(tmpdir(), 'malote-token-'));
  readonly configuration = join(this.folder, 'softhsm2.conf');
  readonly module = softModule();
  #cryptoki: Cryptoki | undefined;

  constructor() {
    mkdirSync(join(this.folder, 'tokens'));
    writeFileSync(
      this.configuration,
      `directories.tokendir = ${join(this.folder, 'tokens')}\nobjectstore.backend = file\nlog.level = ERROR\n`,
    );
    process.env['SOFTHSM2_CONF'] = this.configuration;
  }

  /** Makes a token that has these, and the authorities beside them. Before the module is begun with: it would not see it. */
  prepare(nome: string, kept: readonly Kept[]): void {
    this.#util('--init-token', '--free', '--label', nome, '--so-pin', '12345678', '--pin', tokenPin);
    for (const [index, { rotulo, holder }] of kept.entries()) {
      const file = join(this.folder, 'chave.pem');
      writeFileSync(file, holder.key);
      const id = idOf(index).toString('hex');
      this.#util('--import', file, '--token', nome, '--label', rotulo, '--id', id, '--pin', tokenPin);
    }
  }

  /** Puts their certificates on a token that was prepared, and of authorities. */
  async certify(nome: string, kept: readonly Kept[], authorities: readonly Buffer[]): Promise<void> {
    const cryptoki = await this.begin();
    const slot = listTokens(cryptoki).find((token) => token.nome === nome)?.slot ?? 0;
    const place = cryptoki.numbers();
    cryptoki.call('C_OpenSession', slot, 0x6, null, null, place);
    const session = cryptoki.numberIn(place);
    const pin = Buffer.from(tokenPin);
    cryptoki.call('C_Login', session, 1, pin, pin.length);
    const put = (der: Buffer, rotulo: string, id: Buffer): void => {
      const yes = Buffer.from([1]);
      const object = [
        { type: attribute.CLASS, value: cryptoki.number(objectClass.CERTIFICATE) },
        { type: attribute.CERTIFICATE_TYPE, value: cryptoki.numbers() },
        { type: attribute.TOKEN, value: yes },
        { type: attribute.PRIVATE, value: Buffer.from([0]) },
        { type: attribute.SUBJECT, value: Buffer.from(new X509Certificate(der).subject) },
        { type: attribute.LABEL, value: Buffer.from(rotulo) },
        { type: attribute.ID, value: id },
        { type: attribute.VALUE, value: der },
      ];
      cryptoki.call('C_CreateObject', session, cryptoki.template(object), object.length, cryptoki.numbers());
    };
    for (const [index, { rotulo, holder }] of kept.entries()) put(holder.der, rotulo, idOf(index));
    for (const [index, der] of authorities.entries()) put(der, 'AC', idOf(100 + index));
    cryptoki.call('C_Logout', session);
    cryptoki.call('C_CloseSession', session);
  }

  async begin(): Promise<Cryptoki> {
    this.#cryptoki ??= await Cryptoki.load(this.module);
    return this.#cryptoki;
  }

  remove(): void {
    this.#cryptoki?.finish();
    delete process.env['SOFTHSM2_CONF'];
    rmSync(this.folder, { recursive: true, force: true });
  }

  #util(...order: readonly string[]): void {
    execFileSync('softhsm2-util', order, { stdio: 'pipe' });
  }
}

const idOf = (index: number): Buffer => Buffer.from([0xa0, index]);

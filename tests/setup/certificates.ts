import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Somebody who has a certificate of the authority of the tests. */
export interface Holder {
  readonly pem: string;
  readonly der: Buffer;
  readonly key: string;
  /** The file that the person keeps, opened by `password`. */
  readonly p12: Buffer;
  readonly legacyP12: () => Buffer;
}

export interface HolderOptions {
  readonly nome: string;
  readonly cpf?: string;
  readonly cnpj?: string;
  readonly kind?: 'RSA' | 'EC';
  /** Days that it is valid; a negative number, and it expired. */
  readonly days?: number;
}

export const password = 'senha do arquivo é esta';

/** Authorities of our own, a root and one below it, made by OpenSSL: what they issue looks like ICP-Brasil's. */
export class Authority {
  readonly folder = mkdtempSync(join(tmpdir(), 'malote-ac-'));
  readonly root: Buffer;
  readonly intermediate: Buffer;
  #next = 0;

  constructor() {
    writeFileSync(
      this.#path('ca.cnf'),
      `[ca]\nbasicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign\nsubjectKeyIdentifier=hash\n` +
        `[lcr]\ndefault_ca=lista\n[lista]\ndatabase=${this.#path('index')}\ndefault_md=sha256\ndefault_crl_days=30\n`,
    );
    writeFileSync(this.#path('index'), '');
    this.#key('raiz', 'EC');
    this.#openssl(
      'req',
      '-x509',
      '-key',
      'raiz.key',
      '-subj',
      '/C=BR/O=Ensaio/CN=Autoridade Raiz de Ensaio',
      '-days',
      '3650',
      '-config',
      '/dev/null',
      '-out',
      'raiz.crt',
      '-addext',
      'basicConstraints=critical,CA:true',
      '-addext',
      'keyUsage=critical,keyCertSign,cRLSign',
    );
    this.#key('ac', 'EC');
    this.#request('ac', '/C=BR/O=Ensaio/CN=AC Ensaio v1');
    this.#issue('ac', 'raiz', 'ca.cnf', 'ca', 1825);
    this.root = this.#der('raiz');
    this.intermediate = this.#der('ac');
  }

  issue({ nome, cpf, cnpj, kind = 'RSA', days = 365 }: HolderOptions): Holder {
    const name = `titular${this.#next++}`;
    this.#key(name, kind);
    this.#request(name, `/C=BR/O=Ensaio/CN=${nome}${cpf === undefined ? '' : `:${cpf}`}`);
    const others = [
      cpf !== undefined && `otherName:2.16.76.1.3.1;UTF8:01011980${cpf}${'0'.repeat(26)}`,
      cnpj !== undefined && `otherName:2.16.76.1.3.3;UTF8:${cnpj}`,
    ].filter((other) => typeof other === 'string');
    writeFileSync(
      this.#path(`${name}.cnf`),
      `[p]\nbasicConstraints=CA:false\nkeyUsage=critical,digitalSignature,nonRepudiation\n` +
        `certificatePolicies=2.16.76.1.2.1.1\n${others.length > 0 ? `subjectAltName=${others.join(',')}\n` : ''}`,
    );
    this.#issue(name, 'ac', `${name}.cnf`, 'p', days);
    const exported = (...more: string[]) => {
      this.#openssl(
        'pkcs12',
        '-export',
        '-inkey',
        `${name}.key`,
        '-in',
        `${name}.crt`,
        '-certfile',
        'ac.crt',
        '-passout',
        `pass:${password}`,
        '-out',
        `${name}.p12`,
        ...more,
      );
      return readFileSync(this.#path(`${name}.p12`));
    };
    return {
      pem: readFileSync(this.#path(`${name}.crt`), 'utf8'),
      der: this.#der(name),
      key: readFileSync(this.#path(`${name}.key`), 'utf8'),
      p12: exported(),
      legacyP12: () => exported('-legacy'),
    };
  }

  /** A list of what the authority below the root revoked, after revoking these. */
  revocationList(...revoked: readonly Holder[]): Buffer {
    for (const { pem } of revoked) {
      writeFileSync(this.#path('revogado.crt'), pem);
      this.#openssl(
        'ca',
        '-config',
        'ca.cnf',
        '-name',
        'lista',
        '-keyfile',
        'ac.key',
        '-cert',
        'ac.crt',
        '-revoke',
        'revogado.crt',
      );
    }
    this.#openssl(
      'ca',
      '-config',
      'ca.cnf',
      '-name',
      'lista',
      '-keyfile',
      'ac.key',
      '-cert',
      'ac.crt',
      '-gencrl',
      '-out',
      'lista.pem',
    );
    this.#openssl('crl', '-in', 'lista.pem', '-outform', 'DER', '-out', 'lista.crl');
    return readFileSync(this.#path('lista.crl'));
  }

  /** The list of the root, which revoked nothing. */
  rootList(): Buffer {
    this.#openssl(
      'ca',
      '-config',
      'ca.cnf',
      '-name',
      'lista',
      '-keyfile',
      'raiz.key',
      '-cert',
      'raiz.crt',
      '-gencrl',
      '-out',
      'raiz.pem',
    );
    this.#openssl('crl', '-in', 'raiz.pem', '-outform', 'DER', '-out', 'raiz.crl');
    return readFileSync(this.#path('raiz.crl'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #key(name: string, kind: 'RSA' | 'EC'): void {
    const options =
      kind === 'RSA'
        ? ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048']
        : ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    this.#openssl('genpkey', '-algorithm', ...options, '-out', `${name}.key`);
  }

  #request(name: string, subject: string): void {
    this.#openssl(
      'req',
      '-new',
      '-utf8',
      '-key',
      `${name}.key`,
      '-subj',
      subject,
      '-config',
      '/dev/null',
      '-out',
      `${name}.csr`,
    );
  }

  #issue(name: string, by: string, file: string, section: string, days: number): void {
    // the end of one that expired is before now: it began a year before that
    const dates =
      days < 0 ? ['-not_before', stamp(days - 365), '-not_after', stamp(days)] : ['-days', String(days)];
    if (days < 0) return this.#issueExpired(name, by, file, section, dates);
    this.#openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      `${by}.crt`,
      '-CAkey',
      `${by}.key`,
      '-CAcreateserial',
      '-extfile',
      file,
      '-extensions',
      section,
      '-out',
      `${name}.crt`,
      ...dates,
    );
  }

  #issueExpired(name: string, by: string, file: string, section: string, dates: readonly string[]): void {
    writeFileSync(this.#path('serial'), '7F01\n');
    const config = readFileSync(this.#path('ca.cnf'), 'utf8').replace(
      '[lista]\n',
      `[lista]\nserial=${this.#path('serial')}\nnew_certs_dir=${this.folder}\npolicy=qualquer\nunique_subject=no\n`,
    );
    writeFileSync(
      this.#path('emite.cnf'),
      `${config}[qualquer]\ncountryName=optional\norganizationName=optional\ncommonName=supplied\n`,
    );
    const [, start = '', , end = ''] = dates;
    this.#openssl(
      'ca',
      '-batch',
      '-config',
      'emite.cnf',
      '-name',
      'lista',
      '-keyfile',
      `${by}.key`,
      '-cert',
      `${by}.crt`,
      '-in',
      `${name}.csr`,
      '-extfile',
      file,
      '-extensions',
      section,
      '-startdate',
      start,
      '-enddate',
      end,
      '-utf8',
      '-notext',
      '-out',
      `${name}.crt`,
    );
  }

  #der(name: string): Buffer {
    this.#openssl('x509', '-in', `${name}.crt`, '-outform', 'DER', '-out', `${name}.der`);
    return readFileSync(this.#path(`${name}.der`));
  }

  #path(name: string): string {
    return join(this.folder, name);
  }

  #openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'pipe' });
  }
}

const stamp = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

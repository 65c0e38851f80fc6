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

interface HolderOptions {
  readonly nome: string;
  readonly cpf?: string;
  readonly cnpj?: string;
  readonly kind?: 'RSA' | 'EC';
  /** Days that it is valid; a negative number, and it expired. */
  readonly days?: number;
  /** Where its authority answers about it (OCSP). */
  readonly ocsp?: string;
  /** Its basic constraints, as OpenSSL takes them. */
  readonly constraints?: string;
}

type Issuer = 'raiz' | 'ac';

/**
 * A key of RSA takes longer to make than all the rest of a certificate: each is made once a worker, and whoever has that place in
 * another authority has the same. The authorities' own are never of RSA: one is not to pass for another.
 */
const rsaKeys = new Map<string, string>();

export const password = 'senha do arquivo é esta';

/** Authorities of our own, a root and one below it, made by OpenSSL: what they issue looks like ICP-Brasil's. */
export class Authority {
  readonly folder = mkdtempSync(join(tmpdir(), 'malote-ac-'));
  readonly root: Buffer;
  readonly intermediate: Buffer;
  #next = 0;

  constructor() {
    const database = (by: Issuer): string =>
      `[${by}]\ndatabase=${by}.index\nserial=serial\ncrlnumber=${by}.numero\nnew_certs_dir=.\npolicy=qualquer\nunique_subject=no\n` +
      'default_md=sha256\ndefault_crl_days=30\n';
    writeFileSync(
      this.#path('ca.cnf'),
      '[autoridade]\nbasicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign\nsubjectKeyIdentifier=hash\n' +
        '[qualquer]\ncountryName=optional\norganizationName=optional\ncommonName=supplied\n' +
        database('raiz') +
        database('ac'),
    );
    writeFileSync(this.#path('serial'), '7F01\n');
    for (const by of ['raiz', 'ac']) {
      writeFileSync(this.#path(`${by}.index`), '');
      writeFileSync(this.#path(`${by}.numero`), '01\n');
    }
    this.#key('raiz', 'EC');
    this.#openssl(
      'req -x509 -key raiz.key -days 3650 -config /dev/null -out raiz.crt -addext basicConstraints=critical,CA:true ' +
        '-addext keyUsage=critical,keyCertSign,cRLSign -subj',
      '/C=BR/O=Ensaio/CN=Autoridade Raiz de Ensaio',
    );
    this.#key('ac', 'EC');
    this.#request('ac', '/C=BR/O=Ensaio/CN=AC Ensaio v1');
    this.#issue('ac', 'raiz', 'ca.cnf', 'autoridade', 1825);
    this.root = this.#der('raiz');
    this.intermediate = this.#der('ac');
  }

  issue({
    nome,
    cpf,
    cnpj,
    kind = 'RSA',
    days = 365,
    ocsp,
    constraints = 'CA:false',
  }: HolderOptions): Holder {
    const name = `titular${this.#next++}`;
    this.#key(name, kind);
    this.#request(name, `/C=BR/O=Ensaio/CN=${nome}${cpf === undefined ? '' : `:${cpf}`}`);
    const others = [
      cpf !== undefined && `otherName:2.16.76.1.3.1;UTF8:01011980${cpf}${'0'.repeat(26)}`,
      cnpj !== undefined && `otherName:2.16.76.1.3.3;UTF8:${cnpj}`,
    ].filter((other) => typeof other === 'string');
    writeFileSync(
      this.#path(`${name}.cnf`),
      `[p]\nbasicConstraints=${constraints}\nkeyUsage=critical,digitalSignature,nonRepudiation\n` +
        (ocsp === undefined ? '' : `authorityInfoAccess=OCSP;URI:${ocsp}\n`) +
        `certificatePolicies=2.16.76.1.2.1.1\n${others.length > 0 ? `subjectAltName=${others.join(',')}\n` : ''}`,
    );
    this.#issue(name, 'ac', `${name}.cnf`, 'p', days);
    const exported = (more = ''): Buffer => {
      this.#openssl(
        `pkcs12 -export -inkey ${name}.key -in ${name}.crt -certfile ac.crt -out ${name}.p12${more} -passout`,
        `pass:${password}`,
      );
      return readFileSync(this.#path(`${name}.p12`));
    };
    return {
      pem: readFileSync(this.#path(`${name}.crt`), 'utf8'),
      der: this.#der(name),
      key: readFileSync(this.#path(`${name}.key`), 'utf8'),
      get p12() {
        return exported();
      },
      legacyP12: () => exported(' -legacy'),
    };
  }

  /** The key and the certificate of an authority of time, kept in the folder under a name. */
  stamper(name: string, { only = true, ocsp }: { only?: boolean; ocsp?: string } = {}): Holder {
    this.#key(name, 'RSA');
    this.#request(name, '/C=BR/O=Ensaio/CN=Carimbadora de Ensaio');
    writeFileSync(
      this.#path(`${name}.cnf`),
      `[p]\nbasicConstraints=CA:false\nkeyUsage=critical,digitalSignature,nonRepudiation\n` +
        (ocsp === undefined ? '' : `authorityInfoAccess=OCSP;URI:${ocsp}\n`) +
        `extendedKeyUsage=${only ? 'critical,timeStamping' : 'timeStamping,emailProtection'}\n`,
    );
    this.#issue(name, 'ac', `${name}.cnf`, 'p', 365);
    const read = (file: string): string => readFileSync(this.#path(file), 'utf8');
    const none = (): Buffer => Buffer.alloc(0);
    return {
      pem: read(`${name}.crt`),
      der: this.#der(name),
      key: read(`${name}.key`),
      p12: none(),
      legacyP12: none,
    };
  }

  /** A list of what the authority below the root revoked, after revoking these. */
  revocationList(...revoked: readonly Holder[]): Buffer {
    for (const { pem } of revoked) {
      writeFileSync(this.#path('revogado.crt'), pem);
      this.#revoke('ac', 'revogado.crt');
    }
    return this.#list('ac');
  }

  /** The list of the root: it revokes nothing, or the authority below it. */
  rootList({ revokesIntermediate = false } = {}): Buffer {
    if (revokesIntermediate) this.#revoke('raiz', 'ac.crt');
    return this.#list('raiz');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #key(name: string, kind: 'RSA' | 'EC'): void {
    const known = kind === 'RSA' ? rsaKeys.get(name) : undefined;
    if (known !== undefined) return writeFileSync(this.#path(`${name}.key`), known);
    const options =
      kind === 'RSA' ? 'RSA -pkeyopt rsa_keygen_bits:2048' : 'EC -pkeyopt ec_paramgen_curve:P-256';
    this.#openssl(`genpkey -algorithm ${options} -out ${name}.key`);
    if (kind === 'RSA') rsaKeys.set(name, readFileSync(this.#path(`${name}.key`), 'utf8'));
  }

  #request(name: string, subject: string): void {
    this.#openssl(`req -new -utf8 -key ${name}.key -config /dev/null -out ${name}.csr -subj`, subject);
  }

  #issue(name: string, by: Issuer, file: string, section: string, days: number): void {
    if (days < 0)
      // the end of one that expired is before now: it began a year before that
      this.#authority(
        by,
        `-batch -in ${name}.csr -extfile ${file} -extensions ${section} -startdate ${stamp(days - 365)} ` +
          `-enddate ${stamp(days)} -utf8 -notext -out ${name}.crt`,
      );
    else
      this.#openssl(
        `x509 -req -in ${name}.csr -CA ${by}.crt -CAkey ${by}.key -CAcreateserial -extfile ${file} ` +
          `-extensions ${section} -out ${name}.crt -days ${days}`,
      );
  }

  #revoke(by: Issuer, file: string): void {
    this.#authority(by, `-revoke ${file}`);
  }

  #list(by: Issuer): Buffer {
    this.#authority(by, `-gencrl -out ${by}.crl.pem`);
    this.#openssl(`crl -in ${by}.crl.pem -outform DER -out ${by}.crl`);
    return readFileSync(this.#path(`${by}.crl`));
  }

  #authority(by: Issuer, order: string): void {
    this.#openssl(`ca -config ca.cnf -name ${by} -keyfile ${by}.key -cert ${by}.crt ${order}`);
  }

  #der(name: string): Buffer {
    this.#openssl(`x509 -in ${name}.crt -outform DER -out ${name}.der`);
    return readFileSync(this.#path(`${name}.der`));
  }

  #path(name: string): string {
    return join(this.folder, name);
  }

  /** `last` is an argument that may have spaces. */
  #openssl(order: string, ...last: readonly string[]): void {
    execFileSync('openssl', [...order.split(' '), ...last], { cwd: this.folder, stdio: 'pipe' });
  }
}

const stamp = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

/** The bytes of a certificate with some of them changed where a stretch of it is. */
const changedAt = (der: Buffer, stretch: string, at: number, byte: number): Buffer => {
  const found = der.indexOf(stretch, 0, 'hex');
  if (found < 0) throw new Error(`${stretch} não está no certificado`);
  const changed = Buffer.from(der);
  changed[found + at] = byte;
  return changed;
};

/** One of a curve whose point is none. */
export const withoutKey = (der: Buffer): Buffer => changedAt(der, '03420004', 3, 0x05);

/** One whose alternative names are cut off. */
export const withBrokenNames = (der: Buffer): Buffer => changedAt(der, '0603551d11', 8, 0x7f);

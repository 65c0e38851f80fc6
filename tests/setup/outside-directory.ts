import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** An OpenLDAP server of the package `slapd`, over throw-away data. */
export interface OutsideDirectory {
  readonly port: number;
  readonly tlsPort: number;
  /** Who signs its certificate, in PEM; the certificate is of `localhost`. */
  readonly authority: string;
  /** Applies changes in LDIF, as its administrator. */
  readonly change: (ldif: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** The same server again, after a stop. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const directoryBase = 'dc=vilaserena,dc=exemplo';
export const searcher = { dn: `cn=busca,${directoryBase}`, senha: 'senha-de-quem-busca' };
const root = { dn: `cn=raiz,${directoryBase}`, senha: 'senha-da-raiz' };

/** Starts it with some entries, in LDIF, besides the base, the searcher, `ou=pessoas` and `ou=grupos`. */
export const startDirectory = async (ldif: string): Promise<OutsideDirectory> => {
  requireTools();
  const folder = await mkdtemp(join(tmpdir(), 'malote-diretorio-'));
  await chmod(folder, 0o700);
  await mkdir(join(folder, 'dados'));
  await makeCertificates(folder);
  const conf = join(folder, 'slapd.conf');
  await writeFile(conf, configurationOf(folder));
  const entries = join(folder, 'entradas.ldif');
  await writeFile(entries, `${firstEntries}\n\n${ldif}\n`);
  await run('/usr/sbin/slapadd', ['-q', '-f', conf, '-l', entries]);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const addresses = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${tlsPort}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn('/usr/sbin/slapd', ['-d', '0', '-f', conf, '-h', addresses], { stdio: 'ignore' });
    await untilOpen(child, tlsPort);
  };
  const stop = async (): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  await start();
  return {
    port,
    tlsPort,
    authority: await readFile(join(folder, 'autoridade.pem'), 'utf8'),
    change: async (text) => {
      const file = join(folder, 'mudanca.ldif');
      await writeFile(file, text);
      const address = `ldap://127.0.0.1:${port}`;
      await run('/usr/bin/ldapmodify', ['-x', '-H', address, '-D', root.dn, '-w', root.senha, '-f', file]);
    },
    start,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const requireTools = (): void => {
  const missing = [
    { file: '/usr/sbin/slapd', name: 'slapd' },
    { file: '/usr/bin/ldapmodify', name: 'ldap-utils' },
    { file: '/usr/bin/openssl', name: 'openssl' },
  ].filter(({ file }) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`Falta o diretório LDAP: apt-get install ${missing.map(({ name }) => name).join(' ')}.`);
};

const makeCertificates = async (folder: string): Promise<void> => {
  const openssl = (...args: readonly string[]) => run('/usr/bin/openssl', args, { cwd: folder });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'] as const;
  await openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '3650',
    '-subj',
    '/CN=Autoridade dos testes',
    '-keyout',
    'autoridade.key',
    '-out',
    'autoridade.pem',
  );
  await openssl(
    'req',
    ...newKey,
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    'servidor.key',
    '-out',
    'servidor.csr',
  );
  await openssl(
    'x509',
    '-req',
    '-in',
    'servidor.csr',
    '-CA',
    'autoridade.pem',
    '-CAkey',
    'autoridade.key',
    '-days',
    '3650',
    '-copy_extensions',
    'copy',
    '-out',
    'servidor.pem',
  );
};

const configurationOf = (folder: string): string => `
${['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`).join('\n')}
pidfile ${folder}/pid
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${folder}/autoridade.pem
TLSCertificateFile ${folder}/servidor.pem
TLSCertificateKeyFile ${folder}/servidor.key
database mdb
suffix "${directoryBase}"
rootdn "${root.dn}"
rootpw ${root.senha}
directory ${folder}/dados
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${searcher.dn}" read by users none by anonymous none
`;

const firstEntries = `
dn: ${directoryBase}
objectClass: dcObject
objectClass: organization
dc: vilaserena
o: Vila Serena

dn: ${searcher.dn}
objectClass: person
cn: busca
sn: busca
userPassword: ${searcher.senha}

dn: ou=pessoas,${directoryBase}
objectClass: organizationalUnit
ou: pessoas

dn: ou=grupos,${directoryBase}
objectClass: organizationalUnit
ou: grupos
`.trim();

const untilOpen = async (child: ChildProcess, port: number): Promise<void> => {
  for (const end = Date.now() + 20_000; ;) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      }).once('error', () => done(false));
    });
    if (open) return;
    if (Date.now() > end || child.exitCode !== null) throw new Error('O diretório dos testes não abriu.');
    await new Promise((done) => setTimeout(done, 50));
  }
};

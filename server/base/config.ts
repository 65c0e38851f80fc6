import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { readAntivirus, type Antivirus } from './files/antivirus.ts';
import { StartRefusal } from './start-refusal.ts';
import { databaseUrlOf, withSecrets } from './secrets-of-files.ts';
import { tracesAddress } from './traces.ts';
import { readUseMark } from './use-mark.ts';

/** What the installation decides by environment; every entry has a default that just runs. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public origin, without a final slash: `https://malote.exemplo.gov.br`. */
  readonly origin: string;
  /** Path under which Malote answers, with a final slash: `/` or `/malote/`. */
  readonly basePath: string;
  /** How many proxies stand before Malote, or which ones: what they say of the asker's address is believed, and no more. */
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folder of registers that the installation adds. */
  readonly resourcesDir: string | undefined;
  /** Folders in which the folder of a volume may be made, besides the data folder. */
  readonly volumeRoots: readonly string[];
  readonly clientDir: string;
  /** 32 bytes that encrypt stored secrets. */
  readonly key: Buffer;
  readonly version: string;
  readonly logLevel: string;
  readonly demonstrationPassword: string | undefined;
  /** Zone of the legal day and of the yearly restart of numbers. */
  readonly timeZone: string;
  readonly test: boolean;
  readonly smtpUrl: string | undefined;
  /** Addresses that connections may reach: names, `*.domínio`, IPs and networks, each with a port or not. */
  readonly allowedConnections: readonly string[];
  /** The PKCS#11 module of the HSM of the installation; without one nothing signs with an HSM. */
  readonly hsmModule: string | undefined;
  /** Variables of the environment that the module reads. */
  readonly hsmVariables: readonly string[];
  /** Who has it reads the measures; without one there are none. */
  readonly metricsKey: string | undefined;
  /** Where traces go; without it there are none. */
  readonly tracesTo: string | undefined;
  /** Where the scheduled copies go. */
  readonly backupDir: string;
  /** With it, they are encrypted. */
  readonly backupPassphrase: string | undefined;
  /** Who looks at what is sent, before it is taken; without one nothing is looked at. */
  readonly antivirus: Antivirus | undefined;
  /** After so many days a copy goes. */
  readonly backupDays: number;
  /** Where the seals of the events are taken, away from the database: a file, or an address of e-mail. */
  readonly sealTo: string | undefined;
}

const root = resolve(import.meta.dirname, '../..');

/** Reads the environment; `overrides` serve the tests. */
export const readConfig = (
  given: NodeJS.ProcessEnv = process.env,
  overrides: Partial<Config> = {},
): Config => {
  const env = withSecrets(given);
  const dataDir = overrides.dataDir ?? dataFolder(env);
  const host = env['HOST'] ?? '127.0.0.1';
  const port = Number(env['PORT'] ?? 3000);
  const url = env['MALOTE_URL'] ? new URL(env['MALOTE_URL']) : undefined;
  return {
    host,
    port,
    origin: url ? url.origin : `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    basePath: url ? `${url.pathname.replace(/\/+$/, '')}/` : '/',
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    dataDir,
    databaseUrl: databaseUrlOf(env['DATABASE_URL'], env['DATABASE_SENHA']),
    volumeRoots: (env['MALOTE_VOLUMES'] ?? '')
      .split(',')
      .map((folder) => folder.trim())
      .filter((folder) => folder !== '')
      .map((folder) => resolve(folder)),
    resourcesDir: env['MALOTE_RESOURCES'] ? resolve(env['MALOTE_RESOURCES']) : undefined,
    clientDir: join(root, 'dist', 'client'),
    key: overrides.key ?? readKey(env['MALOTE_CHAVE'], dataDir),
    version: packageJson.version,
    logLevel: env['MALOTE_LOG'] ?? 'info',
    demonstrationPassword: env['MALOTE_SENHA_DEMONSTRACAO'] || undefined,
    timeZone: env['MALOTE_FUSO'] ?? 'America/Sao_Paulo',
    test: false,
    smtpUrl: env['MALOTE_SMTP'] || undefined,
    allowedConnections: namesIn(env['MALOTE_CONEXOES']),
    hsmModule: env['MALOTE_HSM'] || undefined,
    hsmVariables: namesIn(env['MALOTE_HSM_VARIAVEIS']),
    metricsKey: env['MALOTE_METRICAS'] || undefined,
    tracesTo: tracesAddress(env),
    antivirus: readAntivirus(env['MALOTE_ANTIVIRUS']),
    backupDir: env['MALOTE_BACKUP'] ? resolve(env['MALOTE_BACKUP']) : join(dataDir, 'backup'),
    backupPassphrase: env['MALOTE_BACKUP_SENHA'] || undefined,
    backupDays: readDays(env['MALOTE_BACKUP_DIAS']),
    sealTo: sealPlace(env['MALOTE_SELO']),
    ...overrides,
  };
};

const namesIn = (given = ''): readonly string[] => given.split(/[\s,;]+/).filter((name) => name !== '');

const sealPlace = (given: string | undefined): string | undefined => {
  if (!given) return undefined;
  return given.includes('@') ? given : resolve(given);
};

const readDays = (given: string | undefined): number => {
  const days = Number(given || 30);
  if (!Number.isInteger(days) || days < 1) throw new StartRefusal('diasDeBackup');
  return days;
};

/** Where the data lie. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env['MALOTE_DADOS'] ?? join(root, 'data'));

/** The key comes from MALOTE_CHAVE (64 hexadecimal digits) or from a file that only the owner reads. */
const readKey = (given: string | undefined, dataDir: string): Buffer => {
  if (given) {
    if (!/^[0-9a-f]{64}$/i.test(given)) throw new Error('MALOTE_CHAVE precisa ter 64 dígitos hexadecimais.');
    return Buffer.from(given, 'hex');
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'chave');
  if (!existsSync(file)) {
    // What the lost key encrypted would never be read again, and nobody would know why.
    if (existsSync(join(dataDir, 'postgres')) || readUseMark(dataDir) !== undefined)
      throw new StartRefusal('chavePerdida', { pasta: dataDir });
    // wx: of two processes starting at once only one writes, and both read the same key.
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
  chmodSync(file, 0o600);
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new StartRefusal('chaveVazia', { pasta: dataDir });
  return Buffer.from(text, 'hex');
};

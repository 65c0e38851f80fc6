import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tema } from '#schemas/shapes/tema.ts';
import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { mailServer } from '#server/instalacao/correio/index.ts';
import { people } from './people.ts';

/** The password of everybody in a demonstration that only this machine reaches: it protects nothing, and spares a search. */
const knownPassword = 'malote-demo';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]', '::1']);

/** Only this machine reaches it: nobody said that it answers elsewhere, nor that somebody hands requests on to it. */
const isLocal = ({ host, origin, trustProxy }: Config): boolean =>
  loopback.has(host) && loopback.has(new URL(origin).hostname) && trustProxy === false;

/** The password that a demonstration is loaded with where everybody may know it. */
export const standardPassword = (config: Config): string | undefined =>
  config.demonstrationPassword === undefined && isLocal(config) ? knownPassword : undefined;

interface Demonstration {
  /** It was loaded with the password that everybody may know. */
  readonly senhaConhecida: boolean;
}

/** How the demonstration was loaded; undefined in an installation that is none. */
export const readDemonstration = async (db: Database): Promise<Demonstration | undefined> => {
  const row = await db
    .selectFrom('ajuste')
    .select('valor')
    .where('chave', '=', 'demonstracao')
    .executeTakeFirst();
  // the mark of earlier versions is `true`, and says nothing of the password
  return row && { senhaConhecida: (row.valor as Partial<Demonstration>).senhaConhecida === true };
};

/** The password of everybody, where everybody may know it. */
export const knownPasswordOf = ({ senhaConhecida }: Demonstration, config: Config): string | undefined =>
  senhaConhecida ? standardPassword(config) : undefined;

/** The secret of the address of the mails; it is of this installation, and only the terminal and this machine learn it. */
const mailKey = ({ key }: Config): string =>
  createHmac('sha256', key).update('malote correio da demonstração').digest('base64url');

/** Where the mails of a demonstration that has no mail server are read; undefined anywhere else. */
export const trialMailPath = async (db: Database, config: Config): Promise<string | undefined> =>
  (await readDemonstration(db)) && waitingMailPath(db, config);

const waitingMailPath = async (db: Database, config: Config): Promise<string | undefined> =>
  (await mailServer(db, config)) ? undefined : `demonstracao/correio#${mailKey(config)}`;

/** Whether the key is the one in the address that this installation gave out. */
export const opensTrialMail = async (db: Database, config: Config, chave: string): Promise<boolean> => {
  if ((await trialMailPath(db, config)) === undefined) return false;
  const [given, right] = [Buffer.from(chave), Buffer.from(mailKey(config))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** What the page of the way in offers to who tries the demonstration; what opens anything, only on this machine. */
export const trialOf = async (db: Database, config: Config): Promise<Tema['experimentar']> => {
  const demonstration = await readDemonstration(db);
  if (!demonstration) return undefined;
  const senha = knownPasswordOf(demonstration, config);
  const correio = isLocal(config) ? await waitingMailPath(db, config) : undefined;
  return { pessoas: [...people], senha, correio: correio && `/${correio}` };
};

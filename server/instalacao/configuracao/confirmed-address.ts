import { defined } from '#schemas/defined.ts';
import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readSettings } from './read-settings.ts';

/** An address by which what opens an account leaves: the mail server, or the one that its links point to. */
type AddressKind = 'CORREIO' | 'PUBLICO';

interface MailPlace {
  readonly smtpServidor: string | null;
  readonly smtpPorta: number | null;
  readonly smtpSeguranca: 'STARTTLS' | 'TLS' | 'NENHUMA' | null;
}

/** The port of a mail server where the settings say none. */
export const mailPort = ({ smtpPorta, smtpSeguranca }: Omit<MailPlace, 'smtpServidor'>): number =>
  smtpPorta ?? (smtpSeguranca === 'TLS' ? 465 : 587);

/** A mail server as it is confirmed: its name, its port, and how much of the way is encrypted. */
export const mailPlaceText = (place: MailPlace): string =>
  `${(place.smtpServidor ?? '').toLowerCase()}:${mailPort(place)} ${place.smtpSeguranca ?? 'STARTTLS'}`;

/** An address of the institution with its final slash. */
export const withSlash = (address: string): string => `${address.replace(/\/+$/, '')}/`;

/** The address of a kind that an administrator confirmed last. */
export const confirmedAddress = async (db: Database, tipo: AddressKind): Promise<string | undefined> =>
  (await db.selectFrom('enderecoConfirmado').select('endereco').where('tipo', '=', tipo).executeTakeFirst())
    ?.endereco;

/** The addresses that the settings say now; an absent one is not of the settings. */
const addressesNow = async (db: Database): Promise<Readonly<Partial<Record<AddressKind, string>>>> => {
  const settings = await readSettings(db);
  const own = await db.selectFrom('registro.dominio').select('enderecoPublico').limit(1).executeTakeFirst();
  return defined({
    CORREIO: settings.smtpServidor ? mailPlaceText(settings) : undefined,
    PUBLICO: own?.enderecoPublico ? withSlash(own.enderecoPublico) : undefined,
  });
};

/** The addresses in use that no administrator has confirmed. */
export const unconfirmedAddresses = async (
  db: Database,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
): Promise<readonly (readonly [AddressKind, string])[]> => {
  const now = Object.entries(await addressesNow(db)) as [AddressKind, string][];
  const open: [AddressKind, string][] = [];
  for (const [tipo, address] of now) {
    // the server of the environment is the operator's own word
    if (tipo === 'CORREIO' && smtpUrl) continue;
    if ((await confirmedAddress(db, tipo)) !== address) open.push([tipo, address]);
  }
  return open;
};

/** Takes the addresses in use as confirmed. */
export const confirmAddresses = async (
  db: Database,
  agora: Date,
  usuarioId: number | null,
): Promise<void> => {
  for (const [tipo, endereco] of Object.entries(await addressesNow(db)) as [AddressKind, string][])
    await confirm(db, tipo, { endereco, confirmadoPor: usuarioId, confirmadoEm: agora });
};

interface Confirmed {
  readonly endereco: string;
  readonly confirmadoPor: number | null;
  readonly confirmadoEm: Date;
}

const confirm = async (db: Database, tipo: AddressKind, kept: Confirmed): Promise<void> => {
  await db
    .insertInto('enderecoConfirmado')
    .values({ tipo, ...kept })
    .onConflict((conflict) => conflict.column('tipo').doUpdateSet(kept))
    .execute();
};

/** An address before and after a save; absent where there is none. */
interface ChangedAddress {
  readonly tipo: AddressKind;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly usuarioId: number | null;
}

/**
 * What an administrator writes is confirmed by it, but only that: the parts of an address that still waited for one, and that the
 * save left as they were, go on waiting.
 */
export const confirmWritten = async (
  db: Database,
  agora: Date,
  { tipo, before, after, usuarioId }: ChangedAddress,
): Promise<void> => {
  if (after === undefined || after === before) return;
  const [was, is] = [partsOf(before), partsOf(after)];
  const known = partsOf(await confirmedAddress(db, tipo));
  const waiting = was.filter((part, at) => part !== known[at] && part === is[at]);
  if (waiting.length === 0)
    await confirm(db, tipo, { endereco: after, confirmadoPor: usuarioId, confirmadoEm: agora });
};

/** The name, the port and the way of a mail server; of a link, the whole. */
const partsOf = (address = ''): readonly string[] =>
  /^(?<nome>.*):(?<porta>\d+) (?<modo>\w+)$/.exec(address)?.slice(1) ?? (address === '' ? [] : [address]);

/**
 * Where links that open an account point to: the address of the register of domain once an administrator confirmed it; until
 * then the one confirmed before, or that of the installation.
 */
export const addressOfSecretLinks = async (
  db: Database,
  { origin, basePath }: Pick<Config, 'origin' | 'basePath'>,
): Promise<string> => {
  const { PUBLICO: now } = await addressesNow(db);
  if (now === undefined) return `${origin}${basePath}`;
  return (await confirmedAddress(db, 'PUBLICO')) ?? `${origin}${basePath}`;
};

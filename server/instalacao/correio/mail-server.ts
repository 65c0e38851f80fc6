import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { openSocket, readProxy } from '#server/instalacao/conexao/index.ts';
import { confirmedAddress } from '#server/instalacao/configuracao/index.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { placeOf, readMailPath, type MailPath } from './mail-path.ts';

/** The way to a mail server, for one mail. */
export interface OpenedMail {
  readonly transport: Transporter;
  readonly close: () => void;
}

/** How mails leave: by the server of the environment, which only the installation sets, or by that of the settings. */
export interface MailServer {
  readonly open: () => Promise<OpenedMail>;
  readonly from: string;
  /** Whether what opens an account may leave by it: the operator or an administrator said so. */
  readonly confirmed: boolean;
}

const standardSender = 'malote@localhost';
const connectTimeout = 20_000;

/**
 * The mail server in force; undefined where there is none, and mails wait.
 * @param kept the server that a mail was to leave by, as it was kept with it.
 */
export const mailServer = async (
  db: Database,
  config: Config,
  kept: string | null = null,
): Promise<MailServer | undefined> => {
  const { smtpUrl } = config;
  const sender = await db.selectFrom('registro.dominio').select('remetente').limit(1).executeTakeFirst();
  if (smtpUrl) {
    const from = new URL(smtpUrl).searchParams.get('from') ?? sender?.remetente ?? standardSender;
    const transport = createTransport(smtpUrl);
    return {
      open: () => Promise.resolve({ transport, close: () => transport.close() }),
      from,
      confirmed: true,
    };
  }
  const path = kept === null ? await readMailPath(db) : (JSON.parse(kept) as MailPath);
  if (!path) return undefined;
  const from = path.remetente ?? sender?.remetente ?? standardSender;
  return {
    open: () => openMail(db, config, path),
    from,
    confirmed: (await confirmedAddress(db, 'CORREIO')) === placeOf(path),
  };
};

/** Opens a server of the settings: only at an address that the installation allows, through the proxy where there is one. */
const openMail = async (
  db: Database,
  { key, allowedConnections: allowed }: Config,
  { servidor, porta, seguranca, usuario, senha }: MailPath,
): Promise<OpenedMail> => {
  const way = { allowed, proxy: await readProxy(db, key), milliseconds: connectTimeout };
  const connection = await openSocket(way, servidor, porta);
  const transport = createTransport({
    connection,
    host: servidor,
    port: porta,
    secure: seguranca === 'TLS',
    ignoreTLS: seguranca === 'NENHUMA',
    connectionTimeout: connectTimeout,
    // the mail is locked while it leaves
    socketTimeout: 60_000,
    auth: usuario ? { user: usuario, pass: senha ? decryptSecret(key, senha) : '' } : undefined,
  });
  return { transport, close: () => connection.destroy() };
};

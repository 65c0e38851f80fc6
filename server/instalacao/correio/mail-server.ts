import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#server/base/config.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { decryptSecret } from '#server/engine/index.ts';

/** How mails leave: by the server of the environment, which only the installation sets, or by that of the settings. */
export interface MailServer {
  readonly transport: Transporter;
  readonly from: string;
}

const standardSender = 'malote@localhost';

/** The mail server in force; undefined where there is none, and mails wait. */
export const mailServer = async (db: Database, config: Config): Promise<MailServer | undefined> => {
  const { smtpUrl } = config;
  const sender = await db.selectFrom('registro.dominio').select('remetente').limit(1).executeTakeFirst();
  if (smtpUrl)
    return {
      transport: createTransport(smtpUrl),
      from: new URL(smtpUrl).searchParams.get('from') ?? sender?.remetente ?? standardSender,
    };
  const { smtpServidor, smtpPorta, smtpSeguranca, smtpUsuario, smtpSenha, smtpRemetente } =
    await readSettings(db);
  if (!smtpServidor) return undefined;
  const secure = smtpSeguranca === 'TLS';
  return {
    transport: createTransport({
      host: smtpServidor,
      port: smtpPorta ?? (secure ? 465 : 587),
      secure,
      ignoreTLS: smtpSeguranca === 'NENHUMA',
      connectionTimeout: 20_000,
      // the mail is locked while it leaves
      socketTimeout: 60_000,
      ...(smtpUsuario
        ? { auth: { user: smtpUsuario, pass: smtpSenha ? decryptSecret(config.key, smtpSenha) : '' } }
        : {}),
    }),
    from: smtpRemetente ?? sender?.remetente ?? standardSender,
  };
};

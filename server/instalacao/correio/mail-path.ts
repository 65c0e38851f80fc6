import type { Database } from '#server/base/db/connect.ts';
import { mailPlaceText, mailPort, readSettings } from '#server/instalacao/configuracao/index.ts';

/** A mail server of the settings; its password stays encrypted until it is used. */
export interface MailPath {
  readonly servidor: string;
  readonly porta: number;
  readonly seguranca: 'STARTTLS' | 'TLS' | 'NENHUMA';
  readonly usuario: string | null;
  readonly senha: string | null;
  readonly remetente: string | null;
}

/** The mail server that the settings name now. */
export const readMailPath = async (db: Database): Promise<MailPath | undefined> => {
  const settings = await readSettings(db);
  const { smtpServidor, smtpSeguranca, smtpUsuario, smtpSenha, smtpRemetente } = settings;
  if (!smtpServidor) return undefined;
  return {
    servidor: smtpServidor,
    porta: mailPort(settings),
    seguranca: smtpSeguranca ?? 'STARTTLS',
    usuario: smtpUsuario,
    senha: smtpSenha,
    remetente: smtpRemetente,
  };
};

/** The server as an administrator confirms it. */
export const placeOf = ({ servidor, porta, seguranca }: MailPath): string =>
  mailPlaceText({ smtpServidor: servidor, smtpPorta: porta, smtpSeguranca: seguranca });

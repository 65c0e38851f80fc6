import { randomBytes } from 'node:crypto';
import { mensagem } from '#schemas/messages/index.ts';
import { addressOfSecretLinks } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { queueSecretMail } from '#server/instalacao/correio/index.ts';

interface Recipient {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

interface LinkMail {
  readonly minutos: number;
  readonly assunto: string;
  readonly texto: (link: string) => string;
}

/** Sends to a person the link by which they choose a password, once; only its hash is kept. */
export const sendPasswordLink = async (
  { db, agora, ports }: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  { id, nome, email }: Recipient,
  { minutos, assunto, texto }: LinkMail,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  const expiraEm = new Date(agora.getTime() + minutos * 60_000);
  await db
    .insertInto('linkSenha')
    .values({ hash: hashToken(token), usuarioId: id, criadoEm: agora, expiraEm, usadoEm: null })
    .execute();
  // after the #, so that no server, proxy or log on the way ever reads it
  const link = `${await addressOfSecretLinks(db, ports.config)}redefinir-senha#${token}`;
  await queueSecretMail(
    { db, agora, ports },
    { para: email, assunto, texto: mensagem('entrada.correio.corpo', { nome, texto: texto(link) }) },
  );
};

/** The links that a person was sent serve no more: they may have gone to somebody else. */
export const forgetPasswordLinks = async (db: Database, usuarioId: number): Promise<void> => {
  await db.deleteFrom('linkSenha').where('usuarioId', '=', usuarioId).execute();
};

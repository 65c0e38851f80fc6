import { randomBytes } from 'node:crypto';
import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/configuracao/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { hashToken } from '#server/http/session.ts';
import { queueSecretMail } from '#server/mail/queue-secret-mail.ts';

/** Days in which somebody new has to choose a password. */
const days = 7;

/** Sends to somebody who has no password yet the link by which they choose one, which serves once. */
export const invitePerson = async ({ db, agora, ports }: Ctx, usuarioId: number): Promise<void> => {
  const { nome, login, email } = await db
    .selectFrom('registro.usuario')
    .select(['nome', 'login', 'email'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const expiraEm = new Date(agora.getTime() + days * 86_400_000);
  await db
    .insertInto('linkSenha')
    .values({ hash: hashToken(token), usuarioId, criadoEm: agora, expiraEm, usadoEm: null })
    .execute();
  // after the #, so that no server, proxy or log on the way ever reads it
  const link = `${await publicAddress(db, ports.config)}redefinir-senha#${token}`;
  const texto = mensagem('identidade.convite.texto', { login, link, dias: days });
  await queueSecretMail(
    { db, agora, ports },
    {
      para: email,
      assunto: mensagem('identidade.convite.assunto'),
      texto: mensagem('entrada.correio.corpo', { nome, texto }),
    },
  );
};

import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { sendPasswordLink } from './password-link.ts';

/** Days in which somebody new has to choose a password. */
const days = 7;

/** Sends to somebody who has no password yet the link by which they choose one, which serves once. */
export const invitePerson = async (ctx: Ctx, usuarioId: number): Promise<void> => {
  const { login, ...person } = await ctx.db
    .selectFrom('registro.usuario')
    .select(['id', 'nome', 'login', 'email'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  await sendPasswordLink(ctx, person, {
    minutos: days * 24 * 60,
    assunto: mensagem('identidade.convite.assunto'),
    texto: (link) => mensagem('identidade.convite.texto', { login, link, dias: days }),
  });
};

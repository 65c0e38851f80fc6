import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { endOutsiderSessions } from './open-session.ts';

interface Outsider {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly ativo: boolean;
  readonly bloqueado: boolean;
  /** This change approved who waited for it. */
  readonly aprovado: boolean;
}

/** What follows from a change of the record: who waited for approval is told of it, who was shut out leaves at once. */
export const followOutsider = async (
  ctx: Ctx,
  { id, nome, email, ativo, bloqueado, aprovado }: Outsider,
): Promise<void> => {
  const { db, agora, ports } = ctx;
  if (!ativo || bloqueado) {
    await endOutsiderSessions(db, id, agora);
    return;
  }
  if (!aprovado) return;
  const texto = mensagem('externo.correio.aprovado', {
    link: `${await publicAddress(db, ports.config)}externo`,
  });
  await queueMail(db, agora, {
    para: email,
    ...(await outsiderMail(db, { ato: mensagem('externo.correio.cadastroAprovado'), nome, texto })),
  });
};

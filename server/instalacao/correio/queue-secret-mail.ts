import { encryptSecret } from '#server/engine/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { queueMail, type NewMail } from './queue-mail.ts';

/**
 * Keeps a mail that carries a code or a link that opens something: encrypted while it waits, shown to nobody, and erased
 * once it left.
 */
export const queueSecretMail = async (
  { db, agora, ports }: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  mail: NewMail,
): Promise<void> => {
  await queueMail(
    db,
    agora,
    { ...mail, texto: encryptSecret(ports.config.key, mail.texto) },
    { reservado: true },
  );
};

import { encryptSecret } from '#server/engine/index.ts';
import type { PublicCtx } from '#server/http/context.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { NewMail } from './queue-mail.ts';

/**
 * Keeps a mail that carries a code or a link that opens something: encrypted while it waits, shown to nobody, and erased
 * once it left.
 */
export const queueSecretMail = async (
  { db, agora, ports }: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  { texto, ...mail }: NewMail,
): Promise<void> => {
  const { id } = await db
    .insertInto('correio')
    .values({
      ...mail,
      texto: encryptSecret(ports.config.key, texto),
      reservado: true,
      criadoEm: agora,
      enviadoEm: null,
      ultimoErro: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, 'enviarCorreio', { correioId: id }, { key: `correio:${id}`, maxAttempts: 25 });
};

import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';

/** A short mail about a person's own way in, with the moment; who has no e-mail is not told. */
export const tellPerson = async (
  { db, agora }: Pick<PublicCtx, 'db' | 'agora'>,
  usuarioId: number,
  assunto: string,
  texto: string,
): Promise<void> => {
  const person = await db
    .selectFrom('registro.usuario')
    .select(['nome', 'email'])
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  if (!person?.email) return;
  await queueMail(db, agora, {
    para: person.email,
    assunto,
    texto: mensagem('entrada.correio.corpo', { nome: person.nome, texto }),
  });
};

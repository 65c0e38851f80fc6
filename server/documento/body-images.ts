import { AppError } from '#schemas/app-error.ts';
import { walkCorpo, type NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { Ctx } from '#server/http/context.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files of the pictures of a body, each once. */
export const bodyImages = (corpo: unknown): string[] => {
  const ids = new Set<string>();
  walkCorpo(corpo as NoCorpo, ({ type, attrs }) => {
    const id = attrs?.['arquivo'];
    if (type === 'image' && typeof id === 'string') ids.add(id);
  });
  return [...ids];
};

/**
 * Keeps the pictures of a body from being swept as files that nothing uses. Only a picture that the person sent, or
 * that some record already shows, may enter.
 */
export const adoptImages = async (ctx: Ctx, corpo: unknown): Promise<void> => {
  const ids = bodyImages(corpo);
  if (ids.length === 0) return;
  const known = ids.every((id) => uuid.test(id))
    ? await ctx.db
        .updateTable('arquivo')
        .set({ emUso: true })
        .where('id', 'in', ids)
        .where('tipo', 'like', 'image/%')
        .where((eb) => eb.or([eb('emUso', '=', true), eb('criadoPor', '=', ctx.sessao.usuarioId)]))
        .returning('id')
        .execute()
    : [];
  if (known.length < ids.length)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'corpo', mensagem: 'Uma das imagens não existe mais. Insira-a de novo.' }],
      },
    );
};

import { AppError } from '#schemas/app-error.ts';
import { walkCorpo, type NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readableFile } from '#server/pessoas/acesso/readable-file.ts';
import type { Ctx } from '#server/base/http/context.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const absent = (): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'corpo', mensagem: mensagem('documento.motivo.imagemAusente') }] },
  );

/** Keeps them from the sweep, which may have taken one that nothing used since it was looked at. */
const useAll = async (ctx: Ctx, ids: readonly string[], added: readonly string[]): Promise<void> => {
  const rows = await ctx.db
    .updateTable('arquivo')
    .set({ emUso: true })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  if (!added.every((id) => there.has(id))) throw absent();
};

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
 * Keeps the pictures of the body of a model, which are of whoever makes a document from it. A new one is a picture that the
 * person sent or that everybody has already, never one of a document.
 */
export const adoptModelImages = async (ctx: Ctx, before: unknown, corpo: unknown): Promise<void> => {
  const ids = bodyImages(corpo);
  const former = new Set(bodyImages(before ?? {}));
  const added = ids.filter((id) => !former.has(id));
  if (added.length > 0 && !(await everyoneMayHave(ctx, added))) throw absent();
  const named = ids.filter((id) => uuid.test(id));
  if (named.length > 0) await useAll(ctx, named, added);
};

const everyoneMayHave = async (ctx: Ctx, ids: readonly string[]): Promise<boolean> => {
  if (!ids.every((id) => uuid.test(id))) return false;
  const known = await ctx.db
    .selectFrom('arquivo')
    .leftJoin('conteudoImagem as i', 'i.arquivoId', 'arquivo.id')
    .select('arquivo.id')
    .where('arquivo.id', 'in', ids)
    .where('arquivo.tipo', 'like', 'image/%')
    .where('i.arquivoId', 'is', null)
    .where(readableFile(ctx, 'arquivo'))
    .execute();
  return known.length === ids.length;
};

/**
 * Keeps the pictures of a body from being swept as files that nothing uses, and ties to the content those that entered with
 * it; those of its model stay everybody's. Only a picture that the person could download may enter.
 */
export const adoptImages = async (ctx: Ctx, conteudoId: number, corpo: unknown): Promise<void> => {
  const ids = bodyImages(corpo);
  if (ids.length === 0) return;
  const known = ids.every((id) => uuid.test(id))
    ? await ctx.db
        .selectFrom('arquivo')
        .leftJoin('conteudoImagem as i', 'i.arquivoId', 'arquivo.id')
        .select(['arquivo.id', 'arquivo.emUso', 'i.conteudoId'])
        .distinctOn('arquivo.id')
        .where('arquivo.id', 'in', ids)
        .where('arquivo.tipo', 'like', 'image/%')
        .where(readableFile(ctx, 'arquivo'))
        .execute()
    : [];
  if (known.length < ids.length) throw absent();
  await useAll(ctx, ids, ids);
  const own = known.filter(({ emUso, conteudoId: of }) => !emUso || of !== null);
  if (own.length === 0) return;
  await ctx.db
    .insertInto('conteudoImagem')
    .values(own.map(({ id }) => ({ arquivoId: id, conteudoId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

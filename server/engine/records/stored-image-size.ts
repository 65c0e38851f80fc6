import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { imageSize, type ImageSize } from './image-size.ts';

/** Pixels of a stored image; undefined when there is no such file or it is not a PNG or JPEG. */
export const storedImageSize = async (ctx: Ctx, id: string): Promise<ImageSize | undefined> => {
  const file = await ctx.db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'v.pasta'])
    .where((eb) => eb(eb.cast<string>('a.id', 'text'), '=', id))
    .executeTakeFirst();
  return file && imageSize(await readFile(ctx.ports, file));
};

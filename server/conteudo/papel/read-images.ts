import { readFile } from '#server/base/files/read-file.ts';
import type { PublicCtx } from '#server/base/http/context.ts';

/** Images by the id that the body or the register uses; they are small and go whole to the renderer. */
export const readImages = async (
  ctx: PublicCtx,
  ids: readonly string[],
): Promise<Record<string, Uint8Array>> => {
  if (ids.length === 0) return {};
  const rows = await ctx.db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.id', 'a.sha256', 'v.pasta'])
    .where('a.id', 'in', ids)
    .where('a.tipo', 'like', 'image/%')
    .execute();
  const images = await Promise.all(
    rows.map(async (row) => {
      const chunks: Buffer[] = [];
      for await (const chunk of await readFile(ctx.ports, row)) chunks.push(chunk as Buffer);
      return [row.id, Buffer.concat(chunks)] as const;
    }),
  );
  return Object.fromEntries(images);
};

import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { historico } from '#server/conteudo/tramite/index.ts';

/** An act as it goes in a package. */
export interface ToldEvent extends Omit<ItemHistorico, 'detalhe'> {
  /** What seals it in its chain, in hexadecimal (SHA-256). */
  readonly resumo: string;
}

/**
 * The acts of a content that may be told to who asks, the oldest first. What an act says of other contents stays out: it is resolved
 * when it is read, and who reads a package later may not be who may know.
 */
export const toldEvents = async (ctx: Ctx, conteudoId: number): Promise<readonly ToldEvent[]> => {
  const items: ItemHistorico[] = [];
  for (let whole = false; !whole;) {
    const { itens, totalExato } = await historico(ctx, { conteudoId, antesDe: items.at(-1)?.id });
    items.push(...itens);
    whole = totalExato || itens.length === 0;
  }
  if (items.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('evento')
    .select(['id', 'hash'])
    .where('conteudoId', '=', conteudoId)
    .execute();
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash.toString('hex')]));
  return items.reverse().map(({ detalhe: _, ...item }) => ({ ...item, resumo: hashes.get(item.id) ?? '' }));
};

import { sql } from 'kysely';
import type { LoteItem } from '#schemas/shapes/lote.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

type ItemRow = Omit<LoteItem, 'motivo' | 'em'> & { readonly motivo: string | null; readonly em: Date };

/** The items of a lot that who asks sees, in the order in which they entered. */
export const readItems = async ({ db, sessao }: Ctx, loteId: number): Promise<LoteItem[]> => {
  const { rows } = await sql<ItemRow>`
    select c.id, c.tipo, coalesce(c.numero, td.nome, tp.nome, '') as rotulo, c.assunto, i.situacao, i.motivo, i.em, u.nome as quem
    from lote_item i join conteudo c on c.id = i.conteudo_id ${kindJoins}
    join registro.usuario u on u.id = i.por
    where i.lote_id = ${loteId} and ${visibleContent(sessao)} order by i.ordem`.execute(db);
  return rows.map(({ motivo, em, ...item }) => ({
    ...item,
    em: em.toISOString(),
    motivo: motivo ?? undefined,
  }));
};

/** Those that travel with it now. */
export const readInside = async (ctx: Ctx, loteId: number): Promise<LoteItem[]> =>
  (await readItems(ctx, loteId)).filter(({ situacao }) => situacao === 'INCLUIDO');

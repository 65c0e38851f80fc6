import { sql } from 'kysely';
import type { DossieSalvar } from '#schemas/shapes/dossie.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, perform } from '#server/conteudo/atos/index.ts';
import { changedFacts, keepInterested } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { checkSaid, ownColumns } from './about.ts';
import { indexDossie } from './index-dossie.ts';
import { ofDossies } from './of-dossies.ts';

/** What a dossier says of itself: it lives for years, and may say otherwise at any time. */
export const editar = act<DossieSalvar>({
  ...ofDossies,
  nome: 'editar',
  evento: 'salvo',
  effect: async (ctx, { row }, input) => {
    const own = await readOwn(ctx, row.id);
    await checkSaid(ctx, { ...row, ...own }, input);
    const columns = ownColumns(input);
    if (Object.keys(columns).length > 0)
      await ctx.db.updateTable('dossie').set(columns).where('id', '=', row.id).execute();
    if (input.interessadoId !== undefined)
      await keepInterested(ctx, row.id, input.interessadoId ? [input.interessadoId] : []);
    if (input.nivelAcesso === 'SIGILOSO')
      await grantAccess(ctx.db, row.id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'sigiloso' }]);
    return { ...changedFacts(row, input), resultado: undefined };
  },
  follow: (ctx, { row }) => indexDossie(ctx.db, row.id),
});

const readOwn = async (
  { db }: Ctx,
  id: number,
): Promise<{ readonly classeId: number | null; readonly deAlguem: boolean }> => {
  const { rows } = await sql<{ classeId: number | null; deAlguem: boolean }>`
    select ds.classe_id, ds.nome is not null or exists (select from conteudo_interessado ci where ci.conteudo_id = ds.id)
      as de_alguem
    from dossie ds where ds.id = ${id}`.execute(db);
  return rows[0] ?? { classeId: null, deAlguem: false };
};

export const salvar = (ctx: Ctx, id: number, pedido: DossieSalvar): Promise<void> =>
  perform(ctx, editar, id, pedido);

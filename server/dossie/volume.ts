import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, perform } from '#server/conteudo/atos/index.ts';
import { ofDossies } from './of-dossies.ts';

/** The pieces that come from now on are of another volume. */
export const abrirVolume = act({
  ...ofDossies,
  nome: 'abrirVolume',
  evento: 'volumeAberto',
  effect: async (ctx, { row }) => {
    const { rows } = await sql<{ volume: number; vazio: boolean }>`
      select ds.volume, not exists (select from dossie_peca p where p.dossie_id = ds.id and p.volume = ds.volume) as vazio
      from dossie ds where ds.id = ${row.id}`.execute(ctx.db);
    const [last] = rows;
    if (!last) throw new AppError('naoEncontrado');
    if (last.vazio)
      throw new AppError('transicaoNaoPermitida', {
        motivo: mensagem('dossie.volumeVazio', { volume: last.volume }),
      });
    const volume = last.volume + 1;
    await ctx.db.updateTable('dossie').set({ volume }).where('id', '=', row.id).execute();
    return { dados: { volume }, resultado: undefined };
  },
});

export const abrir = (ctx: Ctx, id: number): Promise<void> => perform(ctx, abrirVolume, id, {});

import type { Ctx } from '#server/base/http/context.ts';
import { act, perform, requireAllowed, type ActInput } from '#server/conteudo/atos/index.ts';
import { join, loadSecond, ofPieces, placeLabel, serPeca } from '#server/conteudo/pecas/index.ts';

interface Joined extends ActInput {
  readonly conteudoId: number;
}

/** Joins a concluded content to the process: it takes the next number, for good. */
export const juntarPeca = act<Joined>({
  ...ofPieces,
  nome: 'juntarPeca',
  evento: 'pecaJuntada',
  semVersao: true,
  effect: async (ctx: Ctx, { row }, { conteudoId }) => {
    const peca = await loadSecond(ctx, conteudoId);
    requireAllowed(serPeca, peca.situation);
    const place = await join(ctx, row, peca.row, { evento: 'juntadoAProcesso' });
    // a reserved piece is told only in its own history
    return {
      dados: { peca: placeLabel(place) },
      evento: place.reservada ? (false as const) : undefined,
      resultado: undefined,
    };
  },
});

/** Joins what was made for the process just now. @returns its number there */
export const juntarFeita = async (ctx: Ctx, processoId: number, conteudoId: number): Promise<string> => {
  await perform(ctx, juntarPeca, processoId, { conteudoId });
  const place = await ctx.db
    .selectFrom('peca')
    .select(['ordem', 'reservada'])
    .where('processoId', '=', processoId)
    .where('conteudoId', '=', conteudoId)
    .where('saidaEm', 'is', null)
    .executeTakeFirstOrThrow();
  return placeLabel(place);
};

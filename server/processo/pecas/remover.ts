import type { Ctx } from '#server/base/http/context.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { loadSecond, ofPieces } from '#server/conteudo/pecas/index.ts';
import { leave, requireInside } from './leave.ts';
import { keepTerm } from './termo.ts';

interface Removed extends ActInput {
  readonly conteudoId: number;
  readonly motivo: string;
  /** A term says it, drafted inside the process. */
  readonly termo?: boolean | undefined;
}

/** Takes a piece out of the process (desentranhamento), with the trace of it. */
export const retirarPeca = act<Removed>({
  ...ofPieces,
  nome: 'retirarPeca',
  evento: 'pecaRetirada',
  comMotivo: true,
  semVersao: true,
  effect: async (ctx: Ctx, { row }, { conteudoId, motivo, termo = false }) => {
    const peca = await loadSecond(ctx, conteudoId);
    requireInside(row.id, peca);
    const left = await leave(ctx, row.id, peca, { motivo, evento: 'desentranhado' });
    if (termo) await keepTerm(ctx, row, left, motivo);
    return {
      dados: { peca: left.rotulo },
      evento: left.reservada ? (false as const) : undefined,
      resultado: undefined,
    };
  },
});

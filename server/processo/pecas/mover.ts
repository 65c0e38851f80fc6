import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, requireAllowed, type ActInput } from '#server/conteudo/atos/index.ts';
import { join, loadSecond, ofPieces, placeLabel } from '#server/conteudo/pecas/index.ts';
import { juntarPeca } from './associar.ts';
import { leave, requireInside } from './leave.ts';
import { keepTerm } from './termo.ts';

interface Moved extends ActInput {
  readonly conteudoId: number;
  readonly paraId: number;
  readonly motivo: string;
  /** A term says it, drafted inside the process that it leaves. */
  readonly termo?: boolean | undefined;
}

/** Takes a piece to another process of the same hands: each keeps the trace of it. */
export const moverPeca = act<Moved>({
  ...ofPieces,
  nome: 'moverPeca',
  evento: 'pecaMovida',
  comMotivo: true,
  semVersao: true,
  effect: async (ctx: Ctx, { row }, { conteudoId, paraId, motivo, termo = false }) => {
    if (paraId === row.id)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.recusa.aoProprio') });
    const target = await loadSecond(ctx, paraId);
    requireAllowed(juntarPeca, target.situation);
    const peca = await loadSecond(ctx, conteudoId);
    requireInside(row.id, peca);
    const left = await leave(ctx, row.id, peca, { motivo, paraProcessoId: paraId, evento: 'saiuDeProcesso' });
    if (termo) await keepTerm(ctx, row, left, motivo);
    const place = await join(ctx, target.row, peca.row, {
      deProcessoId: row.id,
      evento: 'movidoDeProcesso',
    });
    if (!place.reservada)
      await recordEvent(ctx, {
        cadeia: `conteudo:${paraId}`,
        ato: 'pecaRecebida',
        conteudoId: paraId,
        dados: { peca: placeLabel(place), motivo: motivo.trim() },
      });
    return {
      dados: { peca: left.rotulo },
      evento: left.reservada ? (false as const) : undefined,
      resultado: undefined,
    };
  },
});

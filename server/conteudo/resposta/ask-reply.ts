import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { deadlineAfter, deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { replyToAsk } from './reply-to-ask.ts';

interface Asked {
  readonly pedeResposta: boolean;
  readonly prazoResposta: string | null;
}

interface Sending {
  readonly unidadeId: number;
  /** The day that was asked for. */
  readonly prazoResposta?: string | undefined;
  /** Until when it has to be received. */
  readonly prazo?: string | undefined;
}

/** What a forwarding asks as reply: nothing inside the unit; until the day that was said or, without one, as the model says. */
export const askReply = async (ctx: Ctx, row: ConteudoRow, sending: Sending): Promise<Asked> => {
  const { unidadeId, prazoResposta } = sending;
  const asks = unidadeId === row.detentorUnidadeId ? undefined : await replyToAsk(ctx, row);
  if (prazoResposta !== undefined) checkDay(ctx, asks !== undefined, sending);
  if (!asks) return { pedeResposta: false, prazoResposta: null };
  if (prazoResposta !== undefined)
    return { pedeResposta: true, prazoResposta: await deadlineOn(ctx, unidadeId, prazoResposta) };
  const { dias } = asks;
  return {
    pedeResposta: true,
    prazoResposta: dias ? await deadlineAfter(ctx, unidadeId, today(ctx), dias) : null,
  };
};

const checkDay = (ctx: Ctx, asks: boolean, { prazo, prazoResposta = '' }: Sending): void => {
  const wrong: MessageKey | undefined = !asks
    ? 'documento.recusa.semRespostaAPedir'
    : !ctx.sessao.marcas.has('definirPrazoResposta')
      ? 'documento.recusa.prazoRespostaSemMarca'
      : prazoResposta < today(ctx)
        ? 'documento.recusa.dataPassada'
        : prazo !== undefined && prazoResposta < prazo
          ? 'documento.recusa.respostaAntes'
          : undefined;
  if (wrong)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'prazoResposta', mensagem: mensagem(wrong) }] },
    );
};

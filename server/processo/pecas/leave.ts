import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Loaded } from '#server/conteudo/atos/index.ts';
import { letGo, placeLabel } from '#server/conteudo/pecas/index.ts';
import { mayTake } from '../may-take.ts';

interface Leaving {
  readonly motivo: string;
  readonly paraProcessoId?: number;
  readonly evento: 'desentranhado' | 'saiuDeProcesso';
}

/** What was there before it left. */
export interface Left {
  readonly id: number;
  readonly rotulo: string;
  readonly reservada: boolean;
}

/** Takes a piece out of its process, both locked: its number stays, with who took it out and why. */
export const leave = async (
  ctx: Ctx,
  processoId: number,
  peca: Loaded,
  { motivo, paraProcessoId, evento }: Leaving,
): Promise<Left> => {
  const { db, agora, sessao } = ctx;
  const there = await db
    .selectFrom('peca')
    .select('juntadaPor')
    .where('processoId', '=', processoId)
    .where('conteudoId', '=', peca.row.id)
    .where('saidaEm', 'is', null)
    .executeTakeFirst();
  if (!there) throw notPiece();
  requireMayTake(ctx, there.juntadaPor);
  const left = await db
    .updateTable('peca')
    .set({
      saidaEm: agora,
      saidaPor: sessao.usuarioId,
      saidaSubstituto: sessao.substitutoId ?? null,
      saidaUnidadeId: sessao.unidadeId,
      motivo: motivo.trim(),
      paraProcessoId: paraProcessoId ?? null,
    })
    .where('processoId', '=', processoId)
    .where('conteudoId', '=', peca.row.id)
    .where('saidaEm', 'is', null)
    .returning(['id', 'ordem', 'reservada'])
    .executeTakeFirstOrThrow();
  await letGo(ctx, peca.row.id);
  const rotulo = placeLabel(left);
  await recordEvent(ctx, {
    cadeia: `conteudo:${peca.row.id}`,
    ato: evento,
    conteudoId: peca.row.id,
    dados: { processo: processoId, peca: rotulo, motivo: motivo.trim() },
  });
  return { id: left.id, rotulo, reservada: left.reservada };
};

/** The content, which who asks sees, is joined to this process: somebody else may have taken it out meanwhile. */
export const requireInside = (processoId: number, { row }: Loaded): void => {
  if (row.andaComId !== processoId) throw notPiece();
};

const notPiece = (): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.recusa.naoEhPeca') });

const requireMayTake = (ctx: Ctx, juntadaPor: number): void => {
  if (mayTake(ctx, juntadaPor)) return;
  throw new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.recusa.naoEhAutor') });
};

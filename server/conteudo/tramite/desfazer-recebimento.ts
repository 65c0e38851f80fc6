import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  condition,
  inUse,
  judge,
  perform,
  type ActInput,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Undone extends ActInput {
  readonly tramiteId: number;
}

/** Who had a content before it was received. */
interface Former {
  readonly unidadeId: number;
  readonly usuarioId: number | null;
}

/** What only says who looks at it: the receipt is still the last thing that happened. */
const looking = ['assumido', 'liberado'];

/** Puts back on its way what a person has just received, as long as nothing else happened to it. */
const desfazerRecebimento = act<Undone>({
  nome: 'desfazerRecebimento',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.onItsOwn, condition.removalNotAsked],
  evento: 'recebimentoDesfeito',
  effect: async (ctx, { row, situation }, { tramiteId }) => {
    // a flow may have gone on from the receipt
    const recebido = situation.conduzido ? undefined : await myReceipt(ctx, row.id);
    if (recebido?.tramite !== tramiteId || row.transitoId !== null)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.recebimentoFica') });
    const { antes } = recebido;
    await ctx.db
      .updateTable('tramite')
      .set({ situacao: 'NAO_RECEBIDO', recebidoEm: null, recebidoPor: null })
      .where('id', '=', tramiteId)
      .execute();
    return {
      colunas: {
        transitoId: tramiteId,
        detentorUnidadeId: antes.unidadeId,
        detentorUsuarioId: antes.usuarioId,
        checkInUsuarioId: null,
        checkInEm: null,
        movimentadoEm: ctx.agora,
      },
      dados: { tramite: tramiteId, unidade: ctx.sessao.unidadeSigla },
      resultado: undefined,
    };
  },
});

interface Receipt {
  readonly tramite: number;
  readonly antes: Former;
}

/** The receipt by this person, with who had it before, when it is the last thing that happened. */
const myReceipt = async ({ db, sessao }: Ctx, conteudoId: number): Promise<Receipt | undefined> => {
  const last = await db
    .selectFrom('evento')
    .select(['ato', 'usuarioId', 'dados'])
    .where('conteudoId', '=', conteudoId)
    .where('cadeia', '=', `conteudo:${conteudoId}`)
    .where('ato', 'not in', looking)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.ato !== 'recebido' || last.usuarioId !== sessao.usuarioId) return undefined;
  const { tramite, antes } = last.dados as Partial<Receipt>;
  return tramite !== undefined && antes ? { tramite, antes } : undefined;
};

/** For the page of a content: the receipt that who asks may still undo. */
export const recebimentoADesfazer = async (
  ctx: Ctx,
  { row, situation }: Loaded,
): Promise<{ readonly desfazRecebimento?: number }> => {
  const cabe = judge(desfazerRecebimento, situation) === 'permitida' && row.transitoId === null;
  if (!cabe || situation.conduzido || row.detentorUnidadeId !== ctx.sessao.unidadeId) return {};
  const recebido = await myReceipt(ctx, row.id);
  return recebido ? { desfazRecebimento: recebido.tramite } : {};
};

export const desfazerReceber = async (ctx: Ctx, tramiteId: number): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .select('conteudoId')
    .where('id', '=', tramiteId)
    .where('especie', '<>', 'CONHECIMENTO')
    .executeTakeFirst();
  if (!tramite) throw new AppError('naoEncontrado');
  await perform(ctx, desfazerRecebimento, tramite.conteudoId, { tramiteId });
};

import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, anyPhase, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';

/** Declares that the copy was compared with the original: who, and when, stay with it until another file comes. */
export const conferir = act<ActInput>({
  nome: 'conferir',
  especies: [tipoConteudo.arquivoDigital],
  fase: anyPhase,
  estado: inUse,
  exige: [condition.inHands, condition.notTaken, condition.removalNotAsked],
  evento: 'conferido',
  effect: async ({ db, agora, sessao }, { row }) => {
    const done = await db
      .updateTable('protocolo')
      .set({
        conferidoEm: agora,
        conferidoPor: sessao.usuarioId,
        conferidoSubstituto: sessao.substitutoId ?? null,
      })
      .where('id', '=', row.id)
      .where('conferidoEm', 'is', null)
      .returning('arquivoAtual')
      .executeTakeFirst();
    if (!done)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.recusa.jaConferido') });
    return { dados: { arquivo: done.arquivoAtual }, resultado: undefined };
  },
});

import { act, condition, draft, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { ownKinds } from '#server/conteudo/especies/index.ts';

/** Removes a draft that was never concluded; its events stay. */
export const excluir = act<ActInput>({
  nome: 'excluir',
  especies: ownKinds,
  fase: draft,
  estado: inUse,
  exige: [
    condition.neverConcluded,
    condition.unsigned,
    condition.withoutPieces,
    condition.authorOrDeleteAny,
    condition.notTaken,
  ],
  naLista: condition.always,
  evento: 'excluido',
  effect: (ctx, { row }) =>
    Promise.resolve({
      colunas: { excluidoEm: ctx.agora },
      dados: { assunto: row.assunto },
      resultado: undefined,
    }),
});

import { act, concluded, condition, estado, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { ownKinds } from '#server/conteudo/especies/index.ts';

/** Acts whose whole effect is the state that they lead to. */

export const finalizar = act({
  nome: 'finalizar',
  especies: ownKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.edits,
    condition.onItsOwn,
    condition.flowLetsFinish,
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.noReplyOwed,
    condition.allSigned,
    condition.withoutItems,
    condition.removalNotAsked,
  ],
  para: { estado: estado.standby },
  naLista: condition.always,
  comNota: 'notaFinalizar',
  evento: 'finalizado',
});

export const reativarFinalizar = act({
  nome: 'reativarFinalizar',
  especies: ownKinds,
  fase: concluded,
  estado: [estado.standby],
  exige: [
    condition.edits,
    condition.onItsOwn,
    condition.inHands,
    condition.notOpened,
    // who takes it back has to find it as it was: nobody finishes what another has open
    condition.notTaken,
    condition.removalNotAsked,
  ],
  para: { estado: estado.corrente },
  naLista: condition.always,
  evento: 'reativado',
});

export const cancelar = act<ActInput>({
  nome: 'cancelar',
  especies: ownKinds,
  fase: concluded,
  estado: [estado.corrente, estado.standby],
  exige: [
    condition.flagCancel,
    condition.whereItTravelsIsOpen,
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.noReplyOwed,
    condition.withoutItems,
    condition.removalNotAsked,
  ],
  para: { estado: estado.cancelado },
  naLista: condition.always,
  evento: 'cancelado',
  comMotivo: true,
  effect: (_ctx, { row }) =>
    Promise.resolve({ colunas: { estadoAnterior: row.estado }, resultado: undefined }),
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});

export const reativarCancelar = act<ActInput>({
  nome: 'reativarCancelar',
  especies: ownKinds,
  fase: concluded,
  estado: [estado.cancelado],
  exige: [condition.flagCancel, condition.whereItTravelsIsOpen, condition.inHands, condition.removalNotAsked],
  // what was cancelled before the former state was kept comes back as current
  para: ({ row }) => ({ estado: row.estadoAnterior ?? estado.corrente }),
  naLista: condition.always,
  evento: 'cancelamentoReativado',
  effect: () => Promise.resolve({ colunas: { estadoAnterior: null }, resultado: undefined }),
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});

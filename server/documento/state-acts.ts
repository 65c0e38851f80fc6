import { tipoConteudo } from '#schemas/enums.ts';
import { act, concluded, condition, estado, inUse, type ActInput } from '#server/conteudo/atos/index.ts';

/** Acts whose whole effect is the state that they lead to (domain rules, section 1). */

export const finalizar = act({
  nome: 'finalizar',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: inUse,
  exige: [
    condition.permission('documentoEditar'),
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.allSigned,
    condition.removalNotAsked,
  ],
  para: { estado: estado.standby },
  naLista: condition.always,
  comNota: 'notaFinalizar',
  evento: 'finalizado',
});

export const reativarFinalizar = act({
  nome: 'reativarFinalizar',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: [estado.standby],
  exige: [condition.permission('documentoEditar'), condition.inHands, condition.removalNotAsked],
  para: { estado: estado.corrente },
  naLista: condition.always,
  evento: 'reativado',
});

export const cancelar = act<ActInput>({
  nome: 'cancelar',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: [estado.corrente, estado.standby],
  exige: [
    condition.flagCancel,
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.removalNotAsked,
  ],
  para: { estado: estado.cancelado },
  naLista: condition.always,
  evento: 'cancelado',
  comMotivo: true,
  effect: (_ctx, { row }) =>
    Promise.resolve({ colunas: { estadoAnterior: row.estado }, resultado: undefined }),
});

export const reativarCancelar = act<ActInput>({
  nome: 'reativarCancelar',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: [estado.cancelado],
  exige: [condition.flagCancel, condition.inHands, condition.removalNotAsked],
  // what was cancelled before the former state was kept comes back as current
  para: ({ row }) => ({ estado: row.estadoAnterior ?? estado.corrente }),
  naLista: condition.always,
  evento: 'cancelamentoReativado',
  effect: () => Promise.resolve({ colunas: { estadoAnterior: null }, resultado: undefined }),
});

import type { Transition } from '../documento/transicoes.ts';
import type { Role } from '../documento/situations-of-roles.ts';

const concluded = [1];
const both = [0, 1];
const everyState = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const free: readonly Role[] = [
  'da unidade',
  'arquivista',
  'com ele aberto',
  'chefia',
  'chefia, impublicável',
];
const inHands: readonly Role[] = [...free, 'deve devolver', 'deve responder'];
const chiefs: readonly Role[] = ['chefia', 'chefia, impublicável'];

/** What each act of a piece asks, written down by hand: it is concluded from the first moment, and its file never changes. */
export const transitions: Readonly<Record<string, Transition>> = {
  receber: { fase: both, estados: [0], quem: ['destinatário'] },
  redirecionar: { fase: concluded, estados: [0], quem: ['redireciona'] },
  tomarCiencia: { fase: both, estados: everyState, quem: ['em cópia'] },
  editar: { fase: concluded, estados: [0], quem: inHands },
  devolver: { fase: both, estados: [0], quem: ['deve devolver'] },
  tramitar: { fase: both, estados: [0], quem: inHands },
  darConhecimento: { fase: concluded, estados: [0], quem: inHands },
  distribuir: { fase: both, estados: [0], quem: ['distribui'] },
  resgatar: { fase: both, estados: [0], quem: ['remetente'] },
  assumir: {
    fase: both,
    estados: [0],
    quem: [
      'da unidade',
      'arquivista',
      'deve devolver',
      'deve responder',
      'outra pessoa o tem aberto',
      ...chiefs,
      'pediu a exclusão',
      'colabora',
    ],
  },
  liberar: { fase: both, estados: [0], quem: ['com ele aberto'] },
  conferirPeca: { fase: concluded, estados: [0], quem: inHands },
  finalizar: { fase: concluded, estados: [0], quem: free },
  reativarFinalizar: { fase: concluded, estados: [1], quem: inHands },
  cancelar: { fase: concluded, estados: [0, 1], quem: chiefs },
  reativarCancelar: { fase: concluded, estados: [8], quem: chiefs },
  trocarDetentor: { fase: both, estados: [0, 1], quem: [...chiefs, 'administrador'] },
  transferir: { fase: both, estados: everyState, quem: chiefs },
  aprovarExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['aprova a exclusão'] },
  recusarExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['aprova a exclusão'] },
  solicitarExclusao: { fase: concluded, estados: [0, 1, 8], quem: inHands },
  retirarPedidoExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['pediu a exclusão'] },
  excluir: { fase: [0], estados: [0], quem: ['autor'] },
  verQuemVe: { fase: both, estados: everyState, quem: [...chiefs, 'autor', 'administrador'] },
  darCredencial: { fase: both, estados: everyState, quem: [...chiefs, 'autor'] },
  retirarCredencial: { fase: both, estados: everyState, quem: [...chiefs, 'autor'] },
};

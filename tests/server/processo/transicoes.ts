import type { Transition } from '../documento/transicoes.ts';
import type { Role } from '../documento/situations-of-roles.ts';

const draft = [0];
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
const readers: readonly Role[] = [
  'arquivista',
  'chefia',
  'chefia, impublicável',
  'pediu a exclusão',
  'aprova a exclusão',
];
const archivists: readonly Role[] = ['arquivista', 'chefia', 'chefia, impublicável'];
const chiefs: readonly Role[] = ['chefia', 'chefia, impublicável'];

/** What each act of processes asks, written down by hand: where it is in place, and to whom it is allowed there. */
export const transitions: Readonly<Record<string, Transition>> = {
  receber: { fase: both, estados: [0], quem: ['destinatário'] },
  redirecionar: { fase: concluded, estados: [0], quem: ['redireciona'] },
  tomarCiencia: { fase: both, estados: everyState, quem: ['em cópia'] },
  editar: { fase: draft, estados: [0], quem: [...inHands, 'pediu a exclusão'] },
  concluir: { fase: draft, estados: [0], quem: [...inHands, 'pediu a exclusão'] },
  criarDocumento: { fase: both, estados: [0], quem: [...inHands, 'outra pessoa o tem aberto'] },
  juntarPeca: { fase: both, estados: [0], quem: inHands },
  juntarArquivo: { fase: both, estados: [0], quem: inHands },
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
  retirarPeca: { fase: both, estados: [0], quem: inHands },
  moverPeca: { fase: both, estados: [0], quem: inHands },
  relacionar: { fase: concluded, estados: [0], quem: inHands },
  finalizar: { fase: concluded, estados: [0], quem: free },
  reativarFinalizar: { fase: concluded, estados: [1], quem: inHands },
  cancelar: { fase: concluded, estados: [0, 1], quem: chiefs },
  reativarCancelar: { fase: concluded, estados: [8], quem: chiefs },
  enviarAoArquivo: { fase: concluded, estados: [1], quem: free },
  arquivar: { fase: concluded, estados: [2], quem: archivists },
  devolverDoArquivo: { fase: concluded, estados: [2], quem: archivists },
  desarquivar: { fase: concluded, estados: [3], quem: archivists },
  pedirConsulta: { fase: concluded, estados: [3, 4], quem: readers },
  desistirDoPedido: { fase: concluded, estados: [3, 4], quem: ['consulta no arquivo'] },
  encerrarConsulta: {
    fase: concluded,
    estados: [4],
    quem: [...archivists, 'pediu a exclusão', 'consulta no arquivo'],
  },
  enviarAOutroOrgao: { fase: concluded, estados: [1], quem: free },
  registrarReciboExterno: { fase: concluded, estados: [9], quem: inHands },
  receberDeOutroOrgao: { fase: concluded, estados: [9], quem: inHands },
  concederConsulta: { fase: concluded, estados: [3], quem: archivists },
  negarPedido: { fase: concluded, estados: [3, 4], quem: archivists },
  iniciarFluxo: { fase: concluded, estados: [0], quem: inHands },
  definirVencimento: { fase: both, estados: [0], quem: inHands },
  definirVigencia: { fase: concluded, estados: [0, 1], quem: chiefs },
  reclassificar: { fase: concluded, estados: [0, 1, 2], quem: chiefs },
  guardar: { fase: concluded, estados: everyState, quem: [...chiefs, 'guarda no arquivo'] },
  retirarDoLocal: { fase: concluded, estados: everyState, quem: ['guarda no arquivo'] },
  trocarDetentor: { fase: both, estados: [0, 1], quem: [...chiefs, 'administrador'] },
  transferir: { fase: both, estados: everyState, quem: chiefs },
  publicar: { fase: concluded, estados: [0, 1], quem: ['chefia'] },
  tornarImpublicavel: { fase: concluded, estados: [0, 1], quem: ['chefia'] },
  tornarPublicavel: { fase: concluded, estados: [0, 1], quem: ['chefia, impublicável'] },
  aprovarExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['aprova a exclusão'] },
  recusarExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['aprova a exclusão'] },
  solicitarExclusao: { fase: concluded, estados: [0, 1, 8], quem: inHands },
  retirarPedidoExclusao: { fase: concluded, estados: [0, 1, 8], quem: ['pediu a exclusão'] },
  excluir: { fase: draft, estados: [0], quem: [] },
  verQuemVe: { fase: both, estados: everyState, quem: [...chiefs, 'autor', 'administrador'] },
  darCredencial: { fase: both, estados: everyState, quem: [...chiefs, 'autor'] },
  retirarCredencial: { fase: both, estados: everyState, quem: [...chiefs, 'autor'] },
};

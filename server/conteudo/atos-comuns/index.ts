import {
  arquivar,
  concederConsulta,
  desarquivar,
  desistirDoPedido,
  devolverDoArquivo,
  encerrarConsulta,
  enviarAoArquivo,
  negarPedido,
  pedirConsulta,
} from '#server/conteudo/arquivamento/index.ts';
import { cobrarAssinaturas, conduzirAssinaturas } from '#server/conteudo/assinatura/index.ts';
import type { Act, Rule } from '#server/conteudo/atos/index.ts';
import { assumirAto, liberarAto } from '#server/conteudo/check-in/index.ts';
import { darCredencial, retirarCredencial, verQuemVe } from '#server/conteudo/credenciais/index.ts';
import type { BulkAct } from '#server/conteudo/em-lote/index.ts';
import {
  cancelar,
  excluir,
  finalizar,
  reativarCancelar,
  reativarFinalizar,
} from '#server/conteudo/estado/index.ts';
import {
  aprovarExclusao,
  recusarExclusao,
  retirarPedidoExclusao,
  solicitarExclusao,
} from '#server/conteudo/exclusao/index.ts';
import { guardar, retirarDoLocal } from '#server/conteudo/guarda/index.ts';
import { distribuir, transferir, trocarDetentor } from '#server/conteudo/posse/index.ts';
import {
  darConhecimento,
  devolver,
  receberAto,
  redirecionar,
  resgatar,
  tomarCiencia,
  tramitar,
} from '#server/conteudo/tramite/index.ts';

/** What may happen to the contents of a kind. */
export interface AtosDaEspecie {
  readonly tipo: number;
  /** In the order in which a person would look for them. */
  readonly atos: readonly Rule[];
  /** Those of them that are asked by their name, with no more than a reason. */
  readonly simples?: readonly Act[];
  /** Concludes each of a selection as it is when its turn comes: what it lacks is the reason of its refusal. */
  readonly concluir?: BulkAct['run'];
}

/** What every kind shares, in the groups in which a kind lists them between what only it has. */
export const chegada: readonly Rule[] = [receberAto, redirecionar, tomarCiencia];
export const saida: readonly Rule[] = [devolver, tramitar, darConhecimento, distribuir, resgatar];
export const chamada: readonly Rule[] = [cobrarAssinaturas, conduzirAssinaturas];
export const tomada: readonly Act[] = [assumirAto, liberarAto];
export const fim: readonly Act[] = [finalizar, reativarFinalizar, cancelar, reativarCancelar];
export const guarda: readonly Rule[] = [guardar, retirarDoLocal];
/** What is filed: how it goes to the archive, and what is done there. */
export const envioAoArquivo: readonly Rule[] = [enviarAoArquivo];
export const arquivamento: readonly Act[] = [
  arquivar,
  devolverDoArquivo,
  desarquivar,
  pedirConsulta,
  desistirDoPedido,
  encerrarConsulta,
];
/** What the archive answers to who asked. */
export const concessao: readonly Rule[] = [concederConsulta, negarPedido];
export const posse: readonly Rule[] = [trocarDetentor, transferir];
export const exclusao: readonly Act[] = [
  aprovarExclusao,
  recusarExclusao,
  solicitarExclusao,
  retirarPedidoExclusao,
  excluir,
];
export const acesso: readonly Rule[] = [verQuemVe, darCredencial, retirarCredencial];

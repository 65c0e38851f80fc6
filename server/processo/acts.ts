import type { Rule } from '#server/conteudo/atos/index.ts';
import { assumirAto, liberarAto } from '#server/conteudo/check-in/index.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { darCredencial, retirarCredencial, verQuemVe } from '#server/conteudo/credenciais/index.ts';
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
import { criarDocumento } from '#server/conteudo/pecas/index.ts';
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
import { definirVencimento } from '#server/conteudo/vencimento/index.ts';
import { concluirAto } from './concluir.ts';
import { editar } from './edit-rule.ts';
import { juntarPeca, moverPeca, retirarPeca } from './pecas/index.ts';
import { relacionar } from './relacoes/index.ts';

/** What may happen to a process, in the order in which a person would look for it. */
export const processoActs: readonly Rule[] = [
  receberAto,
  redirecionar,
  tomarCiencia,
  editar,
  concluirAto,
  criarDocumento,
  juntarPeca,
  devolver,
  tramitar,
  darConhecimento,
  distribuir,
  resgatar,
  assumirAto,
  liberarAto,
  retirarPeca,
  moverPeca,
  relacionar,
  finalizar,
  reativarFinalizar,
  cancelar,
  reativarCancelar,
  definirVencimento,
  reclassificar,
  trocarDetentor,
  transferir,
  aprovarExclusao,
  recusarExclusao,
  solicitarExclusao,
  retirarPedidoExclusao,
  excluir,
  verQuemVe,
  darCredencial,
  retirarCredencial,
];

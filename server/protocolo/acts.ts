import {
  cobrarAssinaturas,
  conduzirAssinaturas,
  recusarAssinatura,
} from '#server/conteudo/assinatura/index.ts';
import type { Act, Rule } from '#server/conteudo/atos/index.ts';
import { assinarCertificadoAto } from '#server/conteudo/certificado/index.ts';
import { assumirAto, liberarAto } from '#server/conteudo/check-in/index.ts';
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
import { concluir } from './concluir.ts';
import { conferir } from './conferir.ts';
import { editar } from './edit-rule.ts';
import { substituirArquivo } from './substituir-arquivo.ts';

/** What may happen to a protocol, in the order in which a person would look for it. */
export const protocoloActs: readonly Rule[] = [
  receberAto,
  redirecionar,
  tomarCiencia,
  assinarCertificadoAto,
  editar,
  concluir,
  devolver,
  tramitar,
  darConhecimento,
  distribuir,
  resgatar,
  cobrarAssinaturas,
  conduzirAssinaturas,
  assumirAto,
  liberarAto,
  conferir,
  substituirArquivo,
  finalizar,
  reativarFinalizar,
  cancelar,
  reativarCancelar,
  trocarDetentor,
  transferir,
  recusarAssinatura,
  aprovarExclusao,
  recusarExclusao,
  solicitarExclusao,
  retirarPedidoExclusao,
  excluir,
  verQuemVe,
  darCredencial,
  retirarCredencial,
];

/** Those that are asked with no more than a reason, by their name. */
export const protocoloPlainActs: readonly Act[] = [concluir, conferir];

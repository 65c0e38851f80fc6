import {
  assinarAto,
  cobrarAssinaturas,
  conduzirAssinaturas,
  recusarAssinatura,
} from '#server/conteudo/assinatura/index.ts';
import type { Act, Rule } from '#server/conteudo/atos/index.ts';
import { assinarCertificadoAto } from '#server/conteudo/certificado/index.ts';
import { assumirAto, liberarAto } from '#server/conteudo/check-in/index.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { incluirColaborador, retirarColaborador } from '#server/conteudo/colaboracao/index.ts';
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
import { responder } from '#server/conteudo/resposta/index.ts';
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
import { converterProcesso } from './converter-rule.ts';
import { criarCopia } from './criar-copia.ts';
import { editar } from './edit-rule.ts';
import { publicar, tornarImpublicavel, tornarPublicavel } from './publicacao.ts';
import { reverterMinuta } from './reverter-minuta.ts';
import { definirVigencia } from './vigencia.ts';
import { versionar } from './versionar.ts';

/** What may happen to a document, in the order in which a person would look for it. */
export const documentoActs: readonly Rule[] = [
  receberAto,
  redirecionar,
  tomarCiencia,
  assinarAto,
  assinarCertificadoAto,
  editar,
  concluirAto,
  responder,
  devolver,
  tramitar,
  darConhecimento,
  distribuir,
  resgatar,
  cobrarAssinaturas,
  conduzirAssinaturas,
  assumirAto,
  liberarAto,
  finalizar,
  reativarFinalizar,
  cancelar,
  reativarCancelar,
  versionar,
  reverterMinuta,
  criarCopia,
  converterProcesso,
  definirVencimento,
  definirVigencia,
  reclassificar,
  trocarDetentor,
  transferir,
  publicar,
  tornarImpublicavel,
  tornarPublicavel,
  recusarAssinatura,
  aprovarExclusao,
  recusarExclusao,
  solicitarExclusao,
  retirarPedidoExclusao,
  excluir,
  incluirColaborador,
  retirarColaborador,
  verQuemVe,
  darCredencial,
  retirarCredencial,
];

/** Those that are asked with no more than a reason: one by its name, or over a selection. */
export const documentoPlainActs: readonly Act[] = [
  assumirAto,
  liberarAto,
  finalizar,
  reativarFinalizar,
  cancelar,
  reativarCancelar,
  reverterMinuta,
  versionar,
  publicar,
  tornarImpublicavel,
  tornarPublicavel,
  recusarAssinatura,
  solicitarExclusao,
  retirarPedidoExclusao,
  aprovarExclusao,
  recusarExclusao,
  excluir,
];

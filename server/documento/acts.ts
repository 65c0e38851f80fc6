import { assinarAto } from '#server/conteudo/assinatura/index.ts';
import type { Act, Rule } from '#server/conteudo/atos/index.ts';
import { assumirAto, liberarAto } from '#server/conteudo/check-in/index.ts';
import { darCredencial, retirarCredencial, verQuemVe } from '#server/conteudo/credenciais/index.ts';
import { devolver, receberAto, resgatar, tomarCiencia, tramitar } from '#server/conteudo/tramite/index.ts';
import { cobrarAssinaturas } from './call-signers.ts';
import { concluirAto } from './concluir.ts';
import { editar } from './edit-rule.ts';
import { excluir } from './excluir.ts';
import { reverterMinuta } from './reverter-minuta.ts';
import { cancelar, finalizar, reativarCancelar, reativarFinalizar } from './state-acts.ts';

/** What may happen to a document (domain rules, section 1), in the order in which a person would look for it. */
export const documentoActs: readonly Rule[] = [
  receberAto,
  tomarCiencia,
  assinarAto,
  editar,
  concluirAto,
  devolver,
  tramitar,
  resgatar,
  cobrarAssinaturas,
  assumirAto,
  liberarAto,
  finalizar,
  reativarFinalizar,
  cancelar,
  reativarCancelar,
  reverterMinuta,
  excluir,
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
  excluir,
];

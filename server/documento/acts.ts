import { tipoConteudo } from '#schemas/enums.ts';
import { assinarAto, recusarAssinatura } from '#server/conteudo/assinatura/index.ts';
import {
  acesso,
  arquivamento,
  chamada,
  chegada,
  concessao,
  envioAoArquivo,
  exclusao,
  fim,
  guarda,
  posse,
  saida,
  tomada,
  type AtosDaEspecie,
} from '#server/conteudo/atos-comuns/index.ts';
import type { Act, Rule } from '#server/conteudo/atos/index.ts';
import { assinarCertificadoAto } from '#server/conteudo/certificado/index.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { incluirColaborador, retirarColaborador } from '#server/conteudo/colaboracao/index.ts';
import { concludePrepared } from '#server/conteudo/em-lote/index.ts';
import { publicar, tornarImpublicavel, tornarPublicavel } from '#server/conteudo/publicacao/index.ts';
import { copiarComTarja } from '#server/conteudo/tarja/index.ts';
import { responder } from '#server/conteudo/resposta/index.ts';
import { iniciarFluxo } from '#server/conteudo/inicio-de-fluxo/index.ts';
import { definirVencimento } from '#server/conteudo/vencimento/index.ts';
import { definirVigencia } from '#server/conteudo/vigencia/index.ts';
import { concluirAto } from './concluir.ts';
import { converterProcesso } from './converter-rule.ts';
import { criarCopia } from './criar-copia.ts';
import { editar } from './edit-rule.ts';
import { reverterMinuta } from './reverter-minuta.ts';
import { versionar } from './versionar.ts';

export const documentoActs: readonly Rule[] = [
  ...chegada,
  assinarAto,
  assinarCertificadoAto,
  editar,
  concluirAto,
  responder,
  ...saida,
  ...chamada,
  ...tomada,
  ...fim,
  ...envioAoArquivo,
  ...arquivamento,
  ...concessao,
  versionar,
  reverterMinuta,
  criarCopia,
  copiarComTarja,
  converterProcesso,
  iniciarFluxo,
  definirVencimento,
  definirVigencia,
  reclassificar,
  ...guarda,
  ...posse,
  publicar,
  tornarImpublicavel,
  tornarPublicavel,
  recusarAssinatura,
  ...exclusao,
  incluirColaborador,
  retirarColaborador,
  ...acesso,
];

export const documentoPlainActs: readonly Act[] = [
  ...tomada,
  ...fim,
  ...arquivamento,
  reverterMinuta,
  versionar,
  publicar,
  tornarImpublicavel,
  tornarPublicavel,
  recusarAssinatura,
  ...exclusao,
];

export const atosDeDocumento: AtosDaEspecie = {
  tipo: tipoConteudo.documento,
  atos: documentoActs,
  simples: documentoPlainActs,
  concluir: concludePrepared(concluirAto),
};

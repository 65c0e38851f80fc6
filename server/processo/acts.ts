import { tipoConteudo } from '#schemas/enums.ts';
import {
  acesso,
  arquivamento,
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
import type { Rule } from '#server/conteudo/atos/index.ts';
import { reclassificar } from '#server/conteudo/classificacao/index.ts';
import { concludeAtOnce } from '#server/conteudo/em-lote/index.ts';
import { criarDocumento, receberArquivo } from '#server/conteudo/pecas/index.ts';
import { iniciarFluxo } from '#server/conteudo/inicio-de-fluxo/index.ts';
import { publicar, tornarImpublicavel, tornarPublicavel } from '#server/conteudo/publicacao/index.ts';
import { definirVencimento } from '#server/conteudo/vencimento/index.ts';
import { definirVigencia } from '#server/conteudo/vigencia/index.ts';
import { concluirAto } from './concluir.ts';
import { editar } from './edit-rule.ts';
import { juntarPeca, moverPeca, retirarPeca } from './pecas/index.ts';
import { outroOrgao } from './outro-orgao.ts';
import { relacionar } from './relacoes/index.ts';

export const processoActs: readonly Rule[] = [
  ...chegada,
  editar,
  concluirAto,
  criarDocumento,
  juntarPeca,
  receberArquivo,
  ...saida,
  ...tomada,
  retirarPeca,
  moverPeca,
  relacionar,
  ...fim,
  ...envioAoArquivo,
  ...arquivamento,
  ...outroOrgao,
  ...concessao,
  iniciarFluxo,
  definirVencimento,
  definirVigencia,
  reclassificar,
  ...guarda,
  ...posse,
  publicar,
  tornarImpublicavel,
  tornarPublicavel,
  ...exclusao,
  ...acesso,
];

export const atosDeProcesso: AtosDaEspecie = {
  tipo: tipoConteudo.processo,
  atos: processoActs,
  simples: outroOrgao,
  concluir: concludeAtOnce(concluirAto),
};

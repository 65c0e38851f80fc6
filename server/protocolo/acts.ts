import { tipoConteudo } from '#schemas/enums.ts';
import { recusarAssinatura } from '#server/conteudo/assinatura/index.ts';
import {
  acesso,
  chamada,
  chegada,
  exclusao,
  fim,
  guarda,
  posse,
  saida,
  tomada,
  type AtosDaEspecie,
} from '#server/conteudo/atos-comuns/index.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { assinarCertificadoAto } from '#server/conteudo/certificado/index.ts';
import { concludeAtOnce } from '#server/conteudo/em-lote/index.ts';
import { copiarComTarja } from '#server/conteudo/tarja/index.ts';
import { concluir } from './concluir.ts';
import { conferir } from './conferir.ts';
import { editar } from './edit-rule.ts';
import { substituirArquivo } from './substituir-arquivo.ts';

export const protocoloActs: readonly Rule[] = [
  ...chegada,
  assinarCertificadoAto,
  editar,
  concluir,
  ...saida,
  ...chamada,
  ...tomada,
  conferir,
  substituirArquivo,
  copiarComTarja,
  ...fim,
  ...guarda,
  ...posse,
  recusarAssinatura,
  ...exclusao,
  ...acesso,
];

export const atosDeProtocolo: AtosDaEspecie = {
  tipo: tipoConteudo.arquivoDigital,
  atos: protocoloActs,
  simples: [concluir, conferir],
  concluir: concludeAtOnce(concluir),
};

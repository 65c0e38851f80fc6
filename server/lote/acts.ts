import { tipoConteudo } from '#schemas/enums.ts';
import {
  acesso,
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
import { receberArquivo } from '#server/conteudo/pecas/index.ts';
import { abrirLote } from './abrir.ts';
import { incluirItens, retirarItens } from './itens.ts';
import { editar } from './salvar.ts';

export const loteActs: readonly Rule[] = [
  ...chegada,
  editar,
  incluirItens,
  receberArquivo,
  retirarItens,
  abrirLote,
  ...saida,
  ...tomada,
  ...fim,
  ...guarda,
  ...posse,
  ...exclusao,
  ...acesso,
];

export const atosDeLote: AtosDaEspecie = { tipo: tipoConteudo.lote, atos: loteActs };

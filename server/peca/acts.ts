import { tipoConteudo } from '#schemas/enums.ts';
import {
  acesso,
  chegada,
  exclusao,
  fim,
  posse,
  saida,
  tomada,
  type AtosDaEspecie,
} from '#server/conteudo/atos-comuns/index.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { conferir, editar } from './salvar.ts';

export const pecaActs: readonly Rule[] = [
  ...chegada,
  editar,
  ...saida,
  ...tomada,
  conferir,
  ...fim,
  ...posse,
  ...exclusao,
  ...acesso,
];

export const atosDePeca: AtosDaEspecie = { tipo: tipoConteudo.peca, atos: pecaActs, simples: [conferir] };

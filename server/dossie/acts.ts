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
import { mudarPeca, retirarDoDossie } from './mudar-peca.ts';
import { porPecas } from './pecas.ts';
import { editar } from './salvar.ts';
import { abrirVolume } from './volume.ts';

export const dossieActs: readonly Rule[] = [
  ...chegada,
  editar,
  porPecas,
  receberArquivo,
  mudarPeca,
  retirarDoDossie,
  abrirVolume,
  ...saida,
  ...tomada,
  ...fim,
  ...guarda,
  ...posse,
  ...exclusao,
  ...acesso,
];

export const atosDeDossie: AtosDaEspecie = { tipo: tipoConteudo.dossie, atos: dossieActs };

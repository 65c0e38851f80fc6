import { ResultadoLote, Rotulo } from '#schemas/shapes/conteudo.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import {
  Dossie,
  DossieFeito,
  DossieIncluir,
  DossieNovo,
  DossiePecaMudar,
  DossiePecaRetirar,
  DossieSalvar,
  TipoDossieCombo,
} from '#schemas/shapes/dossie.ts';
import { endpoint } from './endpoint.ts';

/** Dossiers (type 8): everything on one person, place, property or project, named and never moved. */
export const dossieApi = {
  tipos: endpoint({
    method: 'GET',
    path: 'dossie/tipos',
    door: 'dossieIncluir',
    summary: 'Tipos de que a pessoa pode abrir dossiês.',
    query: BuscaQuery,
    result: TipoDossieCombo,
    list: true,
  }),
  interessados: endpoint({
    method: 'GET',
    path: 'dossie/interessados',
    door: ['dossieIncluir', 'dossieEditar'],
    summary: 'Pessoas e empresas de quem pode ser um dossiê.',
    query: BuscaQuery,
    result: Rotulo,
    list: true,
  }),
  classes: endpoint({
    method: 'GET',
    path: 'dossie/classes',
    door: ['dossieIncluir', 'dossieEditar'],
    summary: 'Assuntos da classificação que podem ser usados.',
    query: BuscaQuery,
    result: Rotulo,
    list: true,
  }),
  criar: endpoint({
    method: 'POST',
    path: 'dossie',
    door: 'dossieIncluir',
    summary: 'Abre um dossiê de um tipo, com o que puder entrar nele; o que não pode diz por quê.',
    body: DossieNovo,
    result: DossieFeito,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'dossie/{id}',
    door: 'autenticado',
    summary: 'Um dossiê, com as peças que alcança quem lê e as que se esperam.',
    result: Dossie,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'dossie/{id}',
    door: 'dossieEditar',
    summary: 'Muda o que um dossiê diz de si.',
    body: DossieSalvar,
    result: Dossie,
  }),
  incluir: endpoint({
    method: 'POST',
    path: 'dossie/{id}/incluir',
    door: 'dossieEditar',
    summary: 'Põe conteúdos no dossiê, escolhidos ou lidos de etiquetas, com o resultado de cada um.',
    body: DossieIncluir,
    result: ResultadoLote,
  }),
  mudarPeca: endpoint({
    method: 'PUT',
    path: 'dossie/{a}/peca/{b}',
    door: 'dossieEditar',
    summary: 'Diz de uma peça (b) que esperada cumpre, até quando vale e se tem dados pessoais.',
    body: DossiePecaMudar,
    result: Dossie,
  }),
  retirarPeca: endpoint({
    method: 'POST',
    path: 'dossie/{a}/peca/{b}/retirar',
    door: 'dossieEditar',
    summary: 'Retira uma peça (b) do dossiê, com o motivo; ela fica onde está.',
    body: DossiePecaRetirar,
    result: Dossie,
  }),
  abrirVolume: endpoint({
    method: 'POST',
    path: 'dossie/{id}/volume',
    door: 'dossieEditar',
    summary: 'Abre um volume novo, em que entram as peças seguintes.',
    result: Dossie,
  }),
};

import {
  AchadoNaPagina,
  ConteudoATarjar,
  CopiaTarjada,
  CopiaTarjadaIncluir,
  TarjaProcurar,
} from '#schemas/shapes/tarja.ts';
import { endpoint } from './endpoint.ts';

/** Copies in which what is not to be known is covered, and gone from the file. */
export const tarjaApi = {
  copias: endpoint({
    method: 'GET',
    path: 'copia-tarjada/{id}',
    door: 'autenticado',
    summary: 'As cópias com tarja de um conteúdo, a mais nova primeiro.',
    result: CopiaTarjada,
    list: true,
  }),
  preparar: endpoint({
    method: 'GET',
    path: 'copia-tarjada/{id}/preparar',
    door: 'copiaTarjadaIncluir',
    summary: 'O que se vai tarjar, e os dados pessoais que se acharam nele.',
    result: ConteudoATarjar,
  }),
  procurar: endpoint({
    method: 'POST',
    path: 'copia-tarjada/{id}/procurar',
    door: 'copiaTarjadaIncluir',
    summary: 'Onde está um texto, sem distinguir maiúsculas nem acentos.',
    body: TarjaProcurar,
    result: AchadoNaPagina,
    list: true,
  }),
  original: endpoint({
    method: 'GET',
    path: 'copia-tarjada/{id}/original',
    door: 'copiaTarjadaIncluir',
    summary: 'O arquivo sobre o qual se marca.',
    file: true,
  }),
  copiar: endpoint({
    method: 'POST',
    path: 'copia-tarjada/{id}',
    door: 'copiaTarjadaIncluir',
    summary: 'Faz a cópia, com a certidão que a liga ao original.',
    body: CopiaTarjadaIncluir,
    result: CopiaTarjada,
    ownTransaction: true,
  }),
  baixar: endpoint({
    method: 'GET',
    path: 'copia-tarjada/{id}/arquivo/{sha256}',
    textParams: ['sha256'],
    door: 'autenticado',
    summary: 'O arquivo de uma cópia.',
    file: true,
  }),
};

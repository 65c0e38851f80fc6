import { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import {
  EtiquetasDaGuardaQuery,
  Guarda,
  GuardarPedido,
  GuardarVariosPedido,
  ItemGuardado,
  ItensDoLocalQuery,
  LocaisDoArquivoQuery,
  LocaisQuery,
  LocalAberto,
  LocalDoArquivo,
  LocalEscolha,
  MoverLocalPedido,
  RetirarDoLocalPedido,
} from '#schemas/shapes/guarda.ts';
import { endpoint } from './endpoint.ts';

const inArchive = ['arquivoGuardar', 'arquivoInventariar'] as const;

/** Where the paper of a content is, and putting it in a place. */
export const guardaApi = {
  consultar: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/guarda',
    door: 'autenticado',
    summary:
      'Em que suporte está um conteúdo e, a quem pode saber, em que local, desde quando e quem o pôs ali.',
    result: Guarda,
  }),
  guardar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/guardar',
    door: 'arquivoGuardar',
    summary: 'Põe em um local do arquivo da unidade, ou muda de um local para outro.',
    body: GuardarPedido,
    result: Guarda,
  }),
  retirar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/retirar-do-local',
    door: 'arquivoGuardar',
    summary: 'Retira do local em que está, com o motivo.',
    body: RetirarDoLocalPedido,
    result: Guarda,
  }),
  guardarVarios: endpoint({
    method: 'POST',
    path: 'guarda/guardar',
    door: 'arquivoGuardar',
    summary: 'Põe vários conteúdos em um local, cada um em separado; o que não se fez diz por quê.',
    body: GuardarVariosPedido,
    result: AtoEmLote,
    ownTransaction: true,
  }),
  locais: endpoint({
    method: 'GET',
    path: 'guarda/escolha',
    door: inArchive,
    summary: 'Os locais ativos do arquivo da unidade, para escolher.',
    query: LocaisQuery,
    result: LocalEscolha,
    list: true,
  }),
  doArquivo: endpoint({
    method: 'GET',
    path: 'guarda/local',
    door: inArchive,
    summary: 'Os locais do arquivo da unidade, um andar da árvore de cada vez, com a ocupação.',
    query: LocaisDoArquivoQuery,
    result: LocalDoArquivo,
    list: true,
  }),
  local: endpoint({
    method: 'GET',
    path: 'guarda/local/{id}',
    door: inArchive,
    summary: 'Um local do arquivo da unidade.',
    result: LocalAberto,
  }),
  itens: endpoint({
    method: 'GET',
    path: 'guarda/local/{id}/itens',
    door: inArchive,
    summary: 'O que está em um local, do que alcança quem lê.',
    query: ItensDoLocalQuery,
    result: ItemGuardado,
    list: true,
  }),
  mover: endpoint({
    method: 'POST',
    path: 'guarda/local/{id}/mover',
    door: 'arquivoGuardar',
    summary: 'Muda um local de lugar, com tudo o que há nele.',
    body: MoverLocalPedido,
    result: LocalAberto,
  }),
  etiquetas: endpoint({
    method: 'GET',
    path: 'guarda/etiquetas',
    door: 'arquivoGuardar',
    summary: 'As etiquetas de locais, ou do que a pessoa alcança, em PDF, com código de barras.',
    query: EtiquetasDaGuardaQuery,
    file: true,
  }),
} as const;

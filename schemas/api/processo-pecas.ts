import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { Processo } from '#schemas/shapes/processo.ts';
import {
  ConteudoDaPeca,
  MinutasOrdem,
  PecaJuntar,
  PecaMover,
  PecaRemover,
  ProtocoloAssociar,
} from '#schemas/shapes/processo-pecas.ts';
import { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { endpoint } from './endpoint.ts';

/** The pieces of a process: what is joined to it, taken out and moved. */
export const processoPecasApi = {
  associarDocumento: endpoint({
    method: 'PUT',
    path: 'processo/associar-documento/{a}/{b}',
    door: 'processoEditar',
    summary: 'Junta ao processo (a) um documento (b), que recebe o número seguinte.',
    body: PecaJuntar,
    result: Processo,
  }),
  associarProtocolo: endpoint({
    method: 'PUT',
    path: 'processo/associar-protocolo',
    door: 'processoEditar',
    summary:
      'Junta ao processo um protocolo concluído, ou registra, conclui e junta o que vem com o arquivo do pedido.',
    multipart: true,
    body: ProtocoloAssociar,
    result: Processo,
    ownTransaction: true,
  }),
  removerDocumento: endpoint({
    method: 'PUT',
    path: 'processo/remover-documento',
    door: 'processoEditar',
    summary: 'Retira uma peça, com motivo: o número fica, com o rastro da saída.',
    body: PecaRemover,
    result: Processo,
  }),
  moverDocumento: endpoint({
    method: 'PUT',
    path: 'processo/mover-documento/{a}/{b}/{c}',
    door: 'processoEditar',
    summary: 'Passa uma peça (a) de um processo (b) para outro (c), com rastro nos dois.',
    body: PecaMover,
    result: Processo,
  }),
  moverReferenciador: endpoint({
    method: 'PUT',
    path: 'processo/mover-documento-referenciador/{a}/{b}/{c}',
    door: 'processoEditar',
    summary: 'Passa o vínculo de um documento (a) criado dentro de um processo (b) para outro (c).',
    result: Processo,
  }),
  ordenarMinutas: endpoint({
    method: 'PUT',
    path: 'processo/{id}/minutas/ordem',
    door: 'processoConsultar',
    summary: 'Põe em ordem as minutas criadas dentro do processo.',
    body: MinutasOrdem,
    result: Processo,
  }),
  documentosPossiveis: endpoint({
    method: 'GET',
    path: 'processo/{id}/documentos-possiveis',
    door: 'processoEditar',
    summary: 'Documentos que podem ser juntados ao processo.',
    query: BuscaQuery,
    result: ConteudoDaPeca,
    list: true,
  }),
  processosPossiveis: endpoint({
    method: 'GET',
    path: 'processo/{id}/processos-possiveis',
    door: 'processoConsultar',
    summary: 'Outros processos a que uma peça pode ir, ou com que este pode se relacionar.',
    query: BuscaQuery,
    result: ProcessoResumo,
    list: true,
  }),
} as const;

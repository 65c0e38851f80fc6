import {
  DesenhoFluxo,
  DesenhoGuardado,
  DesenhoSalvar,
  DesenhoXml,
  FluxoPublicar,
} from '#schemas/shapes/fluxo-desenho.ts';
import { endpoint } from './endpoint.ts';

/** Flows: their drawing and their versions. */
export const fluxoApi = {
  desenho: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/desenho',
    door: 'fluxoGerenciar',
    summary: 'O rascunho de um fluxo, as versões publicadas e o que ele pode nomear.',
    result: DesenhoFluxo,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'fluxo/{id}/desenho',
    door: 'fluxoGerenciar',
    summary: 'Guarda o rascunho em BPMN, se ninguém o mudou desde a revisão lida.',
    body: DesenhoSalvar,
    ownTransaction: true,
    result: DesenhoGuardado,
  }),
  conferir: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/conferir',
    door: 'fluxoGerenciar',
    summary: 'O que impediria publicar um desenho, elemento por elemento.',
    body: DesenhoXml,
    result: DesenhoGuardado,
    readOnly: true,
  }),
  publicar: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/publicar',
    door: 'fluxoGerenciar',
    summary: 'Publica o rascunho como a versão seguinte, que não muda mais.',
    body: FluxoPublicar,
    ownTransaction: true,
    result: DesenhoFluxo,
  }),
  versao: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/versao/{numero}',
    door: 'fluxoGerenciar',
    summary: 'O desenho de uma versão publicada.',
    result: DesenhoXml,
  }),
} as const;

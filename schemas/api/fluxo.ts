import {
  DesenhoFluxo,
  DesenhoGuardado,
  DesenhoSalvar,
  DesenhosSalvos,
  DesenhoXml,
  FluxoPublicar,
} from '#schemas/shapes/fluxo-desenho.ts';
import {
  CandidatosInicio,
  CandidatosInicioQuery,
  InicioFluxo,
  IniciosFluxo,
} from '#schemas/shapes/fluxo-inicio.ts';
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
  salvos: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/desenho/salvos',
    door: 'fluxoGerenciar',
    summary: 'O que o rascunho foi quando se salvou antes; o que uma pessoa salva em alguns minutos é um só.',
    result: DesenhosSalvos,
  }),
  salvo: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/desenho/salvos/{salvo}',
    door: 'fluxoGerenciar',
    summary: 'O desenho de um dos que se salvaram antes.',
    result: DesenhoXml,
  }),
  inicios: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/inicios',
    door: 'fluxoGerenciar',
    summary: 'Os tipos e os modelos cuja conclusão inicia um fluxo.',
    result: IniciosFluxo,
  }),
  candidatosInicio: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/inicios/candidatos',
    door: 'fluxoGerenciar',
    summary: 'Registros de um cadastro que podem passar a iniciar um fluxo, a quem os edita.',
    query: CandidatosInicioQuery,
    result: CandidatosInicio,
  }),
  mudarInicio: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/inicios',
    door: 'fluxoGerenciar',
    summary: 'Faz um tipo ou modelo iniciar um fluxo, ou deixar de o iniciar, pelas regras do cadastro dele.',
    body: InicioFluxo,
    result: IniciosFluxo,
  }),
} as const;

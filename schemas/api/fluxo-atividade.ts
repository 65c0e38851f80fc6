import { DesenhoDoConteudo, FluxoDoConteudo, FluxoIniciar, FluxosIniciaveis } from '#schemas/shapes/fluxo.ts';
import {
  AtividadeConcluir,
  AtividadeDelegar,
  AtividadeDocumento,
  AtividadeFluxo,
  AtividadesQuery,
  RegistrosQuery,
} from '#schemas/shapes/fluxo-atividade.ts';
import { Rotulo } from '#schemas/shapes/conteudo.ts';
import { endpoint } from './endpoint.ts';

/** Activities of flows: what people do at each step. */
export const fluxoAtividadeApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo-atividade',
    door: 'autenticado',
    summary: 'As atividades abertas que a pessoa pode fazer, as de prazo mais próximo primeiro.',
    query: AtividadesQuery,
    result: AtividadeFluxo,
    list: true,
  }),
  registros: endpoint({
    method: 'GET',
    path: 'fluxo-registro',
    door: 'autenticado',
    summary: 'Pessoas ou unidades da organização, entre as quais uma pergunta deixa escolher.',
    query: RegistrosQuery,
    result: Rotulo,
    list: true,
  }),
  doConteudo: endpoint({
    method: 'GET',
    path: 'fluxo-conteudo/{id}',
    door: 'autenticado',
    summary: 'Em que ponto do fluxo está um conteúdo, o que já passou e o que a pessoa pode fazer.',
    result: FluxoDoConteudo,
  }),
  desenhoDoConteudo: endpoint({
    method: 'GET',
    path: 'fluxo-conteudo/{id}/desenho',
    door: 'autenticado',
    summary: 'O desenho do fluxo de um conteúdo, com o que passou, onde está e em que passo.',
    result: DesenhoDoConteudo,
  }),
  iniciaveis: endpoint({
    method: 'GET',
    path: 'fluxo-conteudo/{id}/iniciaveis',
    door: ['documentoEditar', 'processoEditar'],
    summary: 'Os fluxos publicados que a pessoa pode iniciar em um conteúdo, o do tipo dele primeiro.',
    result: FluxosIniciaveis,
  }),
  iniciar: endpoint({
    method: 'POST',
    path: 'fluxo-conteudo/{id}/iniciar',
    door: ['documentoEditar', 'processoEditar'],
    summary: 'Inicia à mão um fluxo publicado em um conteúdo concluído, por quem o tem.',
    body: FluxoIniciar,
    result: FluxoDoConteudo,
  }),
  assumir: endpoint({
    method: 'POST',
    path: 'fluxo-atividade/{id}/assumir',
    door: 'autenticado',
    summary: 'Assume uma atividade: os demais deixam de a poder fazer.',
    result: FluxoDoConteudo,
  }),
  liberar: endpoint({
    method: 'POST',
    path: 'fluxo-atividade/{id}/liberar',
    door: 'autenticado',
    summary: 'Devolve a todos do papel a atividade que a pessoa assumiu.',
    result: FluxoDoConteudo,
  }),
  delegar: endpoint({
    method: 'POST',
    path: 'fluxo-atividade/{id}/delegar',
    door: 'autenticado',
    summary: 'Passa a outra pessoa do papel a atividade.',
    body: AtividadeDelegar,
    result: FluxoDoConteudo,
  }),
  criarDocumento: endpoint({
    method: 'POST',
    path: 'fluxo-atividade/{id}/documento',
    door: 'documentoIncluir',
    summary: 'Começa o documento que a atividade pede, do modelo dela, vinculado ao conteúdo.',
    body: AtividadeDocumento,
    result: FluxoDoConteudo,
  }),
  concluir: endpoint({
    method: 'POST',
    path: 'fluxo-atividade/{id}/concluir',
    door: 'autenticado',
    summary: 'Conclui a atividade com a decisão e as respostas, e o fluxo segue.',
    body: AtividadeConcluir,
    result: FluxoDoConteudo,
  }),
  arquivo: endpoint({
    method: 'GET',
    path: 'fluxo-atividade/{id}/arquivo/{chave}',
    textParams: ['chave'],
    door: 'autenticado',
    summary: 'O arquivo com que se respondeu uma pergunta da atividade, a quem vê o conteúdo.',
    file: true,
  }),
} as const;

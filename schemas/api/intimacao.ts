import { BuscaQuery } from '#schemas/shapes/documento.ts';
import {
  IntimacaoArquivo,
  IntimacaoCancelar,
  IntimacaoExterna,
  IntimacaoNova,
  IntimacoesDoProcesso,
  IntimacoesExternas,
} from '#schemas/shapes/intimacao.ts';
import { SolicitacaoResposta } from '#schemas/shapes/solicitacao.ts';
import { endpoint } from './endpoint.ts';

/** Notices that the body sends to a party of a process (by the calendar, moved by downtime). */
export const intimacaoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'processo/{id}/intimacoes',
    door: 'processoConsultar',
    summary: 'As intimações de um processo, e quem se pode intimar nele.',
    result: IntimacoesDoProcesso,
  }),
  pecas: endpoint({
    method: 'GET',
    path: 'processo/{id}/intimacoes/pecas',
    door: 'processoEditar',
    summary: 'As peças, documentos e protocolos, que se podem mostrar a quem se intima.',
    query: BuscaQuery,
    result: IntimacaoArquivo,
    list: true,
  }),
  enviar: endpoint({
    method: 'POST',
    path: 'processo/{id}/intimacoes',
    door: 'processoEditar',
    summary:
      'Intima uma parte do processo; a ciência é da abertura, ou tácita depois dos dias da configuração.',
    body: IntimacaoNova,
    result: IntimacoesDoProcesso,
  }),
  cancelar: endpoint({
    method: 'POST',
    path: 'processo/{id}/intimacoes/{intimacaoId}/cancelar',
    door: 'processoEditar',
    summary: 'Cancela uma intimação de que ainda não houve ciência.',
    body: IntimacaoCancelar,
    result: IntimacoesDoProcesso,
  }),
  proprias: endpoint({
    method: 'GET',
    path: 'externo/intimacao',
    door: 'externo',
    summary: 'As intimações de quem entrou, e as de quem a pessoa representa; sem o texto das que não abriu.',
    result: IntimacoesExternas,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'externo/intimacao/{id}',
    door: 'externo',
    summary: 'Uma intimação; o texto, só depois da ciência.',
    result: IntimacaoExterna,
  }),
  abrir: endpoint({
    method: 'POST',
    path: 'externo/intimacao/{id}/ciencia',
    door: 'externo',
    perMinute: 30,
    secretAnswer: true,
    summary: 'Abre a intimação e toma ciência dela.',
    result: IntimacaoExterna,
  }),
  responder: endpoint({
    method: 'POST',
    path: 'externo/intimacao/{id}/resposta',
    door: 'externo',
    perMinute: 20,
    secretAnswer: true,
    summary: 'Responde a intimação que pede resposta; os arquivos vão ao processo.',
    body: SolicitacaoResposta,
    result: IntimacaoExterna,
  }),
  documento: endpoint({
    method: 'GET',
    path: 'externo/intimacao/{id}/documento/{documentoId}',
    door: 'externo',
    file: true,
    summary: 'Um documento que acompanha a intimação.',
  }),
  certidao: endpoint({
    method: 'GET',
    path: 'externo/intimacao/{id}/certidao',
    door: 'externo',
    file: true,
    summary: 'A certidão da ciência.',
  }),
} as const;

import {
  AvisosAoVivo,
  Notificacao,
  NotificacaoQuantidade,
  NotificacoesApagar,
  NotificacoesLidas,
  NotificacoesQuery,
} from '#schemas/shapes/notificacao.ts';
import { endpoint } from './endpoint.ts';

/** Internal notifications. `{param}` is the id of the person, one's own only. */
export const notificacaoApi = {
  quantidade: endpoint({
    method: 'GET',
    path: 'notificacao-interna/{param}/quantidade',
    door: 'autenticado',
    summary: 'Quantas notificações não lidas.',
    result: NotificacaoQuantidade,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'notificacao-interna/listar/{param}',
    door: 'autenticado',
    summary: 'As sete mais recentes, para o menu do sino.',
    result: Notificacao,
    list: true,
  }),
  listarPaginado: endpoint({
    method: 'GET',
    path: 'notificacao-interna/listar-paginado/{param}',
    door: 'autenticado',
    summary: 'Todas, ou só as não lidas, em páginas.',
    query: NotificacoesQuery,
    result: Notificacao,
    list: true,
  }),
  escutar: endpoint({
    method: 'GET',
    path: 'notificacao-interna/escutar/{param}',
    door: 'autenticado',
    summary: 'Fica aberta e diz, na hora, quantas não lidas há e quais acabam de chegar (eventos `avisos`).',
    result: AvisosAoVivo,
    events: true,
  }),
  consultarConteudo: endpoint({
    method: 'GET',
    path: 'notificacao-interna/consultar-conteudo/{id}',
    door: 'autenticado',
    summary: 'Uma notificação com o seu texto.',
    result: Notificacao,
  }),
  marcarComoLida: endpoint({
    method: 'PUT',
    path: 'notificacao-interna/marcar-como-lida/{id}',
    door: 'autenticado',
    summary: 'Marca como lida.',
    result: Notificacao,
  }),
  marcarTodasComoLidas: endpoint({
    method: 'PUT',
    path: 'notificacao-interna/marcar-todas-como-lidas',
    door: 'autenticado',
    summary: 'Marca como lidas todas, até a mais nova que se viu.',
    body: NotificacoesLidas,
  }),
  apagar: endpoint({
    method: 'DELETE',
    path: 'notificacao-interna/{id}',
    door: 'autenticado',
    summary: 'Apaga uma notificação.',
  }),
  apagarTodas: endpoint({
    method: 'DELETE',
    path: 'notificacao-interna/deletar-todas',
    door: 'autenticado',
    summary: 'Apaga as indicadas, ou todas quando nenhuma é indicada.',
    body: NotificacoesApagar,
  }),
} as const;

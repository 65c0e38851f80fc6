import { ComentarioEscrito, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import {
  FluxoConversaNova,
  FluxoConversas,
  FluxoConversaSituacao,
} from '#schemas/shapes/fluxo-comentario.ts';
import { endpoint } from './endpoint.ts';

/** Conversations about the drawing of a flow, of those who draw it. */
export const fluxoComentarioApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/comentarios',
    door: 'fluxoGerenciar',
    summary: 'As conversas sobre o desenho de um fluxo, da primeira à última.',
    result: FluxoConversas,
  }),
  comecar: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/comentarios',
    door: 'fluxoGerenciar',
    summary:
      'Começa uma conversa sobre um elemento do desenho, ou sobre ele todo, e avisa as pessoas mencionadas.',
    body: FluxoConversaNova,
    result: FluxoConversas,
  }),
  responder: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/comentarios/{conversa}/respostas',
    door: 'fluxoGerenciar',
    summary: 'Responde em uma conversa que não foi resolvida.',
    body: ComentarioEscrito,
    result: FluxoConversas,
  }),
  mudarSituacao: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/comentarios/{conversa}/situacao',
    door: 'fluxoGerenciar',
    summary: 'Marca uma conversa como resolvida, ou a reabre.',
    body: FluxoConversaSituacao,
    result: FluxoConversas,
  }),
  alterar: endpoint({
    method: 'PUT',
    path: 'fluxo/{id}/comentarios/{conversa}/{comentario}',
    door: 'fluxoGerenciar',
    summary: 'Altera o próprio comentário.',
    body: ComentarioEscrito,
    result: FluxoConversas,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: 'fluxo/{id}/comentarios/{conversa}/{comentario}',
    door: 'fluxoGerenciar',
    summary: 'Exclui o próprio comentário: se alguém disse algo depois dele, fica que ele havia.',
    result: FluxoConversas,
  }),
  pessoas: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/comentarios/pessoas',
    door: 'fluxoGerenciar',
    summary: 'Pessoas da organização que podem abrir o desenho, para mencioná-las.',
    query: BuscaQuery,
    result: PessoaMencionada,
    list: true,
  }),
} as const;

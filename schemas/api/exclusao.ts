import { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import { endpoint } from './endpoint.ts';

/** Requests to remove what was concluded; they are decided by acts of the content. */
export const exclusaoApi = {
  consultar: endpoint({
    method: 'GET',
    path: 'solicitacao-exclusao/{id}',
    door: 'solicitacaoExclusao',
    summary: 'Um pedido de exclusão: quem pediu, quando, por quê, quem já aprovou e o que se pode decidir.',
    result: SolicitacaoExclusao,
  }),
} as const;

import { Processo } from '#schemas/shapes/processo.ts';
import { RelacaoDesfazer, RelacaoPedido } from '#schemas/shapes/processo-relacoes.ts';
import { endpoint } from './endpoint.ts';

/** What a process has to do with others. */
export const processoRelacoesApi = {
  relacionar: endpoint({
    method: 'POST',
    path: 'processo/{id}/relacoes',
    door: 'processoEditar',
    summary: 'Relaciona outro processo a este: associa, apensa, anexa ou diz que é parte dele.',
    body: RelacaoPedido,
    result: Processo,
  }),
  desfazerRelacao: endpoint({
    method: 'POST',
    path: 'processo/{id}/relacoes/desfazer',
    door: 'processoEditar',
    summary: 'Desassocia ou desapensa, com motivo.',
    body: RelacaoDesfazer,
    result: Processo,
  }),
} as const;

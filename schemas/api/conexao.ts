import { OpcoesLidas } from '#schemas/shapes/conexao.ts';
import { endpoint } from './endpoint.ts';

/** Options that lists offer. */
export const conexaoApi = {
  opcoes: endpoint({
    method: 'GET',
    path: 'template-caixa-selecao/{id}/opcoes',
    door: 'autenticado',
    summary: 'As opções de uma lista, digitadas ou lidas agora de outro banco de dados.',
    result: OpcoesLidas,
  }),
} as const;

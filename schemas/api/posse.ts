import { endpoint } from './endpoint.ts';

/** Giving out, inside a unit, what it received. */
export const posseApi = {
  distribuir: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/distribuir',
    door: 'caixaCentralListar',
    summary: 'Entrega a uma pessoa da unidade o que ela recebeu e ninguém tem.',
    body: 'DistribuirPedido',
    result: 'AtoFeito',
  }),
  pessoas: endpoint({
    method: 'GET',
    path: 'caixa-central/distribuicao/pessoas',
    door: 'caixaCentralListar',
    summary: 'As pessoas da unidade da sessão, a quem se distribui.',
    query: 'BuscaQuery',
    result: 'Pessoa',
    list: true,
  }),
} as const;

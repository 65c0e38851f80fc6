import { AtoFeito, DistribuirPedido, Pessoa } from '#schemas/shapes/conteudo.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { DetentorPedido } from '#schemas/shapes/documento-novo.ts';
import { endpoint } from './endpoint.ts';

/** Giving out, inside a unit, what it received. */
export const posseApi = {
  distribuir: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/distribuir',
    door: 'caixaCentralListar',
    summary: 'Entrega a uma pessoa da unidade o que ela recebeu e ninguém tem.',
    body: DistribuirPedido,
    result: AtoFeito,
  }),
  pessoas: endpoint({
    method: 'GET',
    path: 'caixa-central/distribuicao/pessoas',
    door: 'caixaCentralListar',
    summary: 'As pessoas da unidade da sessão, a quem se distribui.',
    query: BuscaQuery,
    result: Pessoa,
    list: true,
  }),
  trocarDetentor: endpoint({
    method: 'POST',
    path: 'conteudo/trocar-detentor',
    door: 'autenticado',
    summary: 'Passa o que a unidade tem para as mãos de outra pessoa dela, seja qual for a espécie.',
    body: DetentorPedido,
    result: AtoFeito,
  }),
  detentoresPossiveis: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/detentores-possiveis',
    door: 'autenticado',
    summary: 'Pessoas da unidade que podem passar a ter o conteúdo.',
    query: BuscaQuery,
    result: Pessoa,
    list: true,
  }),
} as const;

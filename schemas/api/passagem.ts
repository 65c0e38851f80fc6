import { PassagemPedido, PassagemSituacao } from '#schemas/shapes/passagem.ts';
import { endpoint } from './endpoint.ts';

/** What a person or a unit still answers for, and handing it over to another. */
export const passagemApi = {
  consultarUsuario: endpoint({
    method: 'GET',
    path: 'passagem/usuario/{id}',
    door: 'usuarioPassar',
    summary:
      'O que uma pessoa ainda tem: posse, assinaturas, trâmites a receber, papéis e responsabilidades.',
    result: PassagemSituacao,
  }),
  passarUsuario: endpoint({
    method: 'POST',
    path: 'passagem/usuario/{id}',
    door: 'usuarioPassar',
    summary: 'Passa tudo a outra pessoa, em uma transação, e inativa se pedido. Devolve o que restou.',
    body: PassagemPedido,
    result: PassagemSituacao,
  }),
  consultarUnidade: endpoint({
    method: 'GET',
    path: 'passagem/unidade/{id}',
    door: 'unidadePassar',
    summary:
      'O que uma unidade ainda tem: posse, trâmites a receber, pessoas, subordinadas e responsabilidades.',
    result: PassagemSituacao,
  }),
  passarUnidade: endpoint({
    method: 'POST',
    path: 'passagem/unidade/{id}',
    door: 'unidadePassar',
    summary: 'Passa tudo a outra unidade, em uma transação, e inativa se pedido. Devolve o que restou.',
    body: PassagemPedido,
    result: PassagemSituacao,
  }),
} as const;

import { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import {
  ConteudoTransferivel,
  ConteudosTransferiveisQuery,
  TransferenciaPedido,
  UnidadeTransferencia,
} from '#schemas/shapes/transferencia.ts';
import { endpoint } from './endpoint.ts';

/** Moving what one unit holds to another, in bulk. */
export const transferenciaApi = {
  unidades: endpoint({
    method: 'GET',
    path: 'transferencia/unidades',
    door: 'autenticado',
    summary: 'As unidades da organização, de onde e para onde se transfere; responde a quem tem a marca.',
    query: BuscaQuery,
    result: UnidadeTransferencia,
    list: true,
  }),
  conteudos: endpoint({
    method: 'GET',
    path: 'transferencia/conteudos',
    door: 'autenticado',
    summary:
      'O que uma unidade detém, do que a pessoa vê, com o que se pode transferir agora e por que não o resto; responde a quem tem a marca.',
    query: ConteudosTransferiveisQuery,
    result: ConteudoTransferivel,
    list: true,
  }),
  pedir: endpoint({
    method: 'POST',
    path: 'transferencia',
    door: 'autenticado',
    summary:
      'Transfere o que uma unidade detém a outra, do filtro inteiro ou do que se escolheu, como um lote de quem pede.',
    body: TransferenciaPedido,
    result: AtoEmLote,
    ownTransaction: true,
  }),
} as const;

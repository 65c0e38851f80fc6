import { Impressao, ImpressaoPedido } from '#schemas/shapes/processo-impressao.ts';
import { endpoint } from './endpoint.ts';

/** A process on paper: its pieces as one file, made in the background. */
export const processoImpressaoApi = {
  preparar: endpoint({
    method: 'POST',
    path: 'processo/preparar-visualizar-documentos',
    door: 'imprimirDocumento',
    summary:
      'Pede as peças escolhidas, ou todas as que a pessoa alcança, em um só PDF ou ZIP; o igual já feito vem na hora.',
    body: ImpressaoPedido,
    result: Impressao,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'processo/{id}/impressoes',
    door: 'imprimirDocumento',
    summary: 'O que a pessoa pediu deste processo, do mais novo para o mais antigo.',
    result: Impressao,
    list: true,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'impressao/{id}',
    door: 'imprimirDocumento',
    summary: 'Um pedido da pessoa, e quanto dele já se fez.',
    result: Impressao,
  }),
  cancelar: endpoint({
    method: 'DELETE',
    path: 'impressao/{id}',
    door: 'imprimirDocumento',
    summary: 'Desiste de um pedido que não está pronto.',
    result: Impressao,
  }),
  arquivo: endpoint({
    method: 'GET',
    path: 'impressao/{id}/arquivo',
    door: 'imprimirDocumento',
    summary: 'O arquivo pronto, enquanto a pessoa alcança tudo o que há nele.',
    file: true,
  }),
} as const;

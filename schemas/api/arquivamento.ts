import {
  ArquivamentoContadores,
  ArquivamentoQuery,
  ArquivoPossivel,
  ConcederConsulta,
  EnviarAoArquivo,
  ItemArquivamento,
  NegarPedidoArquivo,
  PedidoArquivo,
  PedidosArquivoQuery,
} from '#schemas/shapes/arquivamento.ts';
import { AtoFeito } from '#schemas/shapes/conteudo.ts';
import { endpoint } from './endpoint.ts';

/** What goes to the archives of the institution, and what they have. */
export const arquivamentoApi = {
  arquivos: endpoint({
    method: 'GET',
    path: 'arquivamento/arquivos',
    door: 'autenticado',
    summary:
      'Os arquivos da organização, a que se envia o que foi finalizado; primeiro o da unidade da sessão.',
    result: ArquivoPossivel,
    list: true,
  }),
  enviar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/enviar-ao-arquivo',
    door: 'autenticado',
    summary: 'Entrega a um arquivo o que foi finalizado, com o que anda junto.',
    body: EnviarAoArquivo,
    result: AtoFeito,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'arquivamento',
    door: 'arquivoOperar',
    summary: 'O que o arquivo da sessão tem, do que a pessoa vê: a arquivar ou arquivado.',
    query: ArquivamentoQuery,
    result: ItemArquivamento,
    list: true,
  }),
  pedidos: endpoint({
    method: 'GET',
    path: 'arquivamento/pedidos',
    door: 'arquivoOperar',
    summary: 'O que se pediu ao arquivo da sessão e o que ele concedeu, ainda em aberto.',
    query: PedidosArquivoQuery,
    result: PedidoArquivo,
    list: true,
  }),
  conceder: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/conceder-consulta',
    door: 'arquivoOperar',
    summary: 'Concede a quem pediu a consulta, no lugar do arquivo, até um dia.',
    body: ConcederConsulta,
    result: AtoFeito,
  }),
  negar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/negar-pedido',
    door: 'arquivoOperar',
    summary: 'Nega um pedido feito ao arquivo, com o motivo.',
    body: NegarPedidoArquivo,
    result: AtoFeito,
  }),
  contadores: endpoint({
    method: 'GET',
    path: 'arquivamento/contadores',
    door: 'arquivoOperar',
    summary: 'Se a unidade da sessão é um arquivo, e quanto ele tem.',
    result: ArquivamentoContadores,
  }),
} as const;

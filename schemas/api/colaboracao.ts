import { ColaboradorPedido, Colaboradores } from '#schemas/shapes/colaboracao.ts';
import { Pessoa } from '#schemas/shapes/conteudo.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { endpoint } from './endpoint.ts';

/** People of other units who help to write a draft. */
export const colaboracaoApi = {
  possiveis: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/colaboradores-possiveis',
    door: 'documentoEditar',
    summary: 'Pessoas de unidades com colaboração ativa que podem ser chamadas a escrever uma minuta.',
    query: BuscaQuery,
    result: Pessoa,
    list: true,
  }),
  incluir: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/colaboradores',
    door: 'documentoEditar',
    summary:
      'Chama uma pessoa de outra unidade a ler e escrever uma minuta, até a conclusão ou até ser retirada.',
    body: ColaboradorPedido,
    result: Colaboradores,
  }),
  retirar: endpoint({
    method: 'DELETE',
    path: 'conteudo/{id}/colaboradores/{usuarioId}',
    door: 'documentoEditar',
    summary: 'Retira quem colabora em uma minuta; a própria pessoa também deixa de colaborar.',
    result: Colaboradores,
  }),
} as const;

import { Publicacao, PublicacoesOpcoes, PublicacoesQuery } from '#schemas/shapes/publicacao.ts';
import { endpoint } from './endpoint.ts';

/** What was published, for anybody, without sign-in. */
export const publicacaoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'publicacoes',
    door: 'publico',
    perMinute: 60,
    summary: 'Documentos publicados, do mais novo ao mais antigo; com palavras, tipo, órgão e período.',
    query: PublicacoesQuery,
    result: Publicacao,
    list: true,
  }),
  novidades: endpoint({
    method: 'GET',
    path: 'publicacoes/novidades',
    door: 'publico',
    perMinute: 60,
    summary:
      'Os últimos documentos publicados, em Atom (RFC 4287), para um leitor de notícias; com os mesmos filtros.',
    query: PublicacoesQuery,
    file: true,
  }),
  opcoes: endpoint({
    method: 'GET',
    path: 'publicacoes/opcoes',
    door: 'publico',
    perMinute: 60,
    summary: 'Tipos e órgãos que têm documentos publicados.',
    result: PublicacoesOpcoes,
  }),
} as const;

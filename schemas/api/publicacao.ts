import {
  ProcessoPublicado,
  Publicacao,
  PublicacoesOpcoes,
  PublicacoesQuery,
} from '#schemas/shapes/publicacao.ts';
import { endpoint } from './endpoint.ts';

/** What was published, for anybody, without sign-in. */
export const publicacaoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'publicacoes',
    door: 'publico',
    perMinute: 60,
    summary:
      'Documentos e processos publicados, do mais novo ao mais antigo; com palavras, tipo, órgão e período.',
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
      'O que se publicou por último, em Atom (RFC 4287), para um leitor de notícias; com os mesmos filtros.',
    query: PublicacoesQuery,
    file: true,
  }),
  opcoes: endpoint({
    method: 'GET',
    path: 'publicacoes/opcoes',
    door: 'publico',
    perMinute: 60,
    summary: 'Tipos e órgãos que têm o que mostrar.',
    result: PublicacoesOpcoes,
  }),
  processo: endpoint({
    method: 'GET',
    path: 'publicacoes/processo/{codigo}',
    door: 'publico',
    perMinute: 60,
    summary: 'O que qualquer pessoa vê de um processo publicado, com as peças que são públicas.',
    textParams: ['codigo'],
    result: ProcessoPublicado,
  }),
} as const;

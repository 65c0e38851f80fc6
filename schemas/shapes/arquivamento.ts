import {
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { ItemCaixa } from './caixa.ts';
import { Acao, UnidadeResumo } from './conteudo.ts';

/** The ages of the archives, as a unit is marked. */
export const idadesArquivo = ['CORRENTE', 'INTERMEDIARIO', 'PERMANENTE'] as const;

export type ArquivoPossivel = Static<typeof ArquivoPossivel>;
export const ArquivoPossivel = closed({
  id: positive(),
  sigla: text(),
  nome: text(),
  idade: oneOf(idadesArquivo),
  daUnidade: flag({ description: 'É o arquivo em que a unidade da sessão guarda.' }),
});

export type EnviarAoArquivo = Static<typeof EnviarAoArquivo>;
export const EnviarAoArquivo = closed({
  versao: optional(integer()),
  unidadeId: positive({ title: 'Arquivo', description: 'Uma unidade da organização marcada como arquivo.' }),
});

export type ArquivamentoQuery = Static<typeof ArquivamentoQuery>;
export const ArquivamentoQuery = closed({
  aba: oneOf(['aArquivar', 'arquivados'], { description: 'O que espera ser arquivado, ou o que já foi.' }),
  q: optional(text({ maxLength: 200 })),
  deUnidadeId: optional(positive({ title: 'Veio de' })),
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

export type ItemArquivamento = Static<typeof ItemArquivamento>;
export const ItemArquivamento = closed({
  item: ItemCaixa,
  deUnidade: UnidadeResumo,
  enviadoPor: text(),
  enviadoEm: instant(),
  arquivadoPor: optional(text()),
  arquivadoEm: optional(instant()),
  classe: optional(text({ description: 'Código e nome da classe, se tem uma.' })),
  atos: list(Acao, { description: 'Os atos de arquivo, com o motivo de cada um que não se pode fazer.' }),
});

export type ConcederConsulta = Static<typeof ConcederConsulta>;
export const ConcederConsulta = closed({
  pedidoId: positive({ title: 'Pedido' }),
  ate: day({ title: 'Até', description: 'O último dia da consulta; passado ele, acaba por si.' }),
});

export type NegarPedidoArquivo = Static<typeof NegarPedidoArquivo>;
export const NegarPedidoArquivo = closed({
  pedidoId: positive({ title: 'Pedido' }),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type PedidosArquivoQuery = Static<typeof PedidosArquivoQuery>;
export const PedidosArquivoQuery = closed({
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

export type PedidoArquivo = Static<typeof PedidoArquivo>;
export const PedidoArquivo = closed({
  id: positive(),
  conteudoId: positive(),
  tipo: integer(),
  numero: optional(text()),
  assunto: text(),
  estado: integer(),
  tipoNome: text(),
  especie: oneOf(['CONSULTA']),
  situacao: oneOf(['PEDIDO', 'CONCEDIDO']),
  quem: text(),
  unidade: text({ description: 'A sigla da unidade de quem pediu.' }),
  motivo: text(),
  pedidoEm: instant(),
  ate: optional(day()),
  antes: integer({ description: 'Quantos pedidos do mesmo conteúdo esperam há mais tempo.' }),
});

export type ArquivamentoContadores = Static<typeof ArquivamentoContadores>;
export const ArquivamentoContadores = closed({
  unidade: UnidadeResumo,
  idade: optional(oneOf(idadesArquivo, { description: 'Ausente, a unidade da sessão não é arquivo.' })),
  aArquivar: integer({ minimum: 0 }),
  arquivados: integer({ minimum: 0 }),
  pedidos: integer({ minimum: 0 }),
});

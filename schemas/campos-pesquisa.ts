import { todasEspecies } from './especies.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from './shapes/filtro-pesquisa.ts';
import type { ColunaPesquisa } from './shapes/pesquisa.ts';

/** A field of the advanced search. */
export type CampoPesquisa = Exclude<keyof FiltroCampos, 'aba' | 'prioridade' | 'prazo' | 'ordem'>;

/** Characters that a text of the advanced search has at the least. */
export const menorTexto = 4;

/** Fields in which the person types words. */
export const camposDeTexto = ['q', 'assunto', 'interessado'] as const satisfies readonly CampoPesquisa[];

/** Fields that are a period, which has both ends or is absent. */
export const camposDePeriodo = [
  'dataCriacao',
  'dataConclusao',
  'dataUltimoTramite',
  'vencimento',
  'fimVigencia',
] as const satisfies readonly CampoPesquisa[];

const deTodos = [
  'q',
  'numero',
  'assunto',
  'interessado',
  'cpfCnpj',
  'fase',
  'estado',
  'sigilo',
  'nivelAcesso',
  'autor',
  'unidadeOrigem',
  'unidadeDetentora',
  'paraConhecimento',
  'dataCriacao',
  'dataUltimoTramite',
] as const satisfies readonly CampoPesquisa[];

/** What may be asked of each kind; a field of another kind is refused, since it would find nothing. */
export const camposPorCaso: Readonly<Record<CasoDeUsoPesquisa, readonly CampoPesquisa[]>> = {
  Todos: [...deTodos, 'origem'],
  Documento: [
    ...deTodos,
    'origem',
    'tipoDocumento',
    'modeloDocumento',
    'assinante',
    'assinaturaCertificadoDigital',
    'assinaturaNuvem',
    'dataConclusao',
    'vencimento',
    'resposta',
    'vigencia',
    'fimVigencia',
  ],
  Processo: [...deTodos, 'origem', 'tipoProcesso', 'dataConclusao', 'vencimento', 'vigencia', 'fimVigencia'],
  Protocolo: [
    ...deTodos,
    'origem',
    'assinante',
    'assinaturaCertificadoDigital',
    'assinaturaNuvem',
    'dataConclusao',
    'vencimento',
  ],
  ProtocoloExterno: deTodos,
};

/** The content types of each use case; undefined means all of them. */
export const tiposPorCaso = (caso: CasoDeUsoPesquisa): readonly number[] | undefined =>
  caso === 'Todos'
    ? undefined
    : todasEspecies.filter((especie) => especie.caso === caso).map(({ tipo }) => tipo);

/** What came from outside the institution: digitised and external protocols. Everything else was born in it. */
export const tiposDeOrigemExterna: readonly number[] = todasEspecies
  .filter(({ deOrigemExterna }) => deOrigemExterna)
  .map(({ tipo }) => tipo);

export const origemPesquisa = { todos: 0, interno: 1, externo: 2 } as const;
/** Both phases, where a phase is asked. */
export const fasesTodas = 2;
/** Any state of archiving. */
export const qualquerEstado = 99;

/** The columns of who chose none. */
export const colunasPadrao = [
  'numeroDocumento',
  'numeroProcesso',
  'numeroProtocolo',
  'dataUltimoTramite',
  'assunto',
  'interessado',
  'sigilo',
  'estado',
  'cpfCnpjInteressado',
] as const satisfies readonly ColunaPesquisa[];

/** All 26, in the order in which they are offered. */
export const colunasPesquisa: readonly ColunaPesquisa[] = [
  ...colunasPadrao,
  'origem',
  'fase',
  'tipoDocumento',
  'tipoProcesso',
  'tipo',
  'observacoes',
  'dataCriacao',
  'origemAutor',
  'localizacaoDetentor',
  'assinante',
  'paraConhecimento',
  'assinaturaCertificadoDigital',
  'removerDocumentoVinculado',
  'envelopeFechado',
  'modeloDocumento',
  'protocoloExterno',
  'usuarioExterno',
];

/** What a page may be ordered by; without one, the best matches come first, or the newest. */
export const ordensPesquisa = ['numero', 'assunto', 'dataCriacao', 'dataUltimoTramite'] as const;
export type OrdemPesquisa = (typeof ordensPesquisa)[number];

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

export type SituacaoIntimacao = Static<typeof SituacaoIntimacao>;
export const SituacaoIntimacao = oneOf(['ENVIADA', 'LIDA', 'TACITA', 'RESPONDIDA', 'CANCELADA'], {
  type: 'string',
});

export type IntimacaoNova = Static<typeof IntimacaoNova>;
export const IntimacaoNova = closed({
  versao: optional(integer()),
  externoId: positive({ title: 'Quem se intima' }),
  assunto: text({ title: 'Assunto', maxLength: 200 }),
  texto: text({ title: 'Texto', maxLength: 10000 }),
  dias: optional(positive({ title: 'Prazo para responder, em dias', maximum: 365 })),
  documentos: list(text({ minLength: 1, maxLength: 100 }), {
    title: 'Documentos',
    maxItems: 20,
    uniqueItems: true,
  }),
  pecas: optional(list(positive(), { title: 'Peças do processo', maxItems: 100, uniqueItems: true })),
});

export type IntimacaoCancelar = Static<typeof IntimacaoCancelar>;
export const IntimacaoCancelar = closed({ motivo: text({ title: 'Motivo', maxLength: 1000 }) });

export type IntimacaoArquivo = Static<typeof IntimacaoArquivo>;
export const IntimacaoArquivo = closed({ id: positive(), nome: text() });

export type IntimacaoDoProcesso = Static<typeof IntimacaoDoProcesso>;
export const IntimacaoDoProcesso = closed({
  id: positive(),
  situacao: SituacaoIntimacao,
  assunto: text(),
  texto: text(),
  quem: text(),
  enviadaEm: instant(),
  enviadaPor: text(),
  tacitaEm: day(),
  dias: optional(integer()),
  cienciaEm: optional(instant()),
  cienciaDia: optional(day()),
  cienciaPor: optional(text()),
  prazo: optional(day()),
  resposta: optional(text()),
  respondidaEm: optional(instant()),
  respondidaPor: optional(text()),
  foraDoPrazo: optional(flag()),
  motivo: optional(text()),
  certidaoId: optional(positive()),
  contaFechada: optional(flag({ description: 'Ninguém entra com a conta: a intimação espera.' })),
  documentos: list(text()),
});

export type ParteIntimavel = Static<typeof ParteIntimavel>;
export const ParteIntimavel = closed({ id: positive(), nome: text() });

export type IntimacoesDoProcesso = Static<typeof IntimacoesDoProcesso>;
export const IntimacoesDoProcesso = closed({
  itens: list(IntimacaoDoProcesso),
  partes: list(ParteIntimavel),
  intimar: closed({ permitida: flag(), motivo: optional(text()) }),
  diasTacita: integer(),
});

export type IntimacaoItem = Static<typeof IntimacaoItem>;
export const IntimacaoItem = closed({
  id: positive(),
  situacao: SituacaoIntimacao,
  orgao: text(),
  unidade: text(),
  enviadaEm: instant(),
  tacitaEm: day(),
  representado: optional(text()),
  assunto: optional(text()),
  prazo: optional(day()),
});

export type IntimacoesExternas = Static<typeof IntimacoesExternas>;
export const IntimacoesExternas = closed({ itens: list(IntimacaoItem) });

export type IntimacaoExterna = Static<typeof IntimacaoExterna>;
export const IntimacaoExterna = closed({
  id: positive(),
  situacao: SituacaoIntimacao,
  orgao: text(),
  unidade: text(),
  enviadaEm: instant(),
  tacitaEm: day(),
  representado: optional(text()),
  assunto: optional(text()),
  texto: optional(text()),
  processo: optional(text()),
  dias: optional(integer()),
  cienciaEm: optional(instant()),
  cienciaDia: optional(day()),
  cienciaPor: optional(text()),
  prazo: optional(day()),
  resposta: optional(text()),
  respondidaEm: optional(instant()),
  respondidaPor: optional(text()),
  foraDoPrazo: optional(flag()),
  certidao: optional(flag()),
  responde: flag(),
  documentos: list(IntimacaoArquivo),
});

import {
  closed,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Acao } from './conteudo.ts';

export type EspecieRelacao = Static<typeof EspecieRelacao>;
export const EspecieRelacao = oneOf(['ASSOCIADO', 'APENSADO', 'ANEXADO', 'SUBPROCESSO'], {
  title: 'Relação',
});

export type ProcessoResumo = Static<typeof ProcessoResumo>;
export const ProcessoResumo = closed({
  id: positive(),
  numero: optional(text()),
  assunto: text(),
  fase: integer(),
  estado: integer(),
  tipoProcesso: optional(text()),
});

export type RelacaoProcesso = Static<typeof RelacaoProcesso>;
export const RelacaoProcesso = closed({
  id: positive(),
  especie: EspecieRelacao,
  papel: oneOf(['PRINCIPAL', 'OUTRO', 'PAR'], {
    description:
      'O que este processo é na relação: o que recebe o outro (PRINCIPAL), o recebido (OUTRO), ou um dos dois (PAR).',
  }),
  processo: ProcessoResumo,
  desde: instant(),
  porQuem: text(),
  motivo: optional(text()),
  acoes: list(Acao, { description: 'desapensar, ou desassociar.' }),
});

export type RelacaoPedido = Static<typeof RelacaoPedido>;
export const RelacaoPedido = closed({
  outroId: positive({ title: 'Processo' }),
  especie: EspecieRelacao,
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type RelacaoDesfazer = Static<typeof RelacaoDesfazer>;
export const RelacaoDesfazer = closed({
  relacaoId: positive(),
  motivo: text({ title: 'Motivo', maxLength: 1000, minLength: 1 }),
});

export type ConverterProcesso = Static<typeof ConverterProcesso>;
export const ConverterProcesso = closed({
  tipoProcessoId: positive({ title: 'Tipo de processo' }),
  assunto: optional(text({ title: 'Assunto', maxLength: 500, minLength: 1 })),
});

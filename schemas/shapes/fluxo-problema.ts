import { tiposDeCampo } from '#schemas/fluxo/atividade.ts';
import {
  answer,
  closed,
  dictionary,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { DesenhoDoConteudo } from './fluxo.ts';

export type FluxoProblema = Static<typeof FluxoProblema>;
export const FluxoProblema = closed({
  id: integer(),
  tipo: oneOf([
    'EXPRESSAO',
    'SEM_SAIDA',
    'PARADA',
    'DEMOROU',
    'SEM_EXECUTOR',
    'QUORUM_IMPOSSIVEL',
    'TEMPO',
    'TRABALHO',
  ]),
  fluxo: text(),
  fluxoId: integer(),
  versao: integer(),
  elemento: optional(text()),
  mensagem: text(),
  abertoEm: instant(),
  conteudo: optional(
    closed(
      { id: integer(), tipo: integer(), numero: optional(text()), assunto: text() },
      { description: 'Só do que a pessoa vê.' },
    ),
  ),
});

export type FluxoProblemaDetalhe = Static<typeof FluxoProblemaDetalhe>;
export const FluxoProblemaDetalhe = closed({
  instanciaId: optional(integer()),
  saidas: list(closed({ id: text(), nome: text(), condicao: optional(text()) })),
  campos: list(
    closed({
      chave: text(),
      rotulo: text(),
      tipo: oneOf(tiposDeCampo),
      opcoes: optional(list(text())),
      valor: optional(answer({ maxLength: 4000 })),
    }),
  ),
  destinos: list(closed({ id: text(), nome: text() })),
  versoes: list(integer()),
  desenho: DesenhoDoConteudo,
});

export type FluxoProblemaAto = Static<typeof FluxoProblemaAto>;
export const FluxoProblemaAto = closed({
  ids: list(positive(), { title: 'Problemas', minItems: 1, maxItems: 100, uniqueItems: true }),
  ato: oneOf(['TENTAR', 'CORRIGIR', 'ESCOLHER', 'MOVER', 'MIGRAR', 'INTERROMPER'], { title: 'O que se faz' }),
  motivo: text({ title: 'Justificativa', maxLength: 1000 }),
  valores: optional(
    dictionary(answer({ maxLength: 4000 }), { title: 'Respostas corrigidas', maxProperties: 100 }),
  ),
  saida: optional(text({ title: 'Saída', maxLength: 200 })),
  destino: optional(text({ title: 'Atividade', maxLength: 200 })),
  versao: optional(positive({ title: 'Versão' })),
  mapa: optional(
    dictionary(text({ maxLength: 200 }), {
      title: 'Para onde vai o que a versão não tem',
      maxProperties: 200,
    }),
  ),
});

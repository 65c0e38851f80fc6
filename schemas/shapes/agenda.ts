import {
  closed,
  day,
  flag,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Compromisso, EscopoCompromisso } from './compromisso.ts';

export type AgendaQuery = Static<typeof AgendaQuery>;
export const AgendaQuery = closed(
  { de: day({ title: 'Primeiro dia' }), ate: day({ title: 'Último dia' }) },
  { description: 'No máximo 62 dias.' },
);

export type PrazoAgenda = Static<typeof PrazoAgenda>;
export const PrazoAgenda = closed({
  dia: day({ title: 'Dia' }),
  especie: oneOf(['RECEBER', 'CONCLUIR', 'ASSINAR'], {
    description: 'O que vence: receber o que chegou, o vencimento do que está em mãos, ou assinar.',
  }),
  conteudoId: positive(),
  tipo: integer(),
  fase: integer(),
  rotulo: text(),
  atrasado: flag(),
});

export type FeriadoAgenda = Static<typeof FeriadoAgenda>;
export const FeriadoAgenda = closed({ dia: day({ title: 'Dia' }), nome: text() });

export type AusenciaAgenda = Static<typeof AusenciaAgenda>;
export const AusenciaAgenda = closed({
  de: day({ title: 'Primeiro dia' }),
  ate: day({ title: 'Último dia' }),
  nome: text(),
  minha: flag({ description: 'Da própria pessoa; as outras são daquelas em cujo lugar ela atua.' }),
});

export type Agenda = Static<typeof Agenda>;
export const Agenda = closed(
  {
    compromissos: list(Compromisso),
    prazos: list(PrazoAgenda),
    feriados: list(FeriadoAgenda),
    ausencias: list(AusenciaAgenda),
    escopos: list(EscopoCompromisso, { description: 'De quem a pessoa pode marcar compromissos.' }),
    deColegas: flag({ description: 'Pode marcar na agenda de colegas da unidade.' }),
    cortado: flag({ description: 'Havia mais prazos do que se mostram.' }),
  },
  { description: 'O que há de um dia a outro.' },
);

export type PessoasAgendaQuery = Static<typeof PessoasAgendaQuery>;
export const PessoasAgendaQuery = closed({
  q: optional(text({ maxLength: 100 })),
  daUnidade: optional(flag()),
  pageSize: optional(positive({ maximum: 50 })),
});

export type OcorrenciaAgendaQuery = Static<typeof OcorrenciaAgendaQuery>;
export const OcorrenciaAgendaQuery = closed({
  ocorrencia: optional(
    day({
      title: 'Ocorrência',
      description:
        'De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.',
    }),
  ),
});

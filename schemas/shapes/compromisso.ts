import {
  annotated,
  closed,
  day,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Acao } from './conteudo.ts';

export type EscopoCompromisso = Static<typeof EscopoCompromisso>;
export const EscopoCompromisso = oneOf(['ORGANIZACAO', 'UNIDADE', 'PESSOA'], {
  description: 'De quem é: de toda a organização, de uma unidade ou de uma pessoa.',
});

export type RepeticaoCompromisso = Static<typeof RepeticaoCompromisso>;
export const RepeticaoCompromisso = closed(
  {
    cada: oneOf(['DIA', 'SEMANA', 'MES', 'ANO'], {
      title: 'Repete a cada',
      description:
        'O mês e o ano se contam pelo dia do primeiro; onde o mês não tem esse dia, vale o último dele.',
    }),
    intervalo: positive({ title: 'Intervalo', maximum: 99 }),
    dias: optional(
      list(positive({ maximum: 7 }), {
        title: 'Dias da semana',
        description: 'De 1, segunda-feira, a 7, domingo; só a cada semana.',
        minItems: 1,
        maxItems: 7,
        uniqueItems: true,
      }),
    ),
    ate: optional(day({ title: 'Até o dia' })),
    vezes: optional(integer({ title: 'Quantas vezes', minimum: 2, maximum: 730 })),
    diaUtil: optional(
      oneOf(['ANTERIOR', 'SEGUINTE', 'PULAR'], {
        title: 'Em dia sem expediente',
        description: 'Vai ao dia útil anterior, ao seguinte, ou não acontece; ausente, acontece assim mesmo.',
      }),
    ),
  },
  { description: 'De quanto em quanto tempo um compromisso volta. Sem até nem vezes, não acaba.' },
);

export type AlcanceCompromisso = Static<typeof AlcanceCompromisso>;
export const AlcanceCompromisso = oneOf(['ESTE', 'SEGUINTES', 'TODOS'], {
  description: 'De um compromisso que se repete: só este, este e os seguintes, ou todos. Ausente, todos.',
});

export type CompromissoNovo = Static<typeof CompromissoNovo>;
export const CompromissoNovo = closed(
  {
    escopo: EscopoCompromisso,
    usuarioId: optional(
      positive({ title: 'De quem é', description: 'De quem é, se de uma pessoa; ausente, de quem pede.' }),
    ),
    titulo: text({ title: 'Título', minLength: 1, maxLength: 200 }),
    lugar: optional(text({ title: 'Lugar', maxLength: 200 })),
    descricao: optional(text({ title: 'Descrição', maxLength: 4000 })),
    de: day({ title: 'Primeiro dia' }),
    ate: day({ title: 'Último dia' }),
    hora: optional(text({ title: 'Início', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
    horaFim: optional(text({ title: 'Fim', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
    participantes: optional(list(positive(), { title: 'Participantes', maxItems: 100, uniqueItems: true })),
    repeticao: optional(RepeticaoCompromisso),
    lembretes: optional(
      list(integer({ minimum: 0, maximum: 40320 }), {
        title: 'Lembretes',
        description:
          'Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.',
        maxItems: 5,
        uniqueItems: true,
      }),
    ),
  },
  { description: 'Dias e horas são os da instituição. Sem hora, é do dia inteiro.' },
);

export type CompromissoSalvar = Static<typeof CompromissoSalvar>;
export const CompromissoSalvar = closed(
  {
    versao: positive(),
    titulo: text({ title: 'Título', minLength: 1, maxLength: 200 }),
    lugar: optional(text({ title: 'Lugar', maxLength: 200 })),
    descricao: optional(text({ title: 'Descrição', maxLength: 4000 })),
    de: day({ title: 'Primeiro dia' }),
    ate: day({ title: 'Último dia' }),
    hora: optional(text({ title: 'Início', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
    horaFim: optional(text({ title: 'Fim', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
    participantes: optional(list(positive(), { title: 'Participantes', maxItems: 100, uniqueItems: true })),
    alcance: optional(AlcanceCompromisso),
    ocorrencia: optional(
      day({
        title: 'Ocorrência',
        description:
          'De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.',
      }),
    ),
    repeticao: optional(RepeticaoCompromisso),
    lembretes: optional(
      list(integer({ minimum: 0, maximum: 40320 }), {
        title: 'Lembretes',
        description:
          'Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.',
        maxItems: 5,
        uniqueItems: true,
      }),
    ),
  },
  {
    description:
      'O compromisso inteiro, como passa a ser. De quem ele é não muda. Dias e horas são os da ocorrência dita.',
  },
);

export type RespostaCompromisso = Static<typeof RespostaCompromisso>;
export const RespostaCompromisso = oneOf(['VOU', 'TALVEZ', 'NAO'], { title: 'Resposta' });

export type ParticipanteCompromisso = Static<typeof ParticipanteCompromisso>;
export const ParticipanteCompromisso = closed({
  id: positive(),
  rotulo: text(),
  resposta: optional(
    annotated(RespostaCompromisso, { description: 'O que a pessoa respondeu; só quem organiza a lê.' }),
  ),
});

export type RespostaCompromissoBody = Static<typeof RespostaCompromissoBody>;
export const RespostaCompromissoBody = closed({ resposta: RespostaCompromisso });

export type Compromisso = Static<typeof Compromisso>;
export const Compromisso = closed({
  id: positive(),
  versao: positive(),
  escopo: EscopoCompromisso,
  dono: text({ description: 'Organização, unidade ou pessoa de quem é.' }),
  titulo: text({ title: 'Título', minLength: 1, maxLength: 200 }),
  lugar: optional(text({ title: 'Lugar', maxLength: 200 })),
  descricao: optional(text({ title: 'Descrição', maxLength: 4000 })),
  de: day({ title: 'Primeiro dia' }),
  ate: day({ title: 'Último dia' }),
  hora: optional(text({ title: 'Início', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  horaFim: optional(text({ title: 'Fim', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  participantes: list(ParticipanteCompromisso),
  criadoPor: text(),
  acoes: list(Acao),
  ocorrencia: optional(
    day({
      title: 'Ocorrência',
      description:
        'De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.',
    }),
  ),
  repeticao: optional(RepeticaoCompromisso),
  resposta: optional(
    annotated(RespostaCompromisso, { description: 'O que respondeu quem lê, se participa.' }),
  ),
  lembretes: list(integer({ minimum: 0, maximum: 40320 }), {
    title: 'Lembretes',
    description:
      'Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.',
    maxItems: 5,
    uniqueItems: true,
  }),
});

export type CompromissoVersao = Static<typeof CompromissoVersao>;
export const CompromissoVersao = closed(
  {
    versao: positive(),
    alcance: optional(AlcanceCompromisso),
    ocorrencia: optional(
      day({
        title: 'Ocorrência',
        description:
          'De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.',
      }),
    ),
  },
  { description: 'A versão que a pessoa viu, e quanto do que se repete.' },
);

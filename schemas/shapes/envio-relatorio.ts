import {
  annotated,
  closed,
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
import { Rotulo } from './conteudo.ts';
import { NomeRelatorio } from './relatorio.ts';

export type RitmoEnvio = Static<typeof RitmoEnvio>;
export const RitmoEnvio = oneOf(['DIA', 'SEMANA', 'MES']);

export type EnvioRelatorioEntrada = Static<typeof EnvioRelatorioEntrada>;
export const EnvioRelatorioEntrada = closed(
  {
    pesquisaId: optional(positive({ title: 'Relatório salvo', maximum: 2147483647 })),
    relatorio: optional(annotated(NomeRelatorio, { title: 'Relatório do Malote' })),
    cada: annotated(RitmoEnvio, { title: 'A cada' }),
    dia: optional(
      positive({
        title: 'Dia',
        description: 'Da semana, de 1, segunda-feira, a 7; ou do mês, em que o dia que não há é o último.',
        maximum: 31,
      }),
    ),
    hora: text({ title: 'Hora', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    soDiasUteis: flag({
      title: 'Só em dias úteis',
      description: 'O que cairia em outro dia sai no dia útil seguinte da unidade.',
    }),
    ativo: flag({ title: 'Ativo' }),
    pessoas: list(positive({ maximum: 2147483647 }), {
      title: 'Quem recebe',
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
    }),
  },
  { description: 'Que relatório vai, a quem e quando: um salvo pela própria pessoa, ou um do Malote.' },
);

export type SaidaRelatorio = Static<typeof SaidaRelatorio>;
export const SaidaRelatorio = closed(
  {
    nome: text(),
    situacao: oneOf(['NA_FILA', 'ENVIADO', 'FALHOU', 'DUVIDA', 'NAO_ENVIADO']),
    motivo: optional(text()),
  },
  { description: 'Como foi o último envio a uma pessoa.' },
);

export type EnvioRelatorio = Static<typeof EnvioRelatorio>;
export const EnvioRelatorio = closed({
  id: positive(),
  nome: text({ description: 'Do relatório.' }),
  pesquisaId: optional(positive()),
  relatorio: optional(NomeRelatorio),
  cada: RitmoEnvio,
  dia: optional(integer()),
  hora: text(),
  soDiasUteis: flag(),
  ativo: flag(),
  proprio: flag({ description: 'É da própria pessoa, e não só enviado a ela.' }),
  de: optional(text({ description: 'De quem é o que se recebe.' })),
  proximoEm: optional(instant()),
  ultimoEm: optional(instant()),
  pessoas: list(Rotulo, { description: 'Quem recebe, para quem é dono do envio.' }),
  sairam: list(text(), { description: 'Quem deixou de receber por vontade própria.' }),
  saidas: list(SaidaRelatorio),
});

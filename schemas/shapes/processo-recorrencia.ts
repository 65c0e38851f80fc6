import { closed, day, oneOf, optional, positive, type Static, text } from './vocabulary.ts';
import { ProcessoResumo } from './processo-relacoes.ts';

export type PeriodicidadeRecorrencia = Static<typeof PeriodicidadeRecorrencia>;
export const PeriodicidadeRecorrencia = oneOf(['UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL'], {
  title: 'Periodicidade',
});

export type Recorrencia = Static<typeof Recorrencia>;
export const Recorrencia = closed({
  recorrencia: positive(),
  data: day(),
  situacao: oneOf([0, 1, 2, 3], { description: '0 nada, 1 criado, 2 cancelado, 3 adiado.' }),
  dataOriginal: optional(day()),
  motivo: optional(text()),
  processo: optional(ProcessoResumo),
  periodicidade: PeriodicidadeRecorrencia,
  falha: optional(text({ description: 'Por que não se abriu no seu dia; tenta-se outra vez.' })),
});

export type RecorrenciaTabelaQuery = Static<typeof RecorrenciaTabelaQuery>;
export const RecorrenciaTabelaQuery = closed({
  processoId: positive(),
  periodicidade: PeriodicidadeRecorrencia,
  inicio: day({ title: 'Primeiro dia', maxLength: 10 }),
  ate: day({ title: 'Até', maxLength: 10 }),
});

export type RecorrenciaPrevista = Static<typeof RecorrenciaPrevista>;
export const RecorrenciaPrevista = closed({ data: day() });

export type RecorrenciaMarcar = Static<typeof RecorrenciaMarcar>;
export const RecorrenciaMarcar = closed(
  {
    periodicidade: optional(PeriodicidadeRecorrencia),
    inicio: optional(day({ title: 'Primeiro dia', maxLength: 10 })),
    ate: optional(day({ title: 'Até', maxLength: 10 })),
  },
  { description: 'O que se diz ao marcar; ao abrir já uma recorrência, nada.' },
);

export type RecorrenciaMudar = Static<typeof RecorrenciaMudar>;
export const RecorrenciaMudar = closed({
  processoId: positive(),
  recorrencia: positive(),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
});

export type RecorrenciaAdiar = Static<typeof RecorrenciaAdiar>;
export const RecorrenciaAdiar = closed({
  processoId: positive(),
  recorrencia: positive(),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
  data: day({ title: 'Novo dia', maxLength: 10 }),
});

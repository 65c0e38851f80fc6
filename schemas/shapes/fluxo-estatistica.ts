import { closed, day, decimal, integer, list, optional, positive, type Static, text } from './vocabulary.ts';
import { DesenhoDoConteudo } from './fluxo.ts';

export type FluxoMedido = Static<typeof FluxoMedido>;
export const FluxoMedido = closed({
  id: integer(),
  nome: text(),
  versoes: list(closed({ numero: integer(), emAndamento: integer() })),
});

export type FluxoEstatisticaQuery = Static<typeof FluxoEstatisticaQuery>;
export const FluxoEstatisticaQuery = closed(
  {
    de: optional(day({ title: 'De' })),
    ate: optional(day({ title: 'Até' })),
    versao: optional(positive({ title: 'Versão' })),
  },
  { dependentRequired: { de: ['ate'], ate: ['de'] } },
);

export type FluxoEstatistica = Static<typeof FluxoEstatistica>;
export const FluxoEstatistica = closed({
  fluxo: text(),
  versao: integer({ description: 'A do desenho: a que se pediu, ou a última.' }),
  iniciados: integer(),
  concluidos: integer(),
  interrompidos: integer(),
  emAndamento: integer(),
  porMes: list(
    closed({ mes: text(), iniciados: integer(), concluidos: integer(), interrompidos: integer() }),
  ),
  elementos: list(
    closed({
      id: text(),
      nome: text(),
      feitas: integer(),
      abertas: integer(),
      comPrazo: integer(),
      atrasadas: integer(),
      mediana: optional(integer({ description: 'Segundos, a menos de 2,5 %.' })),
      p90: optional(integer({ description: 'Segundos, a menos de 2,5 %.' })),
      parte: optional(decimal({ description: 'De todo o tempo que passou no fluxo, o que passou aqui.' })),
    }),
  ),
  desenho: DesenhoDoConteudo,
});

import type { Periodicidade } from '#schemas/shapes/protocolo.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';

const daysOf = { DIARIA: 1, SEMANAL: 7, QUINZENAL: 15 } as const;

/** The day on which it is sent again after one; a month goes to the same day of the next, or to its last. */
export const nextDay = (periodicidade: Periodicidade, from: string, first = from): string | undefined => {
  if (periodicidade === 'UNICA') return undefined;
  if (periodicidade !== 'MENSAL') return addDays(from, daysOf[periodicidade]);
  const [year = 0, month = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(first.slice(8)), last);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
};

import type { PeriodicidadeRecorrencia } from '#schemas/shapes/processo-recorrencia.ts';

/** Dates of one table at the most. */
const mostDates = 400;

const days: Readonly<Partial<Record<PeriodicidadeRecorrencia, number>>> = {
  DIARIA: 1,
  SEMANAL: 7,
  QUINZENAL: 14,
};

/**
 * The dates of a periodicity, from the first to the last day that may be one. A month without the day of the first has its
 * last day; what falls on a day without business goes to the next one with business, and two that meet there are one.
 * @param onBusiness the same day, or the next one with business
 */
export const datesOf = (
  periodicidade: PeriodicidadeRecorrencia,
  inicio: string,
  ate: string,
  onBusiness: (day: string) => string,
): string[] => {
  const found = new Set<string>();
  for (let n = 0; found.size < mostDates; n += 1) {
    const day = nth(periodicidade, inicio, n);
    if (day === undefined || day > ate) break;
    found.add(onBusiness(day));
  }
  return [...found];
};

const nth = (periodicidade: PeriodicidadeRecorrencia, inicio: string, n: number): string | undefined => {
  if (periodicidade === 'UNICA') return n === 0 ? inicio : undefined;
  const step = days[periodicidade];
  const [year = 0, month = 1, day = 1] = inicio.split('-').map(Number);
  if (step !== undefined) return iso(year, month - 1, day + n * step);
  const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate();
  return iso(year, month - 1 + n, Math.min(day, last));
};

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { longestPeriod } from '#schemas/relatorios.ts';
import type { RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { addDays, daysBetween } from '#server/instalacao/prazo/index.ts';

/** Days of the calendar, the first and the last counted. */
export interface Period {
  readonly inicio: string;
  readonly fim: string;
}

/**
 * The period that was asked; without one, this month and the eleven before it.
 * @throws AppError 422 that names the field
 */
export const readPeriod = ({ inicio, fim }: Partial<Period>, hoje: string): Period => {
  if (inicio === undefined && fim === undefined) return { inicio: elevenMonthsBefore(hoje), fim: hoje };
  if (inicio === undefined || fim === undefined)
    throw refused(inicio === undefined ? 'inicio' : 'fim', mensagem('relatorios.recusa.pontas'));
  if (fim < inicio) throw refused('fim', mensagem('relatorios.recusa.ordem'));
  if (daysBetween(inicio, fim) >= longestPeriod) throw refused('fim', mensagem('relatorios.recusa.longo'));
  return { inicio, fim };
};

export const refused = (campo: keyof RelatorioQuery, why: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: why }] });

/** The days that a period of a definition means today. */
export const periodDays = (
  { periodo, inicio, fim }: Pick<DefinicaoRelatorio, 'periodo' | 'inicio' | 'fim'>,
  hoje: string,
): Period => {
  const month = `${hoje.slice(0, 7)}-01`;
  switch (periodo) {
    case 'mes':
      return { inicio: month, fim: hoje };
    case 'mesAnterior': {
      const last = addDays(month, -1);
      return { inicio: `${last.slice(0, 7)}-01`, fim: last };
    }
    case '30dias':
      return { inicio: addDays(hoje, -29), fim: hoje };
    case '90dias':
      return { inicio: addDays(hoje, -89), fim: hoje };
    case 'ano':
      return { inicio: `${hoje.slice(0, 4)}-01-01`, fim: hoje };
    case '12meses':
      return readPeriod({}, hoje);
    case 'escolhido':
      return readPeriod(defined({ inicio: inicio || undefined, fim: fim || undefined }), hoje);
  }
};

const elevenMonthsBefore = (day: string): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 11);
  return date.toISOString().slice(0, 10);
};

/** Months from the first year on. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Every month of a period, `yyyy-MM`, those in which nothing happened too. */
export const monthsOf = ({ inicio, fim }: Period): readonly string[] => {
  const first = monthNumber(inicio);
  return Array.from({ length: monthNumber(fim) - first + 1 }, (_, at) => monthText(first + at));
};

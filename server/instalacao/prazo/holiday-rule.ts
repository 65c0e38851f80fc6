import { addDays, yearOf } from './day.ts';
import { yearOfLaw } from './national-holidays.ts';

/** When a registered holiday falls: on a date, every year on the same day, or so many days from Easter. */
export interface HolidayRule {
  readonly regra: string;
  readonly data: string | null;
  readonly dia: number | null;
  readonly mes: number | null;
  readonly diasDaPascoa: number | null;
  readonly anoInicial: number | null;
  readonly anoFinal: number | null;
}

/** The day of a year on which it falls, if it falls in that year; of a 29 February, one that may not exist. */
export const dayIn = (rule: HolidayRule, year: number): string | undefined => {
  const inYear = (day: string | null | undefined): string | undefined =>
    day && yearOf(day) === year ? day : undefined;
  if (rule.regra === 'DATA') return inYear(rule.data);
  if (year < (rule.anoInicial ?? year) || year > (rule.anoFinal ?? year)) return undefined;
  if (rule.regra === 'ANUAL') return `${pad(year, 4)}-${pad(rule.mes ?? 0, 2)}-${pad(rule.dia ?? 0, 2)}`;
  const { easter } = yearOfLaw(year);
  return inYear(easter && addDays(easter, rule.diasDaPascoa ?? 0));
};

const pad = (n: number, digits: number): string => String(n).padStart(digits, '0');

export const fallsOn = (rule: HolidayRule, day: string): boolean => dayIn(rule, yearOf(day)) === day;

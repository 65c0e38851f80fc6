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

export const fallsOn = (rule: HolidayRule, day: string): boolean => {
  if (rule.regra === 'DATA') return rule.data === day;
  const year = yearOf(day);
  if (year < (rule.anoInicial ?? year) || year > (rule.anoFinal ?? year)) return false;
  if (rule.regra === 'ANUAL')
    return Number(day.slice(5, 7)) === rule.mes && Number(day.slice(8)) === rule.dia;
  const { easter } = yearOfLaw(year);
  return easter !== undefined && addDays(easter, rule.diasDaPascoa ?? 0) === day;
};

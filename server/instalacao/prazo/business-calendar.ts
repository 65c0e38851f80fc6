import { sql } from 'kysely';
import { mostIdleDays } from '#schemas/business-days.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, daysBetween, isDay, isWeekend, yearOf } from './day.ts';
import { dayIn, type HolidayRule } from './holiday-rule.ts';
import { yearOfLaw } from './national-holidays.ts';
import { dayOf } from './today.ts';

/** The days of a unit on which a deadline may end. */
export interface BusinessCalendar {
  readonly isBusinessDay: (day: string) => boolean;
  /** How many there are after one day and until another, which counts; none when it is not after. */
  readonly businessDays: (after: string, last: string) => number;
  /** The days of a range, both ends included, that are none of business though they are none of a weekend. */
  readonly offWithin: (first: string, last: string) => readonly string[];
  /** The day itself when there is business on it, or else the next one with business. */
  readonly fromOn: (day: string) => string;
}

interface Downtime {
  readonly inicio: Date;
  readonly fim: Date | null;
}

/**
 * The calendar of a unit: weekends, national holidays, those registered for its state, city and organisation, and the
 * days on which the system was down. A unit without an address is where its organisation is.
 */
export const calendarOfUnit = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  unidadeId: number,
): Promise<BusinessCalendar> => {
  const { rows: holidays } = await sql<HolidayRule>`
    select f.regra, f.data, f.dia, f.mes, f.dias_da_pascoa, f.ano_inicial, f.ano_final
    from registro.feriado f join registro.unidade un on un.id = ${unidadeId}
    join registro.organizacao_interna o on o.id = un.organizacao
    where f.ativo and f.suspende_prazos and (f.abrangencia = 'NACIONAL'
      or (f.abrangencia = 'ESTADUAL' and f.estado = coalesce(un.estado, o.estado))
      or (f.abrangencia = 'MUNICIPAL' and f.cidade = coalesce(un.cidade, o.cidade))
      or (f.abrangencia = 'PROPRIO' and f.organizacao = un.organizacao))`.execute(ctx.db);
  const { rows: downtimes } = await sql<Downtime>`
    select i.inicio, i.fim from registro.indisponibilidade i join registro.unidade un on un.id = ${unidadeId}
    where i.prorroga_prazos and (i.organizacao is null or i.organizacao = un.organizacao)`.execute(ctx.db);
  const down = downtimes.map(({ inicio, fim }) => ({
    from: dayOf(ctx, inicio),
    // What is still down is down until now: tomorrow nobody knows.
    to: dayOf(ctx, fim ?? ctx.agora),
  }));
  return calendarOf(holidays, down);
};

/** Days without business, from the first to the last. */
interface Stop {
  readonly from: string;
  readonly to: string;
}

/** The calendar of these holidays, and of the days on which the system was down. */
export const calendarOf = (holidays: readonly HolidayRule[], down: readonly Stop[]): BusinessCalendar => {
  const years = new Map<number, ReadonlySet<string>>();
  const offIn = (year: number): ReadonlySet<string> => {
    const kept = years.get(year);
    if (kept) return kept;
    const own = holidays.flatMap((rule) => dayIn(rule, year) ?? []);
    const made = new Set([...yearOfLaw(year).national.keys(), ...own]);
    years.set(year, made);
    return made;
  };
  const isBusinessDay = (day: string): boolean =>
    !isWeekend(day) && !offIn(yearOf(day)).has(day) && !down.some(({ from, to }) => from <= day && day <= to);
  const offWithin = (first: string, last: string): readonly string[] => {
    const off = new Set<string>();
    for (let year = yearOf(first); year <= yearOf(last); year += 1)
      for (const day of offIn(year)) if (first <= day && day <= last && isDay(day)) off.add(day);
    for (const { from, to } of down)
      for (let day = later(first, from); day <= last && day <= to; day = addDays(day, 1)) off.add(day);
    return [...off].filter((day) => !isWeekend(day));
  };
  return {
    isBusinessDay,
    offWithin,
    businessDays: (after, last) => {
      const first = addDays(after, 1);
      return first > last ? 0 : weekdays(first, last) - offWithin(first, last).length;
    },
    fromOn: (day) => {
      let end = day;
      for (let i = 0; i < mostIdleDays && !isBusinessDay(end); i += 1) end = addDays(end, 1);
      return end;
    },
  };
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** From Monday to Friday, the first and the last included: whole weeks, and the days that are left one by one. */
const weekdays = (first: string, last: string): number => {
  const weeks = Math.floor(daysBetween(first, last) / 7);
  let count = weeks * 5;
  for (let day = addDays(first, weeks * 7); day <= last; day = addDays(day, 1))
    if (!isWeekend(day)) count += 1;
  return count;
};

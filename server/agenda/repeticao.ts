import { defined } from '#schemas/defined.ts';
import { createRequire } from 'node:module';
import type * as Rrule from 'rrule';
import type { RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import { addDays, daysBetween } from '#server/instalacao/prazo/index.ts';

// the package says that it is CommonJS and types itself as a module
const { RRule } = createRequire(import.meta.url)('rrule') as typeof Rrule;

const frequencies = {
  DIA: RRule.DAILY,
  SEMANA: RRule.WEEKLY,
  MES: RRule.MONTHLY,
  ANO: RRule.YEARLY,
} as const;
const weekdays = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Monday is 1. */
const weekdayOf = (day: string): number => toDate(day).getUTCDay() || 7;

/** The day of the month; where a month lacks it, its last one. */
const monthDay = (day: number) =>
  day <= 28
    ? { bymonthday: day }
    : { bymonthday: Array.from({ length: day - 27 }, (_, at) => 28 + at), bysetpos: -1 };

/** The RRULE of what somebody asked for, counted from a day, which may be of a month that lacks the day of the others. */
export const ruleOf = (
  { cada, intervalo, dias, ate, vezes }: RepeticaoCompromisso,
  de: string,
  dayOfMonth = Number(de.slice(8)),
): string =>
  RRule.optionsToString({
    freq: frequencies[cada],
    interval: intervalo,
    ...defined({
      wkst: cada === 'SEMANA' ? RRule.MO : undefined,
      byweekday:
        cada === 'SEMANA'
          ? weekdays.filter((_, at) => (dias ?? [weekdayOf(de)]).includes(at + 1))
          : undefined,
    }),
    ...(cada === 'MES' ? monthDay(dayOfMonth) : {}),
    ...(cada === 'ANO' ? { bymonth: Number(de.slice(5, 7)), ...monthDay(dayOfMonth) } : {}),
    ...defined({ until: ate === undefined ? undefined : toDate(ate), count: vezes }),
  }).replace(/^RRULE:/, '');

/** The day of the month that a rule gives, where the month has it. */
export const dayOfMonthOf = (regra: string): number | undefined =>
  [RRule.parseString(regra).bymonthday ?? []].flat().at(-1);

const ruleFrom = (regra: string, de: string): Rrule.RRule =>
  new RRule({ ...RRule.parseString(regra), dtstart: toDate(de) });

type DiaUtil = RepeticaoCompromisso['diaUtil'];

/** What was asked for, of the rule that is kept. */
export const repeticaoOf = (regra: string, diaUtil?: DiaUtil | null): RepeticaoCompromisso => {
  const { freq, interval = 1, byweekday, until, count } = RRule.parseString(regra);
  const cada = (Object.keys(frequencies) as (keyof typeof frequencies)[]).find(
    (one) => frequencies[one] === freq,
  );
  const days = [byweekday ?? []].flat().map((one) => (typeof one === 'object' ? one.weekday + 1 : 0));
  return {
    cada: cada ?? 'DIA',
    intervalo: interval,
    dias: cada === 'SEMANA' ? days : undefined,
    ate: until ? toDay(until) : undefined,
    vezes: count || undefined,
    diaUtil: diaUtil || undefined,
  };
};

/**
 * A day from which a rule gives the same days from another one on, and is not counted since it began: only where it is counted in
 * days or weeks, and how many are left does not matter.
 */
const nearer = (regra: string, de: string, from: string): string => {
  const { freq, interval = 1, count } = RRule.parseString(regra);
  if (count || (freq !== RRule.DAILY && freq !== RRule.WEEKLY)) return de;
  const step = interval * (freq === RRule.WEEKLY ? 7 : 1);
  return addDays(de, Math.max(0, Math.floor(daysBetween(de, from) / step)) * step);
};

/** The first day that a rule counted from one gives, if there is any. */
export const firstDay = (regra: string, de: string): string | undefined => {
  const first = ruleFrom(regra, de).after(toDate(de), true);
  return first ? toDay(first) : undefined;
};

/** The last day of a rule that ends. */
export const lastDay = (regra: string, de: string): string | undefined => {
  const { until, count } = RRule.parseString(regra);
  if (!until && !count) return undefined;
  const from = until ? nearer(regra, de, toDay(until)) : de;
  const last = ruleFrom(regra, from).all().at(-1);
  return last ? toDay(last) : de;
};

/** How many days a rule gives before one. */
export const daysBefore = (regra: string, de: string, day: string): number =>
  daysFrom(regra, de, de, addDays(day, -1)).length;

/** The days that a rule gives from one to another. */
export const daysFrom = (regra: string, de: string, from: string, to: string): readonly string[] => {
  if (from > to) return [];
  const rule = ruleFrom(regra, nearer(regra, de, from));
  return rule.between(toDate(from), toDate(to), true).map(toDay);
};

/** The same weekdays, as many days later. */
export const turned = (dias: readonly number[], by: number): number[] =>
  dias.map((dia) => ((((dia - 1 + by) % 7) + 7) % 7) + 1).sort((a, b) => a - b);

/** Holidays in a row do not take longer. */
const farthest = 14;

/** Where a day goes that may be without business; nowhere, if it does not happen. */
const placed = (
  day: string,
  diaUtil: DiaUtil | null | undefined,
  isBusinessDay: (day: string) => boolean,
): string | undefined => {
  if (!diaUtil || isBusinessDay(day)) return day;
  if (diaUtil === 'PULAR') return undefined;
  const step = diaUtil === 'ANTERIOR' ? -1 : 1;
  for (let by = step; Math.abs(by) <= farthest; by += step)
    if (isBusinessDay(addDays(day, by))) return addDays(day, by);
  return undefined;
};

/** A series as far as its days go. */
export interface Serie {
  readonly regra: string;
  readonly diaUtil: DiaUtil | null;
  readonly de: string;
  readonly ate: string;
  /** Days that were taken out, or changed by themselves. */
  readonly fora: readonly string[];
}

/** One time that an event happens. */
export interface Ocorrencia {
  /** The day of the rule, by which it is known. */
  readonly ocorrencia: string;
  readonly de: string;
  readonly ate: string;
}

/** The times that a series happens and that touch the days from one to another. */
export const ocorrenciasDe = (
  { regra, diaUtil, de, ate, fora }: Serie,
  from: string,
  to: string,
  isBusinessDay: (day: string) => boolean,
): readonly Ocorrencia[] => {
  const length = daysBetween(de, ate);
  const margin = diaUtil ? farthest : 0;
  const out = new Set(fora);
  const days = daysFrom(regra, de, addDays(from, -length - margin), addDays(to, margin)).filter(
    (day) => !out.has(day),
  );
  const own = new Set(days);
  const taken = new Set<string>();
  return days
    .flatMap((ocorrencia): Ocorrencia[] => {
      const day = placed(ocorrencia, diaUtil, isBusinessDay);
      // what would fall upon another time of the same series gives way to it
      if (day === undefined || taken.has(day) || (day !== ocorrencia && own.has(day))) return [];
      taken.add(day);
      return [{ ocorrencia, de: day, ate: addDays(day, length) }];
    })
    .filter((one) => one.ate >= from && one.de <= to);
};

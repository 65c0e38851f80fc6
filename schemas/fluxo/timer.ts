import { businessDayFrom, mostBusinessDays, weekdaysBut, type DaysOff } from '#schemas/business-days.ts';
import { instantInZone, wallTime } from '#schemas/instant-in-zone.ts';
import type { ModdleElement } from './moddle-element.ts';

/** What a timer of a flow says, as the file writes it. */
export interface TimerBodies {
  readonly timeDate?: string | undefined;
  readonly timeDuration?: string | undefined;
  readonly timeCycle?: string | undefined;
}

/** When a timer comes: on a day and hour, or so long after it begins. */
export type Timer =
  | {
      readonly kind: 'data';
      /** As if it were of UTC; `offset`, in milliseconds, where the file says it: where not, it is of the legal zone. */
      readonly wall: number;
      readonly offset: number | undefined;
    }
  | {
      readonly kind: 'duracao';
      readonly months: number;
      readonly days: number;
      readonly milliseconds: number;
    }
  | { readonly kind: 'uteis'; readonly days: number };

export type TimerProblem =
  'nenhum' | 'varios' | 'repete' | 'expressao' | 'data' | 'dia' | 'duracao' | 'fracao' | 'longe';

/** A timer that cannot be read, and what it says. */
export interface UnreadTimer {
  readonly problem: TimerProblem;
  readonly said: string;
}

/** Years of the dates that are read, and the longest duration: further than that is a slip of the fingers. */
const firstYear = 1900;
const lastYear = 2199;
const mostYears = 100;

/** The one reading of timers: whoever judges a drawing, runs it or tries it out sees the same time in it. */
export const readTimer = (bodies: TimerBodies): Timer | UnreadTimer => {
  const all = (['timeDate', 'timeDuration', 'timeCycle'] as const).flatMap((name) =>
    bodies[name] === undefined ? [] : [{ name, said: bodies[name].trim() }],
  );
  const [one] = all;
  if (!one) return { problem: 'nenhum', said: '' };
  const { name, said } = one;
  if (all.length > 1) return { problem: 'varios', said: all.map((each) => each.said).join(', ') };
  if (name === 'timeCycle') return { problem: 'repete', said };
  if (said === '') return { problem: 'nenhum', said };
  const uteis = name === 'timeDuration' ? businessDaysOf(said) : undefined;
  if (uteis !== undefined)
    return uteis > mostBusinessDays ? { problem: 'longe', said } : { kind: 'uteis', days: uteis };
  if (said.startsWith('=') || /[$#]\{/.test(said)) return { problem: 'expressao', said };
  const read = name === 'timeDate' ? dateOf(said) : durationOf(said);
  return typeof read === 'string' ? { problem: read, said } : read;
};

/** How a file says a duration of business days, which ISO 8601 has no word for: the call of FEEL that conditions have too. */
export const businessDuration = (days: number): string => `=dias úteis(${days})`;

/** The business days that a duration says; nothing of any other. */
export const businessDaysOf = (said: string): number | undefined => {
  const [, days] = /^=\s*dias úteis\(\s*([1-9]\d*)\s*\)$/.exec(said.trim()) ?? [];
  return days === undefined ? undefined : Number(days);
};

export const isUnread = (timer: Timer | UnreadTimer): timer is UnreadTimer => 'problem' in timer;

/** What the definition of a timer says. */
export const timerBodies = (definition: ModdleElement | undefined): TimerBodies => ({
  timeDate: bodyOf(definition?.timeDate),
  timeDuration: bodyOf(definition?.timeDuration),
  timeCycle: bodyOf(definition?.timeCycle),
});

const bodyOf = (expression: ModdleElement | undefined): string | undefined =>
  expression && (expression.body ?? '');

/** When a timer that begins at an instant comes; `off`, the days without business, where it counts those that have it. */
export const dueOf = (timer: Timer, begun: Date, zone: string, off: DaysOff = new Set()): Date => {
  if (timer.kind === 'data')
    return new Date(timer.offset === undefined ? instantInZone(zone, timer.wall) : timer.wall - timer.offset);
  if (timer.kind === 'uteis') {
    const wall = wallTime(zone, begun.getTime());
    const from = new Date(wall).toISOString().slice(0, 10);
    const whole = Date.parse(`${businessDayFrom(from, timer.days, weekdaysBut(off))}T00:00:00Z`);
    // at the hour at which it began
    return new Date(instantInZone(zone, whole + (wall - Date.parse(`${from}T00:00:00Z`))));
  }
  const { months, days, milliseconds } = timer;
  if (months === 0 && days === 0) return new Date(begun.getTime() + milliseconds);
  // months and days are those of the calendar on the wall, hours those of the clock
  const wall = afterMonths(wallTime(zone, begun.getTime()), months) + days * day;
  return new Date(instantInZone(zone, wall) + milliseconds);
};

const day = 86_400_000;

/** So many months on, the same day; where that month has none, its last. */
const afterMonths = (wall: number, months: number): number => {
  const from = new Date(wall);
  const first = new Date(wall);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first.getTime();
};

/** The two ways of writing the same, with and without the signs between: a text is of one of them. */
const datePatterns = [
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?)?(?:(Z)|([+−-])(\d\d):?(\d\d)?)?$/,
  /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(?:(\d\d)(?:(\d\d)(?:[.,](\d+))?)?)?(?:(Z)|([+−-])(\d\d)(\d\d)?)?)?$/,
];

const dateOf = (said: string): Timer | TimerProblem => {
  const found = datePatterns.map((pattern) => pattern.exec(said)).find((one) => one !== null);
  if (!found) return 'data';
  const number = (group: number): number => Number(found[group] ?? 0);
  const [year, month, date, hour, minute, second] = [1, 2, 3, 4, 5, 6].map(number) as [
    ...[number, number, number],
    ...[number, number, number],
  ];
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return 'dia';
  const fraction = Math.floor(Number(`0.${found[7] ?? 0}`) * 1_000);
  // the end of a day may be written as its hour 24
  const ends = hour === 24 && minute === 0 && second === 0 && fraction === 0;
  if ((hour > 23 && !ends) || minute > 59 || second > 59 || number(10) > 14 || number(11) > 59) return 'data';
  if (year < firstYear || year > lastYear) return 'longe';
  const sign = found[9] === '+' ? 1 : -1;
  return {
    kind: 'data',
    wall: at.getTime() + ((hour * 60 + minute) * 60 + second) * 1_000 + fraction,
    offset: found[8] ? 0 : found[9] ? sign * (number(10) * 60 + number(11)) * 60_000 : undefined,
  };
};

const amount = String.raw`(\d+(?:[.,]\d+)?)`;
const durationPattern = new RegExp(
  String.raw`^P(?=\d|T\d)(?:${amount}Y)?(?:${amount}M)?(?:${amount}W)?(?:${amount}D)?(?:T(?=\d)(?:${amount}H)?(?:${amount}M)?(?:${amount}S)?)?$`,
);

const durationOf = (said: string): Timer | TimerProblem => {
  const found = durationPattern.exec(said);
  if (!found) return 'duracao';
  const written = found.slice(1).filter((one) => one !== undefined);
  // only of the last, the smallest, there may be a part
  if (written.slice(0, -1).some((one) => /[.,]/.test(one))) return 'fracao';
  const number = (group: number): number => Number((found[group] ?? '0').replace(',', '.'));
  const months = Math.round((number(1) * 12 + number(2)) * 1e6) / 1e6;
  // a part of a month is as long as the month happens to be
  if (!Number.isInteger(months)) return 'fracao';
  const all = number(3) * 7 + number(4);
  const days = Math.floor(all);
  const milliseconds = Math.round(
    (all - days) * day + ((number(5) * 60 + number(6)) * 60 + number(7)) * 1_000,
  );
  const years = months / 12 + (days + milliseconds / day) / 365.25;
  return years > mostYears ? 'longe' : { kind: 'duracao', months, days, milliseconds };
};

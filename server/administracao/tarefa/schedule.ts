/** When a task runs, as its register says: months from 0, days of the week from 1, Sunday. */
export interface Schedule {
  readonly intervaloMinutos?: number | null;
  readonly horaInicio?: string | null;
  readonly horaFim?: string | null;
  readonly segundos?: string | null;
  readonly minutos?: string | null;
  readonly horas?: string | null;
  readonly diaDoMes?: string | null;
  readonly mes?: string | null;
  readonly diaDaSemana?: string | null;
  readonly ano?: string | null;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Part {
  readonly min: number;
  readonly max: number;
  /** What stands for any value. */
  readonly any: string;
  /** Names of the values, from `min` on. */
  readonly names?: readonly string[];
}

/** The parts of a schedule and what each accepts. */
export const scheduleParts = {
  segundos: { min: 0, max: 59, any: '*' },
  minutos: { min: 0, max: 59, any: '*' },
  horas: { min: 0, max: 23, any: '*' },
  diaDoMes: { min: 0, max: 31, any: '*' },
  mes: { min: 0, max: 11, any: '*', names: months },
  diaDaSemana: { min: 1, max: 7, any: '?', names: weekdays },
  ano: { min: 2000, max: 2999, any: '*' },
} as const satisfies Record<string, Part>;

export type SchedulePart = keyof typeof scheduleParts;

/** The value of a part; `any` for every value, undefined for what the part does not accept. */
export const readPart = (name: SchedulePart, text: string): number | 'any' | undefined => {
  const part: Part = scheduleParts[name];
  if (text === part.any) return 'any';
  const named = part.names?.indexOf(text.toUpperCase()) ?? -1;
  if (named >= 0) return named + part.min;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  return value >= part.min && value <= part.max ? value : undefined;
};

const standard: Record<SchedulePart, string> = {
  segundos: '0',
  minutos: '0',
  horas: '*',
  diaDoMes: '*',
  mes: '*',
  diaDaSemana: '?',
  ano: '*',
};

const valueOf = (schedule: Schedule, name: SchedulePart): number | undefined => {
  const value = readPart(name, schedule[name] ?? standard[name]);
  return typeof value === 'number' ? value : undefined;
};

/**
 * The schedule in the words of cron: seconds, minutes, hours, day (L is the last of the month), month from 1, day of the
 * week from 0 (Sunday), year. An interval is written in the minutes, with its hours.
 */
export const cronOf = (schedule: Schedule): string => {
  const text = (name: SchedulePart, shift = 0): string => {
    const value = valueOf(schedule, name);
    return value === undefined ? '*' : String(value + shift);
  };
  const { intervaloMinutos: every, horaInicio, horaFim } = schedule;
  const hours = horaInicio || horaFim ? `${horaInicio ?? '00:00'}-${horaFim ?? '23:59'}` : '*';
  const day = valueOf(schedule, 'diaDoMes') === 0 ? 'L' : text('diaDoMes');
  return [
    every ? '0' : text('segundos'),
    every ? `*/${every}` : text('minutos'),
    every ? hours : text('horas'),
    day,
    text('mes', 1),
    text('diaDaSemana', -1),
    text('ano'),
  ].join(' ');
};

/** Whether the task runs on a day, `yyyy-MM-dd`. */
export const runsOn = (schedule: Schedule, day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const wanted = valueOf(schedule, 'diaDoMes');
  const fits = (name: SchedulePart, value: number): boolean => {
    const one = valueOf(schedule, name);
    return one === undefined || one === value;
  };
  return (
    fits('ano', date.getUTCFullYear()) &&
    fits('mes', date.getUTCMonth()) &&
    fits('diaDaSemana', date.getUTCDay() + 1) &&
    (wanted === undefined || date.getUTCDate() === (wanted === 0 ? last : wanted))
  );
};

const secondsOf = (hour: string): number => {
  const [h = '0', m = '0'] = hour.split(':');
  return Number(h) * 3600 + Number(m) * 60;
};

/** The first second of the day, from `from` on, at which the task runs; undefined when there is none. */
export const nextSecond = (schedule: Schedule, from: number): number | undefined => {
  const every = schedule.intervaloMinutos;
  if (every) {
    const first = secondsOf(schedule.horaInicio ?? '00:00');
    const step = every * 60;
    const next = from <= first ? first : first + Math.ceil((from - first) / step) * step;
    return next <= secondsOf(schedule.horaFim ?? '23:59') + 59 ? next : undefined;
  }
  const parts = (['horas', 'minutos', 'segundos'] as const).map((name) => valueOf(schedule, name));
  const [hour, minute, second] = parts;
  for (let h = hour ?? Math.floor(from / 3600); h <= (hour ?? 23); h += 1)
    for (let m = minute ?? 0; m <= (minute ?? 59); m += 1) {
      const start = h * 3600 + m * 60;
      if (start + 59 < from) continue;
      const s = second ?? Math.max(0, from - start);
      if (start + s >= from) return start + s;
    }
  return undefined;
};

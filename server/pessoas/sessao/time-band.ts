import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { sessao } from '#schemas/messages/pt-BR/sessao.ts';
import type { Database } from '#server/base/db/connect.ts';
import { keptPerDatabase } from '#server/base/db/kept-per-database.ts';

/** When the people of a profile may work: ranges of hours by day of the week, 1 is Sunday. */
type TimeBand = readonly {
  readonly dias: readonly number[];
  readonly inicio: string;
  readonly fim: string;
}[];

/** Kept in memory while the version of the band is the same. */
const kept = keptPerDatabase<TimeBand>(1000);

/** Reads the ranges of an active band. */
export const loadTimeBand = (db: Database, id: number, versao: number): Promise<TimeBand> =>
  kept(db, `${id}/${versao}`, async () => {
    const { rows } = await sql<TimeBand[number]>`
      select c.dias, h.inicio, h.fim from registro.faixa_horario_conjuntos c
      join registro.faixa_horario_conjuntos_horarios h on h.registro_id = c.id
      where c.registro_id = ${id}`.execute(db);
    return rows;
  });

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
};

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** How far the week went, Sunday at midnight being 0, and the seconds of the minute. */
const momentOf = (instant: Date, timeZone: string): { minute: number; seconds: number } => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = weekdays.indexOf(parts['weekday'] ?? '');
  return {
    minute: day * dayMinutes + Number(parts['hour']) * 60 + Number(parts['minute']),
    seconds: Number(parts['second']),
  };
};

const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
/** The last minute of the day belongs to it: a range until 23:59 goes on into the next day's first one. */
const endOf = (hour: string): number => (hour === '23:59' ? dayMinutes : minuteOf(hour));

type Weekday = keyof typeof sessao.horario.dias;

interface Opening {
  readonly from: number;
  readonly to: number;
}

/** The band as minutes of the week, in order, ranges that touch each other joined. */
const openingsOf = (band: TimeBand): readonly Opening[] => {
  const found = openings.get(band) ?? joinRanges(band);
  openings.set(band, found);
  return found;
};

const openings = new WeakMap<TimeBand, readonly Opening[]>();

const joinRanges = (band: TimeBand): readonly Opening[] => {
  const ranges = band
    .flatMap(({ dias, inicio, fim }) =>
      dias.map((dia) => ({
        from: (dia - 1) * dayMinutes + minuteOf(inicio),
        to: (dia - 1) * dayMinutes + endOf(fim),
      })),
    )
    .sort((a, b) => a.from - b.from);
  const joined: Opening[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
};

/** Whether an instant is inside a band; the minute of its end is outside. */
const isInsideBand = (band: TimeBand, instant: Date, timeZone: string): boolean => {
  const { minute } = momentOf(instant, timeZone);
  return openingsOf(band).some(({ from, to }) => from <= minute && minute < to);
};

/** When the range that holds an instant ends; undefined outside the band, or when it never ends. */
export const closingOf = (band: TimeBand, instant: Date, timeZone: string): Date | undefined => {
  const { minute, seconds } = momentOf(instant, timeZone);
  const all = openingsOf(band);
  const present = all.find(({ from, to }) => from <= minute && minute < to);
  const first = all[0];
  if (!present || !first) return undefined;
  // Saturday's midnight may go on into Sunday
  const goesOn = present.to === weekMinutes && first.from === 0;
  if (goesOn && first === present) return undefined;
  const end = goesOn ? weekMinutes + first.to : present.to;
  return new Date(instant.getTime() - instant.getMilliseconds() + ((end - minute) * 60 - seconds) * 1000);
};

/** When the band opens next, in words: `segunda-feira, às 08:00`. */
const nextOpening = (band: TimeBand, instant: Date, timeZone: string): string => {
  const { minute } = momentOf(instant, timeZone);
  const all = openingsOf(band);
  const [first] = all;
  if (!first) return mensagem('sessao.horario.nunca');
  const next = all.find(({ from }) => from > minute)?.from ?? first.from + weekMinutes;
  const days = Math.floor(next / dayMinutes) - Math.floor(minute / dayMinutes);
  const inDay = next % dayMinutes;
  const two = (value: number): string => String(value).padStart(2, '0');
  const hora = `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
  if (days === 0) return mensagem('sessao.horario.hoje', { hora });
  if (days === 1) return mensagem('sessao.horario.amanha', { hora });
  const weekday = String(Math.floor(next / dayMinutes) % 7) as Weekday;
  return mensagem('sessao.horario.dia', { dia: mensagem(`sessao.horario.dias.${weekday}`), hora });
};

/** When a band opens next, in words, if it is closed at an instant. */
export const closedUntil = async (
  db: Database,
  id: number,
  versao: number,
  instant: Date,
  timeZone: string,
): Promise<string | undefined> => {
  const band = await loadTimeBand(db, id, versao);
  return isInsideBand(band, instant, timeZone) ? undefined : nextOpening(band, instant, timeZone);
};

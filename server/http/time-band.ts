import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** When the people of a profile may work: ranges of hours by day of the week, 1 is Sunday. */
export type TimeBand = readonly {
  readonly dias: readonly number[];
  readonly inicio: string;
  readonly fim: string;
}[];

/** Kept in memory while the version of the band is the same. */
const known = new Map<string, TimeBand>();

/** Reads the ranges of an active band. */
export const loadTimeBand = async (db: Database, id: number, versao: number): Promise<TimeBand> => {
  const key = `${id}/${versao}`;
  const kept = known.get(key);
  if (kept) return kept;
  const { rows } = await sql<TimeBand[number]>`
    select c.dias, h.inicio, h.fim from registro.faixa_horario_conjuntos c
    join registro.faixa_horario_conjuntos_horarios h on h.registro_id = c.id
    where c.registro_id = ${id}`.execute(db);
  if (known.size > 1000) known.clear();
  known.set(key, rows);
  return rows;
};

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
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
};

/** Whether an instant is inside a band; the minute of its end is outside. */
export const isInsideBand = (band: TimeBand, instant: Date, timeZone: string): boolean => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = weekdays.indexOf(parts['weekday'] ?? '') + 1;
  const now = `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`;
  return band.some(({ dias, inicio, fim }) => dias.includes(day) && inicio <= now && now < fim);
};

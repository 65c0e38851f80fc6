import { getHolidays } from '@brazilian-utils/brazilian-utils';

/** What the law gives every year by itself. */
interface YearOfLaw {
  /** National holidays, the name of each `yyyy-MM-dd` (Leis 662/1949, 6.802/1980, 14.759/2023, and Sexta-feira Santa). */
  readonly national: ReadonlyMap<string, string>;
  /** Easter Sunday, from which movable days are counted; undefined outside the years that the table covers. */
  readonly easter: string | undefined;
}

const known = new Map<number, YearOfLaw>();

/** The national holidays of a year, 1900 to 2099 (none outside): computed, so that nobody keeps them by hand. */
export const yearOfLaw = (year: number): YearOfLaw => {
  const kept = known.get(year);
  if (kept) return kept;
  const days = getHolidays(year).map(({ date, type, name }) => ({
    name,
    day: date.toISOString().slice(0, 10),
    type,
  }));
  const made = {
    national: new Map(
      days.filter(({ type }) => type === 'national').map(({ day, name }) => [day, name] as const),
    ),
    easter: days.find(({ type }) => type === 'religious')?.day,
  };
  known.set(year, made);
  return made;
};

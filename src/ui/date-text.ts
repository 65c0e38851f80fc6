/** Between the two days of a period, as a field of dates is filled. */
const rangeSeparator = 'a';
/** Characters of a full date and of a full period. */
export const dateLength = 10;
export const rangeLength = 23;

/** A period of two days, yyyy-MM-dd; the wire always has both. */
export interface DateRange {
  readonly inicio: string;
  readonly fim: string;
}

/** DD/MM/YYYY as yyyy-MM-dd, or undefined when it is not a day of the calendar. */
export const parseDay = (written: string): string | undefined => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists =
    date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1 && Number(year) > 0;
  return exists ? `${year}-${month}-${day}` : undefined;
};

/** yyyy-MM-dd as DD/MM/YYYY; anything else as nothing. */
export const writeDay = (iso: string | undefined): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  return day === undefined ? '' : `${day}/${month}/${year}`;
};

/** A period where it is read, not written. */
export const writeRange = (range: DateRange | undefined): string =>
  range === undefined ? '' : `${writeDay(range.inicio)} a ${writeDay(range.fim)}`;

/** What a person wrote in a field of days: the days, or what is wrong with them. */
type Reading =
  | { readonly days: readonly string[]; readonly problem?: undefined }
  | { readonly problem: 'incompleta' | 'invalida' | 'periodoIncompleto' | 'periodoInvertido' | 'passada' };

/**
 * Reads one day or a period.
 * @param min first day accepted, yyyy-MM-dd
 */
export const readDays = (written: string, range: boolean, min?: string): Reading => {
  if (written === '') return { days: [] };
  const parts = written.split(rangeSeparator).map((part) => part.trim());
  if (range && (parts.length < 2 || parts.some((part) => part.length < dateLength)))
    return { problem: 'periodoIncompleto' };
  if (parts.some((part) => part.length < dateLength)) return { problem: 'incompleta' };
  const days = parts.map(parseDay).filter((day) => day !== undefined);
  if (days.length < parts.length) return { problem: 'invalida' };
  const [first = '', last = first] = days;
  if (range && first > last) return { problem: 'periodoInvertido' };
  return min !== undefined && first < min ? { problem: 'passada' } : { days };
};

/** The day after, yyyy-MM-dd. */
export const dayAfter = (iso: string): string => {
  const date = new Date(`${iso}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

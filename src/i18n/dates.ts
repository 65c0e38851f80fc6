import { legalZone } from '#schemas/legal-zone.ts';
import { i18n } from './i18n.ts';

/** How each language writes a date: always the day first, as every field of date asks for it. */
const dateLocales: Readonly<Record<string, string>> = { 'pt-BR': 'pt-BR', es: 'es', en: 'en-GB' };

/** A format of the institution's days and hours, made once for each language and zone; that of the screen unless said. */
const format = (
  options: Intl.DateTimeFormatOptions,
  always?: string,
): Pick<Intl.DateTimeFormat, 'format'> => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return {
    format: (value) => {
      const locale = always ?? dateLocales[i18n.language] ?? 'pt-BR';
      const timeZone = legalZone();
      const key = `${locale} ${timeZone}`;
      const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
      made.set(key, known);
      return known.format(value);
    },
  };
};

const dayFormat = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const shortFormat = format({ day: '2-digit', month: '2-digit' });
const timeFormat = format({ hour: '2-digit', minute: '2-digit' });
const longFormat = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const secondFormat = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const isoFormat = format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
const hourFormat = format({ hour: 'numeric', hourCycle: 'h23' }, 'pt-BR');

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A day without time is that day in every zone. */
const asDate = (value: string | Date): Date =>
  value instanceof Date ? value : new Date(dateOnly.test(value) ? noonOf(value) : value);

const offsetFormat = format({ timeZoneName: 'longOffset' }, 'en-US');

/** The middle of a day where the institution is. */
const noonOf = (day: string): string => {
  const [, offset = '+00:00'] =
    /GMT([+-]\d{2}:\d{2})?/.exec(offsetFormat.format(new Date(`${day}T12:00:00Z`))) ?? [];
  return `${day}T12:00:00${offset}`;
};

/** A way of writing days and moments that only one screen has. */
export const dateText = (options: Intl.DateTimeFormatOptions): ((value: string | Date) => string) => {
  const made = format(options);
  return (value) => made.format(asDate(value));
};

/** 18/11/2026 */
export const formatDay = (value: string | Date): string => dayFormat.format(asDate(value));
const sameYear = (value: Date, other: Date): boolean =>
  isoFormat.format(value).slice(0, 4) === isoFormat.format(other).slice(0, 4);

/** 18/11; of another year than this one, 18/11/2025. */
export const formatShortDay = (value: string | Date): string => {
  const day = asDate(value);
  return (sameYear(day, new Date()) ? shortFormat : dayFormat).format(day);
};
/** 09:12 */
export const formatTime = (value: string | Date): string => timeFormat.format(asDate(value));
/** 18/11/2026 09:12:05: where the exact moment is the information. */
export const formatMoment = (value: string | Date): string =>
  `${formatDay(value)} ${secondFormat.format(asDate(value))}`;
/** 18/11/2026 09:12: where a person chose the moment, to the minute. */
export const formatMinute = (value: string | Date): string => `${formatDay(value)} ${formatTime(value)}`;
/** 18/11, 09:12:05: lines of a log are told apart by the second. */
export const formatSecond = (value: string | Date): string =>
  `${formatShortDay(value)}, ${secondFormat.format(asDate(value))}`;
/** quarta-feira, 18 de novembro de 2026 */
export const formatLongDay = (value: string | Date): string => longFormat.format(asDate(value));
/** The legal day of an instant, as yyyy-MM-dd. */
export const isoDay = (value: string | Date): string => isoFormat.format(asDate(value));
/** The hour of the day, 0 to 23, where the institution is. */
export const hourOfDay = (value: Date): number => Number(hourFormat.format(value));

/** Whole days from one day to another, negative when it is past. */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / 86_400_000);

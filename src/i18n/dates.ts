import { i18n } from './i18n.ts';

const zone = 'America/Sao_Paulo';

/** How each language writes a date: always the day first, as every field of date asks for it. */
const dateLocales: Readonly<Record<string, string>> = { 'pt-BR': 'pt-BR', es: 'es', en: 'en-GB' };

/** A format in the language of the screen, made once for each language. */
const format = (options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return {
    format: (value) => {
      const locale = dateLocales[i18n.language] ?? 'pt-BR';
      const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
      made.set(locale, known);
      return known.format(value);
    },
  };
};

const dayFormat = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const shortFormat = format({ day: '2-digit', month: '2-digit' });
const timeFormat = format({ hour: '2-digit', minute: '2-digit' });
const longFormat = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const isoFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hourFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A day without time is that day in every zone. */
const asDate = (value: string | Date): Date =>
  value instanceof Date ? value : new Date(dateOnly.test(value) ? `${value}T12:00:00-03:00` : value);

/** 18/11/2026 */
export const formatDay = (value: string | Date): string => dayFormat.format(asDate(value));
/** 18/11 */
export const formatShortDay = (value: string | Date): string => shortFormat.format(asDate(value));
/** 09:12 */
export const formatTime = (value: string | Date): string => timeFormat.format(asDate(value));
/** 18/11/2026, 09:12 */
export const formatMoment = (value: string | Date): string => `${formatDay(value)}, ${formatTime(value)}`;
/** quarta-feira, 18 de novembro de 2026 */
export const formatLongDay = (value: string | Date): string => longFormat.format(asDate(value));
/** The legal day of an instant, as yyyy-MM-dd. */
export const isoDay = (value: string | Date): string => isoFormat.format(asDate(value));
/** The hour of the day, 0 to 23, where the institution is. */
export const hourOfDay = (value: Date): number => Number(hourFormat.format(value));

/** Whole days from one day to another, negative when it is past. */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / 86_400_000);

import { date } from '#schemas/formats/date.ts';
import { dateTime } from '#schemas/formats/date-time.ts';
import { momentOfSerial } from '#server/engine/sheet/index.ts';
import { instantOf } from './local-moment.ts';

/** A number of a spreadsheet or a text; `shift` is what brings its days to the usual calendar. */
type Written = string | number;

/** Days between the calendars of 1900 and of 1904. */
export const shiftOf = (from1904: boolean): number => (from1904 ? 1_462 : 0);

/** `dd/MM/yyyy` or ISO, or the day of a spreadsheet, as `yyyy-MM-dd`; undefined when it is none. */
export const readDay = (cell: Written, shift: number): string | undefined => {
  if (typeof cell === 'number') return momentOfSerial(cell + shift)?.slice(0, 10);
  const [, day = cell.trim()] = /^(.+?)[ T]00:00(:00(\.0+)?)?$/.exec(cell.trim()) ?? [];
  return isoDay(day);
};

const isoDay = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return date.accepts(iso) ? iso : undefined;
};

/** A day with or without an hour in the zone of the organisation, or ISO with its own zone, as an instant. */
export const readInstant = (cell: Written, shift: number, timeZone: string): string | undefined => {
  if (typeof cell === 'number') {
    const local = momentOfSerial(cell + shift);
    return local && instantOf(local, timeZone).toISOString();
  }
  const text = cell.trim();
  if (dateTime.accepts(text)) return dateTime.canonical(text);
  const [, dayText = '', , hour = '00', minute = '00', second = '00', fraction = ''] =
    /^(\S+?)([ T,]+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,3}))?)?)?$/.exec(text) ?? [];
  const day = isoDay(dayText);
  if (!day || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const local = `${day}T${hour.padStart(2, '0')}:${minute}:${second}.${fraction.padEnd(3, '0')}`;
  return instantOf(local, timeZone).toISOString();
};

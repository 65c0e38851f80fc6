/** Whether a deadline may end on a day, `yyyy-MM-dd`. */
type IsBusinessDay = (day: string) => boolean;

/** Days of the week, from Monday to Friday, on which there is no business. */
export type DaysOff = ReadonlySet<string>;

/** Further than that is a slip of the fingers: ten years of them. */
export const mostBusinessDays = 2_600;

/** Two years of days without business would be a mistake in the registers, not a calendar. */
export const mostIdleDays = 732;

const dayLength = 86_400_000;

const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** From Monday to Friday, but for these. */
export const weekdaysBut =
  (off: DaysOff): IsBusinessDay =>
  (day) =>
    ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !off.has(day);

/**
 * The day that is so many business days after another, or before it where negative; the first does not count (Lei 9.784/1999,
 * art. 66). Of none, the day itself. At most `mostBusinessDays` of them.
 */
export const businessDayFrom = (from: string, days: number, isBusinessDay: IsBusinessDay): string => {
  if (!Number.isSafeInteger(days) || Math.abs(days) > mostBusinessDays)
    throw new RangeError(`dias úteis: ${days}`);
  const step = Math.sign(days);
  let day = from;
  for (let left = Math.abs(days), idle = 0; left > 0; idle += 1) {
    day = moved(day, step);
    if (!isBusinessDay(day) && idle < mostIdleDays) continue;
    left -= 1;
    idle = -1;
  }
  return day;
};

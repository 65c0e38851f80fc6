/** Days of the week, from Monday to Friday, on which there is no business, each as `yyyy-MM-dd`. */
export type DaysOff = ReadonlySet<string>;

/** Further than that is a slip of the fingers: ten years of them. */
export const mostBusinessDays = 2_600;

const dayLength = 86_400_000;

const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

const isBusinessDay = (day: string, off: DaysOff): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !off.has(day);

/**
 * The day that is so many business days after another, or before it where negative; the first does not count (Lei 9.784/1999,
 * art. 66). Of none, the day itself. At most `mostBusinessDays` of them.
 */
export const businessDayFrom = (from: string, days: number, off: DaysOff): string => {
  if (!Number.isSafeInteger(days) || Math.abs(days) > mostBusinessDays)
    throw new RangeError(`dias úteis: ${days}`);
  const step = Math.sign(days);
  let day = from;
  for (let left = Math.abs(days); left > 0;) {
    day = moved(day, step);
    if (isBusinessDay(day, off)) left -= 1;
  }
  return day;
};

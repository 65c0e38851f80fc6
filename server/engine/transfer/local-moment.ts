/** Making one costs more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(timeZone, known);
  return known;
};

/** The local instant `yyyy-MM-ddTHH:mm:ss.SSS` of an instant in a zone. */
export const localMoment = (instant: Date, timeZone: string): string => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  const fraction = String(instant.getUTCMilliseconds()).padStart(3, '0');
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.${fraction}`;
};

/** The instant of a local one; what a change of the clock skips becomes the instant after it. */
export const instantOf = (local: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (time: number): number => Date.parse(`${localMoment(new Date(time), timeZone)}Z`) - time;
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
};

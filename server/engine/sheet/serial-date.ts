/**
 * Days of a spreadsheet (ECMA-376 part 1, 18.17.4): 1 is 1 January 1900 and a 29 February that never was follows, so
 * that counting from 30 December 1899 is right from 1 March 1900 on. Days before it are written as text.
 */
const epoch = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;
const firstSafeDay = 61;
/** 31 December 9999. */
const lastDay = 2_958_465;

/** Serial number of a day (`yyyy-MM-dd`) or local instant; undefined where a spreadsheet has none. */
export const serialOf = (local: string): number | undefined => {
  const time = Date.parse(local.length === 10 ? `${local}T00:00:00.000Z` : `${local}Z`);
  const serial = (time - epoch) / dayLength;
  return serial >= firstSafeDay && serial < lastDay + 1 ? serial : undefined;
};

/** The local instant `yyyy-MM-ddTHH:mm:ss.SSS` of a serial number; undefined outside the calendar of spreadsheets. */
export const momentOfSerial = (serial: number): string | undefined =>
  serial >= 0 && serial < lastDay + 1
    ? new Date(epoch + Math.round(serial * dayLength)).toISOString().slice(0, -1)
    : undefined;

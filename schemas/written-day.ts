/** A day as it is read: `2026-11-18` is `18/11/2026`. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/');

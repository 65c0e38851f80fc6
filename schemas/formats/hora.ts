import type { Format } from './format.ts';

/** Time of day HH:MM, 00:00 to 23:59. */
export const hora: Format = {
  canonical: (text) => text.trim().replace(/^(\d):/, '0$1:'),
  accepts: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  display: (value) => value,
  mask: '99:99',
};

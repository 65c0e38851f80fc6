import type { Format } from './format.ts';

// These run code or carry content where a person expects an address to open.
const refused = new Set(['javascript:', 'data:', 'vbscript:', 'blob:']);

/** Absolute address with scheme, without spaces. */
export const uri: Format = {
  canonical: (text) => text.trim(),
  accepts: (text) =>
    /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && URL.canParse(text) && !refused.has(new URL(text).protocol),
  display: (value) => value,
};

import { randomBytes } from 'node:crypto';

/** Digits and letters without I, L, O and U, which people misread (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A verification code of 80 random bits in four groups of four: `7KQM-41XD-09TR-V8PA`. */
export const newCode = (): string => {
  const bits = [...randomBytes(10)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const symbols = bits.match(/.{5}/g) ?? [];
  const text = symbols.map((symbol) => alphabet[Number.parseInt(symbol, 2)]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
};

/** The code as it is kept, whatever a person typed: case, spaces, dashes, I and L for 1, O for 0. */
export const readCode = (typed: string): string | undefined => {
  const clean = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');
  if (clean.length !== 16 || /[^0-9A-HJKMNP-TV-Z]/.test(clean)) return undefined;
  return (clean.match(/.{4}/g) ?? []).join('-');
};

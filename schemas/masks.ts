const places: Readonly<Record<string, string>> = { '9': '[0-9]', A: '[A-Za-z]', '*': '[0-9A-Za-z]' };

/** Regular expression (for the `u` flag) of the texts that fill a mask: 9 digit, A letter, * either, the rest literal. */
export function maskPattern(mask: string): string {
  const body = Array.from(mask, (char) => places[char] ?? char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join(
    '',
  );
  return `^${body}$`;
}

const places: Readonly<Record<string, string>> = { '9': '[0-9]', A: '[A-Za-z]', '*': '[0-9A-Za-z]' };

/** Regular expression (for the `u` flag) of the texts that fill a mask: 9 digit, A letter, * either, the rest literal. */
export function maskPattern(mask: string): string {
  const body = Array.from(mask, (char) => places[char] ?? char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join(
    '',
  );
  return `^${body}$`;
}

/** What is stored of a text that a mask gave: its letters in capitals, so that one value has one writing. */
export const capitalsOfMask = (mask: string, text: string): string => {
  const signs = Array.from(mask);
  return Array.from(text, (char, i) => ('A*'.includes(signs[i] ?? '-') ? char.toUpperCase() : char)).join('');
};

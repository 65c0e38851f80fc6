/**
 * What was written in fields, as ISO 32000-2, 12.7.8 has it: a text in UTF-16, of a box its state. Each name is whole, as the
 * fields of a file without a hierarchy are.
 */
export const writeFdf = (
  values: readonly (readonly [string, string | boolean | readonly string[]])[],
): string => {
  const fields = values.map(([name, value]) => `<< /T ${textOf(name)} /V ${valueOf(value)} >>`).join('\n');
  return `%FDF-1.2\n%âãÏÓ\n1 0 obj\n<< /FDF << /Fields [\n${fields}\n] >> >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`;
};

const valueOf = (value: string | boolean | readonly string[]): string => {
  if (typeof value === 'boolean') return value ? '/Yes' : '/Off';
  return typeof value === 'string' ? textOf(value) : `[${value.map(textOf).join(' ')}]`;
};

const textOf = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
};

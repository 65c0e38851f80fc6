/** A value as plain text; what is no text, number or yes/no gives nothing. */
export const plainValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

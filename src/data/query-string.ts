export type QueryValues = Readonly<Record<string, unknown>>;

/** Writes a query: lists repeat the name, what is absent or empty stays out. */
export const queryString = (values: QueryValues | undefined): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {}))
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== undefined && item !== null && item !== '') query.append(name, asText(item));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

import { Filter, FilterParser } from 'ldapts';

/** A filter with what the person typed inside it, escaped (RFC 4515), so that it never becomes part of the question. */
export const fillFilter = (filter: string, values: Readonly<Record<string, string>>): string =>
  filter.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : Filter.escape(value);
  });

/** The attribute that a filter compares with the login alone, the first when there are several. */
export const loginAttribute = (filter: string): string | undefined =>
  /\(([\w.;-]+)=\{login\}\)/.exec(filter)?.[1];

/** Whether a filter is written as one, and asks for the login of the person. */
export const isDirectoryFilter = (filter: string, names: readonly string[]): boolean => {
  if (!names.some((name) => filter.includes(`{${name}}`))) return false;
  try {
    FilterParser.parseString(fillFilter(filter, { login: 'nome', dn: 'uid=nome' }));
    return true;
  } catch {
    // the parser has no other way of saying that it is not a filter
    return false;
  }
};

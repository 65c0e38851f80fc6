import { isDeepStrictEqual } from 'node:util';

/** False and absent are the same yes/no, and an empty text is no text; a row is the same one whatever its number. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(plain(one), plain(other));

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain);
  if (typeof value !== 'object' || value === null) return value || undefined;
  const { id: _id, ...fields } = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => (plain(one) === undefined ? [] : [[name, plain(one)]])),
  );
};

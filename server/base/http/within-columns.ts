/** The largest whole number of the columns that hold ids, counts and pages. */
export const largestInteger = 2_147_483_647;

/**
 * A schema in which every whole number has both ends: what does not say its own takes those of the columns, so that a
 * larger one is refused at its field instead of by the database.
 */
export const withinColumns = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withinColumns);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withinColumns(value)]));
  if (!isInteger(inner)) return inner;
  return { minimum: -largestInteger - 1, maximum: largestInteger, ...inner };
};

const isInteger = ({ type }: Readonly<Record<string, unknown>>): boolean =>
  type === 'integer' || (Array.isArray(type) && type.includes('integer'));

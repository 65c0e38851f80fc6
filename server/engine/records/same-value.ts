/** Whether two values of a record, which are what JSON can say, say the same. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Values of a statement under construction; `add` gives the placeholder that stands for one. */
export interface SqlValues {
  readonly list: unknown[];
  readonly add: (value: unknown) => string;
}

export const sqlValues = (): SqlValues => {
  const list: unknown[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
};

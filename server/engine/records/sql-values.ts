/** Values of a statement under construction; `add` gives the placeholder that stands for one. */
export interface SqlValues {
  readonly list: unknown[];
  add(value: unknown): string;
}

class Values implements SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

export const sqlValues = (): SqlValues => new Values();

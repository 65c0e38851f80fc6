/** A cell to be written: a text, a number, an amount in reais, a day (`yyyy-MM-dd`) or a local instant (`yyyy-MM-ddTHH:mm:ss.SSS`). */
export type SheetCell =
  | string
  | number
  | { readonly money: number }
  | { readonly day: string }
  | { readonly moment: string }
  | undefined;

/**
 * A formula that came to nothing: the spreadsheet shows `code` (`#N/A`, `#REF!`) in its place. Without a code, it was
 * never calculated: whoever wrote the file kept the formula alone.
 */
export class FaultyCell {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  toString(): string {
    return this.code;
  }
}

/** A cell as a file gives it: a CSV has only texts, an XLSX also numbers, yes/no and faults. An empty cell is absent. */
export type ReadCell = string | number | boolean | FaultyCell | undefined;

/** A line with something in it; `linha` counts from 1, the header included, as a spreadsheet shows it. */
export interface SheetRow {
  readonly linha: number;
  readonly cells: readonly ReadCell[];
}

export type SheetFormat = 'csv' | 'xlsx';

/** A file that cannot be read on from here. */
export class SheetError extends Error {
  readonly linha: number;

  constructor(message: string, linha = 1, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'SheetError';
    this.linha = linha;
  }
}

/** A file that would take more memory or time than one file may. */
export class SheetTooBig extends SheetError {
  constructor(message: string, linha = 1, options: ErrorOptions = {}) {
    super(message, linha, options);
    this.name = 'SheetTooBig';
  }
}

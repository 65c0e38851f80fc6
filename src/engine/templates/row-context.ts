import { createContext } from 'react';

/** The row of a grid that a control is in. */
export interface Row {
  /** `Linha 2`. */
  label: string;
  /** Id of the text with the errors of the row. */
  errorId: string;
  values: Readonly<Record<string, unknown>>;
}

export const RowContext = createContext<Row | undefined>(undefined);

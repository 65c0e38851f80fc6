import { createContext } from 'react';
import type { FieldsNow } from '../form/visibility.ts';

/** The row of a grid that a control is in. */
export interface Row {
  /** `Linha 2`. */
  label: string;
  /** Id of the text with the errors of the row. */
  errorId: string;
  values: Readonly<Record<string, unknown>>;
  /** Which of its cells show and must be filled. */
  now: FieldsNow;
}

export const RowContext = createContext<Row | undefined>(undefined);

import { createContext, useContext } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import type { Field } from '../field.ts';
import type { FormSection } from './layout.ts';

/** What the templates and widgets of a form need beside what rjsf hands them. */
export interface FormInfo {
  fields: readonly Field[];
  sections: readonly FormSection[];
  values: Readonly<Record<string, unknown>>;
  /** Labels of the relations of the record that was opened. */
  rotulos: Readonly<Record<string, unknown>>;
  /** The value of a field when the form was opened. */
  original: (path: string) => unknown;
  /** Whether the record is new: a secret of an old one is kept when left alone. */
  creating: boolean;
  /** The errors shown now. */
  errors: readonly FieldError[];
  set: (path: string, value: unknown) => void;
  touch: (path: string) => void;
  /** The page in sight, in a form of several. */
  tab?: string | undefined;
  /** Notes that belong in the head of the first section: who created it and when. */
  note?: string;
}

export const FormContext = createContext<FormInfo | undefined>(undefined);

/** The form around a template or a widget. */
export function useForm(): FormInfo {
  const info = useContext(FormContext);
  if (!info) throw new Error('useForm fora de um formulário de cadastro');
  return info;
}

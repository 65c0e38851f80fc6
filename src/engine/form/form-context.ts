import { createContext, useContext } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import type { Field } from '../field.ts';
import type { FormSection } from './layout.ts';
import type { Repeated } from './repeated-secrets.ts';
import type { Standings } from './standings.ts';

/** What stays while one types: templates that need no more are not painted again. */
interface FormInfo {
  fields: readonly Field[];
  sections: readonly FormSection[];
  /** Whether the record is new: a secret of an old one is kept when left alone. */
  creating: boolean;
  set: (path: string, value: unknown) => void;
  /** Puts a row into a grid as it is now. */
  insertRow: (path: string, at: number, row: unknown) => void;
  /** Says what was typed the second time in a password. */
  repeat: (path: string, typed: string) => void;
  /** What a field says of itself beside its value. */
  report: Standings['report'];
  /** The page in sight, in a form of several. */
  tab?: string | undefined;
  /** Notes that belong in the head of the first section: who created it and when. */
  note?: string | undefined;
  /** Sections without sheets, as inside a dialog. */
  plain?: boolean;
}

/** What changes with each key. */
interface FormNow {
  /** What was typed; beside it `rotulos`, the labels of the relations that are as they came. */
  values: Readonly<Record<string, unknown>>;
  repeated: Repeated;
  /** The errors shown now. */
  errors: readonly FieldError[];
}

export const FormContext = createContext<FormInfo | undefined>(undefined);
export const FormNowContext = createContext<FormNow | undefined>(undefined);

/** The form around a template or a widget. */
export const useForm = (): FormInfo => known(useContext(FormContext));

/** What it holds at the moment. */
export const useFormNow = (): FormNow => known(useContext(FormNowContext));

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('fora de um formulário de cadastro');
  return value;
}

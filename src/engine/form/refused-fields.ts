import type { FieldError } from '#schemas/app-error.ts';
import { fieldMessages, type HttpProblem } from '#src/data/http-problem.ts';
import type { Field } from '../field.ts';

interface Refused {
  readonly errors: readonly FieldError[];
  /** The first field of this form that is to blame. */
  readonly first: string | undefined;
  /** What to say when no field of this form is. */
  readonly other: string;
}

/** What the server refused, by field. */
export function refusedFields(fields: readonly Field[], refusal: HttpProblem): Refused {
  const labels = Object.fromEntries(fields.map(({ name, title }) => [name, title]));
  const errors = Object.entries(fieldMessages(refusal, labels)).map(([campo, mensagem]) => ({
    campo,
    mensagem,
  }));
  const first = errors.find(({ campo }) => fields.some(({ name }) => campo.split('.')[0] === name));
  return { errors, first: first?.campo, other: errors[0]?.mensagem ?? refusal.message };
}

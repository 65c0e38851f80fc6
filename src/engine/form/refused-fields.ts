import type { FieldError } from '#schemas/app-error.ts';
import { fieldMessages, type HttpProblem } from '#src/data/http-problem.ts';
import type { Field } from '../field.ts';
import { inFormOrder } from './form-order.ts';
import { fieldsNow } from './visibility.ts';

interface Refused {
  /** What is wrong with the fields that the form shows, in their order. */
  readonly errors: readonly FieldError[];
  /** What to say when another field is to blame, or none. */
  readonly other: string | undefined;
}

/** What the server refused, by field. */
export function refusedFields(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  refusal: HttpProblem,
): Refused {
  const labels = Object.fromEntries(fields.map(({ name, title }) => [name, title]));
  const all = Object.entries(fieldMessages(refusal, labels)).map(([campo, mensagem]) => ({
    campo,
    mensagem,
  }));
  const { isShown } = fieldsNow(fields, values);
  const shown = new Set(fields.filter(isShown).map(({ name }) => name));
  const isOfForm = ({ campo }: FieldError): boolean => shown.has(campo.split('.')[0] ?? '');
  const errors = inFormOrder(fields, all.filter(isOfForm));
  const elsewhere = all.find((error) => !isOfForm(error));
  return { errors, other: elsewhere?.mensagem ?? (errors.length === 0 ? refusal.words : undefined) };
}

import type { FieldError } from '#schemas/app-error.ts';
import { text } from '#src/i18n/text.ts';
import type { Field } from '../field.ts';
import { fieldsNow } from './visibility.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed the second time in passwords, by path: beside the values, so that it is neither sent nor kept. */
export type Repeated = Readonly<Record<string, string>>;

/** Whether a secret is typed twice: a password, which nobody reads while typing it. */
export const isTypedTwice = ({ kind, property }: Field): boolean =>
  kind === 'secret' && property['x-widget'] === 'password';

/** Passwords that were not typed the same both times. */
export function unequalSecrets(
  fields: readonly Field[],
  record: Values,
  repeated: Repeated,
  within = '',
): FieldError[] {
  const { isShown } = fieldsNow(fields, record);
  return fields.flatMap((field) => {
    const path = within + field.name;
    const value = record[field.name];
    if (field.columns)
      return (Array.isArray(value) ? (value as Values[]) : []).flatMap((row, index) =>
        unequalSecrets(field.columns ?? [], row, repeated, `${path}.${index}.`),
      );
    return isTypedTwice(field) && isShown(field) && (value ?? '') !== (repeated[path] ?? '')
      ? [{ campo: path, mensagem: text('cadastro.campo.senhaDiferente') }]
      : [];
  });
}

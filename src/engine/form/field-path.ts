import type { FieldError } from '#schemas/app-error.ts';
import type { ErrorSchema } from '@rjsf/utils';

export const idPrefix = 'campo';
export const idSeparator = '_';

/** Id of the control of a field: `unidades.0.cargo` → `campo_unidades_0_cargo`. Names of fields have no underscore. */
export const idOf = (path: string, prefix = idPrefix): string =>
  [prefix, ...path.split('.')].join(idSeparator);

/** The path of a field in dots, from the id of its control. */
export const pathOfId = (id: string): string => id.split(idSeparator).slice(1).join('.');

/** Ids of the texts tied to a control. */
export const errorId = (id: string): string => `${id}-erro`;
export const helpId = (id: string): string => `${id}-ajuda`;
export const idleId = (id: string): string => `${id}-efeito`;

/** Whether a path is a field or something inside it. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);

/** Errors of fields in the shape that rjsf reads. */
export function toErrorSchema(errors: readonly FieldError[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { campo, mensagem } of errors) {
    const node = campo.split('.').reduce<ErrorSchema>((parent, part) => {
      const children = parent as Record<string, ErrorSchema>;
      children[part] ??= {};
      return children[part];
    }, root);
    node.__errors = [...(node.__errors ?? []), mensagem];
  }
  return root;
}

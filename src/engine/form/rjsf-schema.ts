import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field } from '../field.ts';
import { isRequired, isShown } from './visibility.ts';

/**
 * The bare structure that rjsf walks: types and titles. What is accepted is judged by the validator that the server
 * compiled, and what is shown by our widgets, so no other keyword needs to travel through rjsf.
 */
export function rjsfSchema(fields: readonly Field[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field)])),
  };
}

function propertySchema({ title, property, columns }: Field): RJSFSchema {
  if (columns) return { type: 'array', title, items: rjsfSchema(columns) };
  if (property.type === 'array')
    return { type: 'array', title, items: { type: property.items?.type ?? 'integer' } };
  return { type: property.type, title };
}

/** Hidden and required fields of the moment, as one text: while it stays, the form keeps its structure. */
export function structureKey(fields: readonly Field[], values: Readonly<Record<string, unknown>>): string {
  return fields
    .map((field) => (isShown(field, fields, values) ? (isRequired(field, values) ? '1' : '0') : '-'))
    .join('');
}

/** The widget of each field, and whether it shows and must be filled now. */
export function rjsfUiSchema(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  readOnly: readonly string[] = [],
): UiSchema {
  const ui: UiSchema = {};
  for (const field of fields) {
    const shown = isShown(field, fields, values);
    ui[field.name] = {
      ...widgetOf(field, shown),
      ...(readOnly.includes(field.name) ? { 'ui:readonly': true } : {}),
      'ui:options': { campo: field, obrigatorio: isRequired(field, values) },
    };
  }
  return ui;
}

function widgetOf(field: Field, shown: boolean): UiSchema {
  if (!shown) return { 'ui:widget': 'hidden' };
  if (field.columns) return { items: rjsfUiSchema(field.columns, {}) };
  if (field.property.type === 'object') return { 'ui:field': 'custom' };
  return { 'ui:widget': `cadastro-${field.kind}` };
}

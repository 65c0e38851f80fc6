import { defined } from '#schemas/defined.ts';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field } from '../field.ts';
import { fieldsNow } from './visibility.ts';

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
  const now = fieldsNow(fields, values);
  return fields.map((field) => (now.isShown(field) ? (now.isRequired(field) ? '1' : '0') : '-')).join('');
}

/** The widget of each field, and whether it shows and must be filled now. */
export function rjsfUiSchema(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  readOnly: readonly string[] = [],
): UiSchema {
  const now = fieldsNow(fields, values);
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        ...(now.isShown(field) ? widgetOf(field) : { 'ui:widget': 'hidden' }),
        ...defined({ 'ui:readonly': readOnly.includes(field.name) || undefined }),
        'ui:options': { campo: field, obrigatorio: now.isRequired(field) },
      },
    ]),
  );
}

/** The widgets of the columns of a grid: each row judges which of them it shows, and which must be filled. */
const columnsUiSchema = (columns: readonly Field[]): UiSchema =>
  Object.fromEntries(
    columns.map((field) => [
      field.name,
      {
        ...widgetOf(field),
        ...defined({ 'ui:readonly': field.property.readOnly || undefined }),
        'ui:options': { campo: field, obrigatorio: field.required },
      },
    ]),
  );

function widgetOf(field: Field): UiSchema {
  if (field.columns) return { items: columnsUiSchema(field.columns) };
  if (field.property.type === 'object') return { 'ui:field': 'custom' };
  return { 'ui:widget': `cadastro-${field.kind}` };
}

import { holds } from '#schemas/condition.ts';
import type { Field } from '../field.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field shows now; a field that shows only for another that is hidden is hidden too. */
export function isShown(field: Field, fields: readonly Field[], values: Values): boolean {
  // what only the server writes has nothing to show before it did
  if (field.property.readOnly && values[field.name] === undefined) return false;
  const show = field.property['x-when']?.show;
  return show === undefined || holds(show, shownValues(fields, values, field.name));
}

/** Whether a field must be filled now. */
export function isRequired(field: Field, values: Values): boolean {
  const require = field.property['x-when']?.require;
  return field.required || (require !== undefined && holds(require, values));
}

/** Conditions look at texts as the server will: what is empty is absent, and so is what is hidden. */
function shownValues(fields: readonly Field[], values: Values, except: string): Values {
  const entries = fields
    .filter(({ name }) => name !== except && values[name] !== undefined && values[name] !== '')
    .filter(({ property }) => {
      const show = property['x-when']?.show;
      return show === undefined || holds(show, values);
    })
    .map(({ name }) => [name, values[name]]);
  return Object.fromEntries(entries) as Values;
}

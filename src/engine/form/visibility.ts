import { holds } from '#schemas/condition.ts';
import type { Field } from '../field.ts';
import { judgedRecord } from './clean-record.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which fields of a record, or of a row, show and must be filled with the values of the moment. */
export interface FieldsNow {
  readonly isShown: (field: Field) => boolean;
  readonly isRequired: (field: Field) => boolean;
}

/** Conditions look at the record as it will be stored: what is empty is absent, and so is what another condition hides. */
export function fieldsNow(fields: readonly Field[], values: Values): FieldsNow {
  const judged = judgedRecord(fields, values);
  return {
    isShown: ({ name, kind, property }) => {
      // what only the server writes has nothing to show before it did, unless it is worked out here too
      if (property.readOnly && values[name] === undefined && kind !== 'worked-out') return false;
      const show = property['x-when']?.show;
      if (show === undefined) return true;
      // what only shows while it has something stays where it is when it is emptied: nothing goes away under who writes
      if (show.required?.includes(name)) return values[name] !== null && name in values;
      return holds(show, judged);
    },
    isRequired: ({ required, property }) => {
      const require = property['x-when']?.require;
      return required || (require !== undefined && holds(require, judged));
    },
  };
}

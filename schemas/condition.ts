import type { Condition, ValueCondition } from './generated-definition.ts';
import { conditionFields } from './lower/condition.ts';

/**
 * Whether a condition of `x-when` holds for a record (or a row). The same answer as the lowered condition gives in Ajv,
 * without compiling anything: this is what shows and hides fields while a person types.
 */
export function holds(condition: Condition, record: Readonly<Record<string, unknown>>): boolean {
  const { required = [], properties = {}, anyOf, allOf, not } = condition;
  return (
    required.every((field) => record[field] !== undefined) &&
    Object.entries(properties).every(
      ([field, value]) => record[field] !== undefined && fits(value, record[field]),
    ) &&
    (anyOf === undefined || anyOf.some((inner) => holds(inner, record))) &&
    (allOf === undefined || allOf.every((inner) => holds(inner, record))) &&
    (not === undefined ||
      (conditionFields(not).every((field) => record[field] !== undefined) && !holds(not, record)))
  );
}

function fits(condition: ValueCondition, value: unknown): boolean {
  const { const: only, enum: among, contains, not } = condition;
  return (
    (only === undefined || value === only) &&
    (among === undefined || (among as unknown[]).includes(value)) &&
    (not === undefined || !fits(not, value)) &&
    (typeof value !== 'number' || fitsNumber(condition, value)) &&
    (typeof value !== 'string' || fitsText(condition, value)) &&
    (!Array.isArray(value) ||
      (within(value.length, condition.minItems, condition.maxItems) &&
        (contains === undefined || value.some((item) => fits(contains, item)))))
  );
}

function fitsNumber(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: ValueCondition,
  value: number,
): boolean {
  return (
    within(value, minimum, maximum) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum)
  );
}

/** Lengths are counted in code points, as JSON Schema does. */
function fitsText({ minLength, maxLength, pattern }: ValueCondition, value: string): boolean {
  return (
    within(Array.from(value).length, minLength, maxLength) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value))
  );
}

const within = (value: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

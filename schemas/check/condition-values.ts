import type { Condition, RegisterProperty, ValueCondition } from '#schemas/generated-definition.ts';
import { problem, type Problem } from './problem.ts';

type Fields = Readonly<Record<string, RegisterProperty | undefined>>;
type Path = readonly (string | number)[];

/** A condition over a value that its field never has is a slip: what it shows would never be shown. */
export function conditionValueProblems(
  condition: Condition | undefined,
  fields: Fields,
  path: Path,
): Problem[] {
  if (!condition) return [];
  const { properties = {}, anyOf = [], allOf = [], not } = condition;
  return [
    ...Object.entries(properties).flatMap(([campo, value]) =>
      strangers(value, fields[campo]).map((valor) =>
        problem([...path, 'properties', campo], 'condicaoSemValor', { campo, valor: String(valor) }),
      ),
    ),
    ...anyOf.flatMap((inner, i) => conditionValueProblems(inner, fields, [...path, 'anyOf', i])),
    ...allOf.flatMap((inner, i) => conditionValueProblems(inner, fields, [...path, 'allOf', i])),
    ...conditionValueProblems(not, fields, [...path, 'not']),
  ];
}

/** Values that a condition names and the field cannot have. */
function strangers(condition: ValueCondition, field: RegisterProperty | undefined): unknown[] {
  if (!field) return [];
  const { const: only, enum: among = [], contains, not } = condition;
  const named = [...(only === undefined ? [] : [only]), ...among];
  return [
    ...named.filter((value) => !mayBe(field, value)),
    ...(contains ? strangers(contains, field.items as RegisterProperty | undefined) : []),
    ...(not ? strangers(not, field) : []),
  ];
}

const mayBe = ({ type, enum: values }: RegisterProperty, value: unknown): boolean => {
  if (values) return (values as readonly unknown[]).includes(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'array' || type === 'object' || typeof value === type;
};

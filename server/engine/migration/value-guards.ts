import { defined } from '#schemas/defined.ts';
import { compileOwn } from '#schemas/ajv.ts';
import { canonical } from '#schemas/formats.ts';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lowerProperty } from '#schemas/lower/property.ts';
import { capitalsOfMask } from '#schemas/masks.ts';
import { qualified } from '#server/engine/model/names.ts';
import type { Guard } from './plan.ts';
import type { ColumnShape } from './table-shape.ts';

/** What is asked of a value and only code can judge: PostgreSQL has neither these expressions nor these formats. */
const judged = [
  'pattern',
  'format',
  'x-mask',
  'multipleOf',
  'minLength',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'const',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

type Judged = (typeof judged)[number];

/** What each column will hold, as SQL over the table as it is now; a column without an entry will be empty. */
type Held = ReadonlyMap<string, string>;

/** Refuses what is now asked of values and the stored ones do not have: their records could not be saved any more. */
export const valueGuards = (
  table: string,
  old: ColumnShape,
  next: ColumnShape,
  held: Held,
): readonly Guard[] => {
  const value = held.get(next.name);
  if (value === undefined || next.secret || old.secret) return [];
  const asked = tightened(old, next);
  return [
    ...(asked.length > 0 ? [ofValue(table, next, value, asked)] : []),
    ...ofComparisons(table, old, next, held),
  ];
};

/** The keywords that now ask something else, or of another type. */
const tightened = (old: ColumnShape, next: ColumnShape): readonly Judged[] =>
  judged.filter((keyword) => {
    const wanted = next.property[keyword];
    // The type of the column keeps days and moments right.
    if (wanted === undefined || (keyword === 'format' && next.type !== 'text')) return false;
    return old.type !== next.type || JSON.stringify(old.property[keyword]) !== JSON.stringify(wanted);
  });

const ofValue = (table: string, next: ColumnShape, value: string, asked: readonly Judged[]): Guard => {
  const { property } = next;
  const accepts = acceptance(() => ({
    ...lowerProperty({
      type: property.type,
      title: property.title,
      ...Object.fromEntries(asked.map((keyword) => [keyword, property[keyword]])),
      ...defined({ 'x-except': property['x-except'] }),
    }),
  }));
  return {
    reason: 'foraDaRegra',
    query: `select id, ${asJson(next, value)} as valor from ${qualified(table)} where ${value} is not null`,
    refuses: ({ valor }) => !accepts(valor) || !isStoredForm(property, asked, valor),
    pointer: asked.length === 1 ? `${next.pointer}/${asked.join()}` : next.pointer,
    data: {
      campo: next.title,
      limite: asked.map((keyword) => `${keyword} ${JSON.stringify(property[keyword])}`).join(', '),
    },
    makeWay: undefined,
  };
};

/** A text that the format or the mask would store in another way is shown wrongly, and repeats without being seen. */
const isStoredForm = (property: RegisterProperty, asked: readonly Judged[], value: unknown): boolean => {
  if (typeof value !== 'string') return true;
  const { format, 'x-mask': mask } = property;
  if (format && asked.includes('format') && canonical(format, value) !== value) return false;
  return !mask || !asked.includes('x-mask') || capitalsOfMask(mask, value) === value;
};

const ofComparisons = (table: string, old: ColumnShape, next: ColumnShape, held: Held): readonly Guard[] =>
  Object.entries(next.compared).flatMap(([operator, column]): Guard[] => {
    const value = held.get(next.name);
    const other = held.get(column);
    const same = old.type === next.type && old.compared[operator] === column;
    if (same || value === undefined || other === undefined) return [];
    const accepts = acceptance(() => ({
      type: 'object',
      properties: {
        valor: {
          ...lowerProperty({ type: next.property.type, title: next.title }),
          ...defined({ format: next.type === 'timestamptz' ? 'date-time' : undefined }),
          'x-compare': { [operator]: 'outro' },
        },
        outro: {},
      },
    }));
    return [
      {
        reason: 'comparacaoFalha',
        query: `select id, ${asJson(next, value)} as valor, ${asJson(next, other)} as outro from ${qualified(table)}
          where ${value} is not null and ${other} is not null`,
        refuses: ({ valor, outro }) => !accepts({ valor, outro }),
        pointer: `${next.pointer}/x-compare/${operator}`,
        data: {
          campo: next.title,
          limite:
            Object.entries<string>({ ...next.property['x-compare'] }).find(
              ([one]) => one === operator,
            )?.[1] ?? column,
        },
        makeWay: undefined,
      },
    ];
  });

/** A value as a record carries it. */
const asJson = ({ type }: ColumnShape, value: string): string =>
  type === 'timestamptz'
    ? `to_jsonb(to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `to_jsonb(${value})`;

/** Judges by a schema, made when there is something to judge. */
const acceptance = (schema: () => JsonSchema): ((value: unknown) => boolean) => {
  let validate: ReturnType<typeof compileOwn> | undefined;
  return (value) => (validate ??= compileOwn(schema()))(value) === true;
};

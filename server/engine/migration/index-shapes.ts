import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { Field } from '../model/field.ts';
import { labelExpression } from '../model/label-expression.ts';
import { objectName, quote } from '../model/names.ts';
import { scopeOf } from '../model/scope-of.ts';
import { sortNames } from '../model/sort-names.ts';
import type { IndexShape } from './table-shape.ts';

/** A B-tree entry holds about 2,700 bytes; longer texts are found by their trigrams only. */
const longestIndexedText = 600;

/** Indexes of the record's table: links, declared filters and orders, quick search, choices. */
export const indexShapes = (
  definition: RegisterDefinition,
  table: string,
  fields: ReadonlyMap<string, Field>,
): readonly IndexShape[] => {
  const indexes = new Map<string, IndexShape>();
  // No column name has two underscores together nor one at its beginning: purposes never meet columns.
  const add = (purpose: string, on: string): void => {
    const name = objectName('ix', table, purpose);
    indexes.set(name, { name, on });
  };
  const ordered = (field: Field): void => {
    if (!sortable(field)) return;
    const column = quote(field.column);
    add(field.column, `(${column}, id)`);
    // Empty values come last both ways, so the descending order of an optional column needs its own index.
    if (!field.required && field.kind !== 'boolean')
      add(`${field.column}__desc`, `(${column} desc nulls last, id desc)`);
  };
  for (const field of fields.values())
    if (field.kind === 'link') add(field.column, `(${quote(field.column)}, id)`);
  for (const name of sortNames(definition).map(({ field }) => field)) {
    const field = fields.get(name);
    if (field && field.kind !== 'link') ordered(field);
  }
  for (const name of definition.list?.filters ?? []) {
    const field = fields.get(name);
    if (!field || field.kind === 'link') continue;
    ordered(field);
    if (field.kind === 'text' && !field.property.enum)
      add(
        `${field.column}__trgm`,
        `using gin (public.texto_busca(${quote(field.column)}) public.gin_trgm_ops)`,
      );
  }
  if (searchExpression(definition, fields)) add('_busca', 'using gin (_busca public.gin_trgm_ops)');
  const label = labelExpression(definition, fields, '');
  if (label.immutable) {
    const active = fields.get('ativo')?.kind === 'boolean' ? 'ativo desc, ' : '';
    add('_rotulo', `(${active}(${label.sql}), id)`);
  }
  scopeIndex(definition, fields, add);
  return [...indexes.values()];
};

/** Rows of one unit in the default order, without sorting them. */
const scopeIndex = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
  add: (purpose: string, on: string) => void,
): void => {
  const scope = scopeOf(definition, fields);
  const first = sortNames(definition)[0];
  const field = first && fields.get(first.field);
  if (!scope || !field || !sortable(field)) return;
  add(`${scope.field.column}__${field.column}`, `(${quote(scope.field.column)}, ${quote(field.column)}, id)`);
};

const sortable = ({ kind, property }: Field): boolean => {
  if (kind === 'text')
    return Boolean(property.enum) || (property.maxLength ?? Infinity) <= longestIndexedText;
  return ['integer', 'number', 'boolean', 'date', 'instant'].includes(kind);
};

/** What the quick search reads, accents and case taken away. */
export const searchExpression = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
): string | undefined => {
  const parts = (definition.list?.search ?? []).flatMap((name) => {
    const field = fields.get(name);
    if (!field || field.secret) return [];
    if (field.kind === 'text') return [`coalesce(${quote(field.column)}, '')`];
    return field.kind === 'integer' ? [`coalesce(${quote(field.column)}::text, '')`] : [];
  });
  return parts.length === 0 ? undefined : `public.texto_busca(${parts.join(` || ' ' || `)})`;
};

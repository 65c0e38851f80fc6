import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { longestIndexedText, longestText } from '#schemas/longest-text.ts';
import { templateFields } from '#schemas/template.ts';
import type { Field } from '#server/engine/model/field.ts';
import { isGrouping, isSortable } from '#server/engine/model/sorting.ts';
import { labelExpression } from '#server/engine/model/label-expression.ts';
import { objectName, quote } from '#server/engine/model/names.ts';
import { sortNames } from '#server/engine/model/sort-names.ts';
import type { IndexShape } from './table-shape.ts';

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
    if (!isSortable(field)) return;
    const column = quote(field.column);
    add(field.column, `(${column}, id)`);
    // Empty values come last both ways, so the descending order of an optional column needs its own index.
    if (!field.required) add(`${field.column}__desc`, `(${column} desc nulls last, id desc)`);
  };
  const after = defaultOrder(definition, fields);
  // Few values, many records of each: the index goes on in the order in which the list shows them.
  const grouped = (field: Field): void =>
    add(
      field.column,
      `(${quote(field.column)}, ${after.field === field ? '' : after.sql}id${after.direction})`,
    );
  for (const field of fields.values()) if (field.kind === 'link') grouped(field);
  for (const name of [
    ...sortNames(definition).map(({ field }) => field),
    ...(definition.list?.filters ?? []),
  ]) {
    const field = fields.get(name);
    if (!field || field.kind === 'link') continue;
    if (isGrouping(field)) grouped(field);
    else ordered(field);
  }
  for (const name of definition.list?.filters ?? []) {
    const field = fields.get(name);
    if (field?.kind !== 'text' || isGrouping(field)) continue;
    const text = `public.texto_busca(${quote(field.column)})`;
    add(`${field.column}__trgm`, `using gin (${text} public.gin_trgm_ops)`);
  }
  if (searchExpression(definition, fields)) add('_busca', 'using gin (_busca public.gin_trgm_ops)');
  const label = labelExpression(definition, fields, '');
  if (label.immutable && longestLabel(definition, fields) <= longestIndexedText) {
    const active = fields.get('ativo')?.kind === 'boolean' ? 'ativo desc, ' : '';
    add('_rotulo', `(${active}(${label.sql}), id)`);
  }
  return [...indexes.values()];
};

/** A name that may be longer than an index entry is put in order without one: an index would refuse the record. */
const longestLabel = ({ represent }: RegisterDefinition, fields: ReadonlyMap<string, Field>): number =>
  templateFields(represent)
    .flatMap((name) => fields.get(name) ?? [])
    .reduce((total, { property }) => total + longestText(property), 0);

/** The default order of the list, as the end of an index. */
const defaultOrder = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
): { readonly field: Field | undefined; readonly sql: string; readonly direction: string } => {
  const [first] = sortNames(definition);
  const field = first && fields.get(first.field);
  if (!field || field.kind === 'link' || !isSortable(field))
    return { field: undefined, sql: '', direction: '' };
  const emptyLast = first.direction === 'desc' && !field.required && !isGrouping(field);
  const column = quote(field.column);
  return emptyLast
    ? { field, sql: `${column} desc nulls last, `, direction: ' desc' }
    : { field, sql: `${column}, `, direction: '' };
};

/** What the quick search reads, accents and case taken away. */
export const searchExpression = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
): string | undefined => {
  const parts = (definition.list?.search ?? []).flatMap((name) => {
    const field = fields.get(name);
    // What only some may see is not searched: finding it would tell it.
    if (!field || field.secret || field.read !== undefined) return [];
    if (field.kind === 'text') return [`coalesce(${quote(field.column)}, '')`];
    return field.kind === 'integer' ? [`coalesce(${quote(field.column)}::text, '')`] : [];
  });
  return parts.length === 0 ? undefined : `public.texto_busca(${parts.join(` || ' ' || `)})`;
};

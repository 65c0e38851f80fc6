import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import { parseTemplate } from '#schemas/template.ts';
import type { Field } from './field.ts';
import { literal, qualified, quote } from './names.ts';
import type { RegisterModels } from './register-model.ts';

/** SQL text of a label, and whether an index may be made of it. */
interface LabelExpression {
  readonly sql: string;
  readonly immutable: boolean;
}

/** A label may name a record whose label names another one; beyond this depth the number stands. */
const deepest = 3;

/**
 * The SQL of what names a record: the template of its definition, or one field of it.
 * `alias` is the table alias with its dot, or '' where the columns stand alone.
 */
export const labelExpression = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
  alias: string,
  models?: RegisterModels,
  template: string = definition.represent,
  depth = 0,
): LabelExpression => {
  const parts = parseTemplate(template).map((part): LabelExpression => {
    if ('text' in part) return { sql: literal(part.text), immutable: true };
    const field = fields.get(part.field);
    return field ? fieldText(field, alias, models, depth) : { sql: `''`, immutable: true };
  });
  const [first] = parts;
  const immutable = parts.every((part) => part.immutable);
  if (parts.length === 1 && first) return { sql: first.sql, immutable };
  return { sql: parts.map(({ sql }) => sql).join(' || '), immutable };
};

const masks: Partial<Record<string, readonly [pattern: string, shown: string]>> = {
  cpf: ['^(\\d{3})(\\d{3})(\\d{3})(\\d{2})$', '\\1.\\2.\\3-\\4'],
  cnpj: ['^(.{2})(.{3})(.{3})(.{4})(\\d{2})$', '\\1.\\2.\\3/\\4-\\5'],
  cep: ['^(\\d{5})(\\d{3})$', '\\1-\\2'],
};

const fieldText = (
  field: Field,
  alias: string,
  models: RegisterModels | undefined,
  depth: number,
): LabelExpression => {
  const column = `${alias}${quote(field.column)}`;
  // A label goes where its record does not: it never tells what only some may see.
  if (field.secret || field.read !== undefined) return { sql: `''`, immutable: true };
  switch (field.kind) {
    case 'text': {
      const mask = masks[field.property.format ?? ''];
      const shown = mask ? `regexp_replace(${column}, ${literal(mask[0])}, ${literal(mask[1])})` : column;
      return { sql: `coalesce(${shown}, '')`, immutable: true };
    }
    case 'integer':
    case 'number':
      return { sql: `coalesce(${column}::text, '')`, immutable: true };
    case 'boolean':
      return { sql: `case when ${column} then 'Sim' else 'Não' end`, immutable: true };
    case 'date':
      return { sql: `coalesce(to_char(${column}, 'DD/MM/YYYY'), '')`, immutable: false };
    case 'link':
      return { sql: linkText(field, column, models, depth), immutable: false };
    default:
      return { sql: `''`, immutable: true };
  }
};

const linkText = (
  { relation }: Field,
  column: string,
  models: RegisterModels | undefined,
  depth: number,
): string => {
  const target = relation && models?.get(relation.resource);
  if (!relation || !target || depth >= deepest) return `coalesce(${column}::text, '')`;
  const inner = `r${depth}.`;
  const template = relation.label === undefined ? undefined : `{${relation.label}}`;
  const label = labelExpression(target.definition, target.fields, inner, models, template, depth + 1);
  return `coalesce((select ${label.sql} from ${qualified(snakeName(relation.resource))} r${depth} where r${depth}.id = ${column}), '')`;
};

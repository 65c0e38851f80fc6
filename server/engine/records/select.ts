import { isFile, type Field } from '#server/engine/model/field.ts';
import { labelExpression } from '#server/engine/model/label-expression.ts';
import { qualified, quote } from '#server/engine/model/names.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterModels } from '#server/engine/model/register-model.ts';
import { readableFields, type RegisterView } from '#server/engine/model/register-view.ts';

/** Text of the columns of a SELECT and of the joins that its labels need. The label of `x` comes as `$x`. */
interface Selection {
  readonly columns: string;
  readonly joins: string;
  readonly fields: readonly Field[];
}

/** Texts longer than this stay out of lists, where nobody reads them. */
const longestListed = 500;

/** What a list shows of each record: everything that fits a cell. */
export const listSelection = onceFor((view: RegisterView): Selection =>
  selection(
    view,
    view.readable.filter((field) => isListed(view, field)),
    [],
  ),
);

/** What one record shows, with who made and changed it. */
export const recordSelection = onceFor((view: RegisterView): Selection =>
  selection(view, view.readable, [
    't.criado_em as "criadoEm"',
    't.criado_por as "criadoPor"',
    't.alterado_em as "alteradoEm"',
    't.alterado_por as "alteradoPor"',
    ...whoColumns(view.models),
  ]),
);

/** Just these fields: what an export shows. */
export const exportSelection = (view: RegisterView, fields: readonly Field[]): Selection =>
  selection(view, fields, []);

const isListed = ({ model }: RegisterView, field: Field): boolean => {
  const { name, kind, property } = field;
  if (model.definition.list?.columns.includes(name)) return kind !== 'rows';
  if (kind === 'rows' || property.type === 'object') return false;
  if (isFile(field)) return true;
  if (kind !== 'text' || property.enum !== undefined) return true;
  // a format or a mask says how long a text is, as a limit does
  if (property.format !== undefined || property['x-mask'] !== undefined) return true;
  return (property.maxLength ?? Infinity) <= longestListed;
};

const selection = (
  { models }: RegisterView,
  fields: readonly Field[],
  extra: readonly string[],
): Selection => {
  const parts = columnsOf(fields, 't', models, 0);
  return {
    columns: ['t.id', 't.versao', ...parts.columns, ...extra].join(', '),
    joins: parts.joins.join(' '),
    fields,
  };
};

/** Names of who created and changed the record, where the register of users exists. */
const whoColumns = (models: RegisterModels): readonly string[] => {
  const users = models.get('usuario');
  if (!users || users.definition.source === 'hook') return [];
  const label = labelExpression(users.definition, users.fields, 'u.', models).sql;
  return ['criado_por', 'alterado_por'].map(
    (column, index) =>
      `(select ${label} from ${users.from} u where u.id = t.${column}) as "$${['criadoPor', 'alteradoPor'][index] ?? ''}"`,
  );
};

/** Columns of the fields of one table; aliases carry the depth, so that rows within rows do not mix. */
const columnsOf = (
  fields: readonly Field[],
  alias: string,
  models: RegisterModels,
  depth: number,
): { readonly columns: string[]; readonly joins: string[] } => {
  const columns: string[] = [];
  const joins: string[] = [];
  for (const field of fields) {
    const column = `${alias}.${quote(field.column)}`;
    switch (field.kind) {
      case 'computed':
        break;
      case 'number':
        columns.push(`${column}::float8 as ${quote(field.name)}`);
        break;
      case 'link': {
        const target = models.get(field.relation?.resource ?? '');
        columns.push(`${column} as ${quote(field.name)}`);
        if (!target) break;
        const join = `j${depth}_${joins.length}`;
        joins.push(`left join ${target.from} ${join} on ${join}.id = ${column}`);
        columns.push(`${targetLabel(field, join, models)} as ${quote(`$${field.name}`)}`);
        break;
      }
      case 'links':
        columns.push(`${linksColumn(field, alias, models, depth)} as ${quote(field.name)}`);
        break;
      case 'rows':
        columns.push(`${rowsColumn(field, alias, models, depth)} as ${quote(field.name)}`);
        break;
      default:
        columns.push(`${column} as ${quote(field.name)}`);
        if (isFile(field)) columns.push(`${fileLabel(field, column, depth)} as ${quote(`$${field.name}`)}`);
    }
  }
  return { columns, joins };
};

/** What the stored file is, or each of a list of them; null where an id names none. */
const fileLabel = ({ kind }: Field, column: string, depth: number): string => {
  const file = `f${depth}`;
  const about = `json_build_object('nome', ${file}.nome, 'tipo', ${file}.tipo, 'tamanho', ${file}.tamanho)`;
  const named = (id: string): string =>
    `(select ${about} from arquivo ${file} where ${file}.id = case when ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${id}::uuid end)`;
  if (kind === 'text') return named(column);
  const item = `i${depth}`;
  return `(select json_agg(${named(`${item}.id`)} order by ${item}.n)
    from jsonb_array_elements_text(${column}) with ordinality ${item}(id, n))`;
};

/** The label of a record that a relation points to, as SQL over the alias of its table. */
export const targetLabel = ({ relation }: Field, alias: string, models: RegisterModels): string => {
  const target = models.get(relation?.resource ?? '');
  if (!target) return `${alias}.id::text`;
  const template = relation?.label === undefined ? undefined : `{${relation.label}}`;
  return labelExpression(target.definition, target.fields, `${alias}.`, models, template).sql;
};

const linksColumn = (field: Field, alias: string, models: RegisterModels, depth: number): string => {
  const link = `l${depth}`;
  const target = `a${depth}`;
  return `(select json_agg(json_build_array(${link}.alvo_id, ${targetLabel(field, target, models)}) order by ${link}.ordem)
    from ${qualified(field.table ?? '')} ${link} join ${models.get(field.relation?.resource ?? '')?.from ?? ''} ${target}
    on ${target}.id = ${link}.alvo_id where ${link}.registro_id = ${alias}.id)`;
};

const rowsColumn = (field: Field, alias: string, models: RegisterModels, depth: number): string => {
  const row = `c${depth}`;
  const inner = columnsOf(readableFields(field.fields, []), row, models, depth + 1);
  return `(select json_agg(x${depth} order by x${depth}."$ordem") from (
    select ${[`${row}.id`, `${row}.ordem as "$ordem"`, ...inner.columns].join(', ')}
    from ${qualified(field.table ?? '')} ${row} ${inner.joins.join(' ')} where ${row}.registro_id = ${alias}.id) x${depth})`;
};

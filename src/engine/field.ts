import type { Properties, RecordSchema, RegisterProperty, RowSchema } from '#schemas/generated-definition.ts';

/** How a field is typed in and read: one kind, one widget and one cell. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'code'
  | 'number'
  | 'boolean'
  | 'enum'
  | 'radio'
  | 'enums'
  | 'texts'
  | 'date'
  | 'date-time'
  | 'hora'
  | 'mask'
  | 'relation'
  | 'relations'
  | 'tree'
  | 'rows'
  | 'image'
  | 'file'
  | 'color'
  | 'secret'
  | 'weekdays'
  | 'permission-matrix'
  | 'computed'
  | 'meter'
  | 'bytes'
  | 'money'
  | 'link'
  | 'worked-out'
  | 'custom';

/** One field of a register, or one column of its rows. */
export interface Field {
  readonly name: string;
  readonly title: string;
  readonly kind: FieldKind;
  readonly property: RegisterProperty;
  readonly required: boolean;
  /** Columns of a grid of rows. */
  readonly columns?: readonly Field[];
}

const masked = new Set(['cpf', 'cnpj', 'cpf-cnpj', 'cep', 'telefone', 'nup']);
const byWidget: Partial<Record<string, FieldKind>> = {
  textarea: 'textarea',
  'rich-text': 'textarea',
  code: 'code',
  image: 'image',
  file: 'file',
  color: 'color',
  password: 'secret',
  weekdays: 'weekdays',
  'permission-matrix': 'permission-matrix',
  radio: 'radio',
  meter: 'meter',
  progress: 'meter',
  bytes: 'bytes',
  money: 'money',
  link: 'link',
  checkboxes: 'enums',
  'corpo-documento': 'custom',
  'exemplo-numeracao': 'worked-out',
};

/** The fields of a schema, in the order of its properties. */
export function fieldsOf(schema: RecordSchema | RowSchema): Field[] {
  const required = new Set(schema.required ?? []);
  const properties: Properties = schema.properties ?? {};
  return Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.has(name)));
}

function fieldOf(name: string, property: RegisterProperty, required: boolean): Field {
  const kind = kindOf(property);
  const columns = kind === 'rows' && property.items ? fieldsOf(property.items) : undefined;
  return { name, title: property.title, kind, property, required, columns };
}

/** From this many values on, one types to find. */
const many = 9;

/** Whether one of some values is looked for in a field of text instead of a menu. */
export const isSearched = ({ kind, property }: Field): boolean =>
  kind === 'enum' && (property.enum ?? []).length >= many;

function kindOf(property: RegisterProperty): FieldKind {
  const widget = property['x-widget'];
  if (property['x-computed'] !== undefined) return 'computed';
  if (property['x-rows']) return 'rows';
  if (property['x-relation']) return relationKind(property);
  if (property['x-secret']) return 'secret';
  if (property['x-image']) return 'image';
  if (widget && byWidget[widget]) return byWidget[widget];
  if (property.type === 'array') return property.items?.enum ? 'enums' : 'texts';
  if (property.enum) return 'enum';
  return scalarKind(property);
}

const relationKind = (property: RegisterProperty): FieldKind => {
  if (property.type === 'array') return 'relations';
  return property['x-tree'] ? 'tree' : 'relation';
};

function scalarKind({ type, format, maxLength, 'x-mask': mask }: RegisterProperty): FieldKind {
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'object') return 'custom';
  if (mask !== undefined || (format && masked.has(format))) return 'mask';
  if (format === 'date' || format === 'date-time' || format === 'hora') return format;
  return maxLength !== undefined && maxLength > 300 ? 'textarea' : 'text';
}

/** Whether the value is the id of a stored file, or a list of them. */
export const isFile = ({ kind }: Field): boolean => kind === 'file' || kind === 'image';

/** Whether the value of this kind is one short text, fit for a column of the list; the server leaves the others out of it. */
export function fitsColumn(field: Field): boolean {
  const { format, maxLength } = field.property;
  if (field.kind === 'text' && format === undefined && maxLength === undefined) return false;
  return !['rows', 'secret', 'custom', 'permission-matrix', 'textarea', 'code', 'link'].includes(field.kind);
}

/** Whether a field is shown as more than its text: a bar, a link. */
export const isViewed = ({ kind }: Field): boolean => kind === 'meter' || kind === 'link';

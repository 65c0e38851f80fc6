import { defined } from '#schemas/defined.ts';
import { formats } from '#schemas/formats.ts';
import type { FormatName, RegisterProperty, Section } from '#schemas/generated-definition.ts';
import type { Fields } from './record.ts';

/** What the form needs beyond the schema; plain JSON in the shape that rjsf reads. */
export interface UiSchema {
  'ui:widget'?: string;
  'ui:field'?: string;
  'ui:order'?: string[];
  'ui:enumNames'?: string[];
  'ui:placeholder'?: string;
  'ui:options'?: Record<string, unknown>;
  items?: UiSchema;
  [field: string]: unknown;
}

/** The uiSchema of a record or of a row: a widget for each field and what that widget needs to know. */
export function uiOf(record: Fields, names: readonly string[], form?: readonly Section[]): UiSchema {
  const properties = record.properties ?? {};
  const ui: UiSchema = {};
  const placed =
    form?.flatMap((section) => section.fields.flat()).filter((name) => names.includes(name)) ?? [];
  ui['ui:order'] = [...placed, ...names.filter((name) => !placed.includes(name))];
  for (const name of names) {
    const property = properties[name];
    if (property) ui[name] = uiOfProperty(property);
  }
  return ui;
}

function uiOfProperty(property: RegisterProperty): UiSchema {
  const ui: UiSchema = {};
  const widget = widgetOf(property);
  const options = optionsOf(property);
  if (property.type === 'object') ui['ui:field'] = property['x-widget'];
  else if (widget) ui['ui:widget'] = widget;
  if (Object.keys(options).length > 0) ui['ui:options'] = options;
  if (property.examples?.[0] !== undefined) ui['ui:placeholder'] = String(property.examples[0]);
  const labels = labelsOf(property.enum, property['x-labels']);
  if (labels) ui['ui:enumNames'] = labels;
  if (property['x-rows']) ui.items = rowUi(property);
  else if (property.items?.enum)
    ui.items = { 'ui:enumNames': labelsOf(property.items.enum, property.items['x-labels']) };
  return ui;
}

function rowUi(property: RegisterProperty): UiSchema {
  const names = Object.keys(property.items?.properties ?? {});
  const written = names.filter((name) => !property.items?.properties?.[name]?.['x-computed']);
  const row = uiOf(property.items ?? {}, written);
  return { ...row, 'ui:order': ['id', ...(row['ui:order'] ?? [])], id: { 'ui:widget': 'hidden' } };
}

const widgetOfFormat: Readonly<Partial<Record<FormatName, string>>> = {
  email: 'email',
  uri: 'uri',
  date: 'date',
  'date-time': 'date-time',
  hora: 'hora',
  cpf: 'mask',
  cnpj: 'mask',
  'cpf-cnpj': 'mask',
  cep: 'mask',
  telefone: 'mask',
  nup: 'mask',
};

/** The declared widget, or the one that fits the keywords; undefined leaves the choice to the type. */
function widgetOf(property: RegisterProperty): string | undefined {
  if (property['x-widget']) return property['x-widget'];
  if (property['x-rows']) return undefined;
  if (property['x-relation'])
    return property['x-tree'] ? 'tree' : property.type === 'array' ? 'relation-many' : 'relation';
  if (property['x-image']) return 'image';
  if (property['x-secret']) return 'password';
  return property['x-mask'] ? 'mask' : property.format && widgetOfFormat[property.format];
}

function optionsOf(property: RegisterProperty): Record<string, unknown> {
  const { 'x-relation': relation, 'x-image': image, 'x-file': file, 'x-when': when, format } = property;
  const mask = property['x-mask'] ?? (format && formats[format].mask);
  return defined({
    relation,
    image,
    file,
    when,
    mask: mask || undefined,
    format: format || undefined,
    rows: property['x-rows'] || undefined,
    secret: property['x-secret'] || undefined,
  });
}

function labelsOf(
  values: readonly unknown[] | undefined,
  labels: Readonly<Record<string, string>> | undefined,
): string[] | undefined {
  return values?.map((value) => labels?.[String(value)] ?? String(value));
}

import type { Action, RegisterProperty, RowSchema, Section } from '#schemas/generated-definition.ts';
import type { RegisterScreen } from './register-list.ts';

type Field = RegisterProperty | RowSchema;

/**
 * What the definition asks the engine to draw on a screen: each keyword, each way of showing a value, each part, by kind of
 * screen. Two screens with the same features are drawn by the same code, with other words in it.
 */
export const featuresOf = ({ kind, place }: RegisterScreen): ReadonlySet<string> => {
  const { definicao } = place.register;
  const { schema, form = [], actions = [], list, mounts, source, help, importHelp, live } = definicao;
  const fields: [string, Field][] = Object.entries(schema.properties);
  const named = (names: readonly string[] = []): Field[] =>
    fields.flatMap(([name, field]) => (names.includes(name) ? [field] : []));
  const written = [
    ...fields.flatMap(([, field]) => keywordsOf(field)),
    ...form.flatMap(sectionOf),
    ...present('definição', { help }),
  ];
  const read = [
    ...fields.flatMap(([, field]) => valuesOf(field).map((value) => `valor ${value}`)),
    ...form.flatMap(sectionOf),
    ...actionsOf(actions, 'record'),
  ];
  const listed = [
    ...named(list?.columns).flatMap((field) => valuesOf(field).map((value) => `coluna ${value}`)),
    ...named(list?.filters).flatMap((field) => valuesOf(field).map((value) => `filtro ${value}`)),
    ...actionsOf(actions, 'list'),
    ...actions.flatMap(({ many }) => (many ? ['ação de muitos'] : [])),
    ...present('definição', { mounts, source, live, empty: list?.empty, search: list?.search }),
    ...Object.keys(place.permissions).map((act) => `pode ${act}`),
    ...fields.flatMap(([, field]) => ('x-tree' in field ? ['árvore'] : [])),
  ];
  const drawn = {
    list: listed,
    create: written.map((feature) => `formulário: ${feature}`),
    edit: written.map((feature) => `formulário: ${feature}`),
    single: [...written, ...actionsOf(actions, 'record')].map((feature) => `formulário: ${feature}`),
    view: read,
    transfer: present('definição', { importHelp }),
    usos: [],
    historico: [],
  }[kind];
  const shared = ['create', 'edit', 'single'].includes(kind);
  return new Set([kind, ...drawn.map((feature) => (shared ? feature : `${kind}: ${feature}`))]);
};

/** Keywords whose value decides how a field is drawn; of the others it is enough that they are there. */
const telling = ['type', 'format', 'x-widget'];

const keywordsOf = (field: Field): string[] => [
  ...Object.entries(field).flatMap(([keyword, value]) => {
    if (keyword === 'items' || keyword === 'properties') return [];
    return [telling.includes(keyword) ? `${keyword}=${String(value)}` : keyword];
  }),
  ...insideOf(field).flatMap((inner) => keywordsOf(inner).map((feature) => `linha: ${feature}`)),
];

/** The values of a list, and the columns of its rows. */
const insideOf = (field: Field): Field[] => {
  const items = 'items' in field ? field.items : undefined;
  return items ? [items, ...Object.values(items.properties ?? {})] : [];
};

/** How a value is shown where it is only read, and the values inside it. */
const valuesOf = (field: Field): string[] => {
  const widget = 'x-widget' in field ? field['x-widget'] : undefined;
  const relation = 'x-relation' in field ? 'relação' : undefined;
  const chosen = field.enum || field['x-labels'] ? 'escolha' : undefined;
  const shown = widget ?? field.format ?? relation ?? chosen ?? '';
  return [
    `${field.type} ${shown}`.trimEnd(),
    ...insideOf(field).flatMap((inner) => valuesOf(inner).map((value) => `linha: ${value}`)),
  ];
};

const sectionOf = (section: Section): string[] => [
  ...Object.keys(section).map((key) => `seção ${key}`),
  ...section.fields.map((line) => `linha de ${line.length}`),
];

const actionsOf = (actions: readonly Action[], on: Action['on']): string[] =>
  actions
    .filter((action) => action.on === on)
    .flatMap((action) => Object.keys(action).map((key) => `ação ${key}`));

const present = (of: string, parts: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [`${of} ${name}`]));

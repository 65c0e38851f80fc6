import { defined } from '#schemas/defined.ts';
import type {
  Condition,
  RegisterDefinition,
  RegisterProperty,
  Section,
} from '#schemas/generated-definition.ts';
import { conditionFields } from '#schemas/lower/condition.ts';
import { templateFields } from '#schemas/template.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';

const kept = new WeakMap<RegisterView, RegisterDefinition>();

/** A definition without the fields that x-permission hides from this person, wherever it names them. */
export const visibleDefinition = (view: RegisterView): RegisterDefinition => {
  const { definition, fieldPermissions } = view.model;
  if (view.granted.length === fieldPermissions.length) return definition;
  const known = kept.get(view);
  if (known) return known;
  const made = withoutFields(definition, hiddenFields(view));
  kept.set(view, made);
  return made;
};

const hiddenFields = ({ model, readable, writable }: RegisterView): ReadonlySet<string> => {
  const shown = new Set([...readable, ...writable].map(({ name }) => name));
  return new Set([...model.fields.keys()].filter((name) => !shown.has(name)));
};

const withoutFields = (definition: RegisterDefinition, hidden: ReadonlySet<string>): RegisterDefinition => {
  const stays = (name: string): boolean => !hidden.has(name);
  const { schema, list, form, help } = definition;
  const properties = Object.entries(schema.properties)
    .filter(([name, property]) => stays(name) && templateFields(property['x-computed'] ?? '').every(stays))
    .map(([name, property]) => [name, visibleConditions(property, stays)] as const);
  return {
    ...definition,
    schema: {
      ...schema,
      properties: Object.fromEntries(properties),
      ...defined({
        required: schema.required?.filter(stays),
        'x-unique': schema['x-unique'] ? schema['x-unique'].filter((names) => names.every(stays)) : undefined,
      }),
    },
    ...defined({
      form: form?.flatMap((section) => visibleSection(section, stays)),
      help: help?.filter(({ field }) => field === undefined || stays(field)),
    }),
    ...(list && {
      list: {
        ...list,
        columns: list.columns.filter(stays),
        ...defined({ filters: list.filters?.filter(stays), search: list.search?.filter(stays) }),
        sort: [list.sort].flat().filter((term) => stays(term.split(',')[0] ?? '')),
      },
    }),
  };
};

/** A condition over what the person does not see says nothing on the screen: the server, which sees it, decides. */
const visibleConditions = (
  property: RegisterProperty,
  stays: (name: string) => boolean,
): RegisterProperty => {
  const { 'x-when': when, ...rest } = property;
  if (!when) return property;
  const known = (condition: Condition | undefined): boolean =>
    condition !== undefined && conditionFields(condition).every(stays);
  const { show, require } = when;
  const left = { ...(known(show) && { show }), ...(known(require) && { require }) };
  return Object.keys(left).length > 0 ? { ...rest, 'x-when': left } : rest;
};

const visibleSection = (section: Section, stays: (name: string) => boolean): Section[] => {
  const fields = section.fields.map((line) => line.filter(stays)).filter((line) => line.length > 0);
  return fields.length > 0 ? [{ ...section, fields }] : [];
};

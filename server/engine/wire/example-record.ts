import { holds } from '#schemas/condition.ts';
import type { FormatName, RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';

type Values = Record<string, unknown>;

const written: Readonly<Partial<Record<FormatName, string>>> = {
  email: 'nome@exemplo.gov.br',
  date: '2026-03-16',
  'date-time': '2026-03-16T12:00:00Z',
  hora: '08:00',
  cpf: '52998224725',
  cnpj: '11222333000181',
  'cpf-cnpj': '52998224725',
  cep: '29998000',
  telefone: '2733334444',
  uri: 'https://www.exemplo.gov.br',
  cron: '0 6 * * *',
};

/** What is said of a field that must come after another one. */
const afterwards: Readonly<Partial<Record<FormatName, string>>> = {
  date: '2026-03-20',
  'date-time': '2026-03-20T12:00:00Z',
  hora: '18:00',
};

/**
 * A record as somebody would send it: each field that can be shown with an example of its own, its default, or a value
 * of its kind. It satisfies the definition; relations name record 1, and what only the server writes is left out.
 */
export const exampleRecord = ({ schema }: RegisterDefinition): Values =>
  exampleOf(schema.properties, schema.required ?? []);

const exampleOf = (
  properties: Readonly<Record<string, RegisterProperty>>,
  required: readonly string[],
): Values => {
  const values: Values = {};
  for (const [name, property] of Object.entries(properties)) {
    if (property['x-computed'] || property.readOnly) continue;
    const { show, require } = property['x-when'] ?? {};
    if (show && !holds(show, values)) continue;
    const needed = required.includes(name) || (require !== undefined && holds(require, values));
    const value = valueOf(property, needed);
    if (value !== undefined) values[name] = value;
  }
  return values;
};

const valueOf = (property: RegisterProperty, required: boolean): unknown => {
  const { type, format, pattern, items, examples, enum: choices, minimum, maximum } = property;
  if (examples?.[0] !== undefined) return examples[0];
  if (property.default !== undefined) return property.default;
  if (choices) return choices[0];
  if (property['x-relation']) {
    if (!required) return undefined;
    return type === 'array' ? [1] : 1;
  }
  if (property['x-rows']) return [exampleOf(items?.properties ?? {}, items?.required ?? [])];
  switch (type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return minimum ?? maximum ?? 1;
    case 'string':
      if (format) return (property['x-compare'] && afterwards[format]) ?? written[format];
      return pattern === undefined && !property['x-image'] ? textOf(property) : undefined;
    case 'array':
      return items?.type === 'integer' ? [items.minimum ?? 1] : undefined;
    default:
      return undefined;
  }
};

const textOf = ({ title = '', minLength = 0, maxLength }: RegisterProperty): string =>
  title.padEnd(minLength, '.').slice(0, maxLength);

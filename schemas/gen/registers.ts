import { readFile } from 'node:fs/promises';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { camelName, pascalName } from '#schemas/names.ts';
import { finish } from './render.ts';
import { typedRegisters } from './typed-registers.ts';

type Property = RegisterProperty;
interface Table {
  key: string;
  name: string;
  columns: string[];
}

/**
 * `schemas/generated-registers.ts`: for each built-in register that code names (`typed-registers.ts`) the record as it travels (`RegistroCidade`), its rows
 * (`RegistroUsuarioUnidades`) and the tables behind it as Kysely sees them (`RegisterTables`, keys in camelCase).
 */
export async function registers(folder: URL): Promise<string> {
  const definitions = await Promise.all(
    typedRegisters.map(
      async (name) =>
        JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as RegisterDefinition,
    ),
  );
  const stored = definitions.filter((d) => d.source !== 'hook');
  const tables = stored.flatMap(tablesOf);
  const source = [
    `import type { ColumnType, Generated } from 'kysely';`,
    recordBase,
    ...definitions.map(recordOf),
    `/** Record type of each of these registers, by its name. */\nexport interface Registros { ${definitions
      .map((d) => `'${d.name}': Registro${pascalName(d.name)};`)
      .join(' ')} }`,
    secretsOf(definitions),
    tableBase,
    ...tables.map(tableType),
    `/** Tables of these registers, for domains that join them. */\nexport interface RegisterTables { ${tables
      .map((t) => `'${t.key}': ${t.name};`)
      .join(' ')} }`,
  ].join('\n\n');
  return finish(source, 'schemas/generated-registers.ts');
}

const recordBase = `/** What every record carries beside its own fields. Instants are ISO 8601 with zone. */
export interface RegistroBase { id: number; versao: number; criadoEm: string; criadoPor?: number; alteradoEm?: string; alteradoPor?: number }`;

const tableBase = `/** A jsonb column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** Columns that every register table has. */
export interface RegisterColumns { id: Generated<number>; versao: Generated<number>; criadoEm: Generated<Date>; criadoPor: number | null; alteradoEm: Date | null; alteradoPor: number | null }

/** Columns of the child table of a grid of rows. */
export interface RegisterRowColumns { id: Generated<number>; registroId: number; ordem: number }

/** A relation to many. */
export interface RegisterLinkColumns { registroId: number; alvoId: number; ordem: number }`;

function recordOf(definition: RegisterDefinition): string {
  const name = `Registro${pascalName(definition.name)}`;
  const rows: string[] = [];
  const own = fields(definition.schema.properties, alwaysThere(definition), name, rows);
  return [`export interface ${name} extends RegistroBase { ${own} }`, ...rows].join('\n\n');
}

function secretsOf(definitions: readonly RegisterDefinition[]): string {
  const lines = definitions.map(({ name, schema }) => {
    const own = Object.entries(schema.properties).filter(([, property]) => property['x-secret']);
    return `'${name}': ${own.length === 0 ? 'never' : literals(own.map(([key]) => key))};`;
  });
  return `/** Fields of each of them that are written and never read. */\nexport interface RegisterSecrets { ${lines.join(' ')} }`;
}

/** The one record of a `single` register is there before anybody fills it. */
const alwaysThere = ({ kind, schema }: RegisterDefinition): string[] =>
  kind === 'single' ? [] : (schema.required ?? []);

function fields(
  properties: Record<string, Property>,
  required: string[],
  owner: string,
  rows: string[],
): string {
  return Object.entries(properties)
    .filter(([, p]) => !p['x-secret'])
    .map(([key, p]) => {
      const sure = required.includes(key) && !p['x-permission'] && !p['x-when'];
      return `${doc(p)} ${key}${sure ? '' : '?'}: ${recordType(key, p, owner, rows)};`;
    })
    .join('\n');
}

function recordType(key: string, property: Property, owner: string, rows: string[]): string {
  if (property['x-relation'] && property.type === 'array') return 'number[]';
  if (property['x-rows']) {
    const name = `${owner}${pascalName(key)}`;
    const inner: string[] = [];
    const own = fields(property.items?.properties ?? {}, property.items?.required ?? [], name, inner);
    rows.push(`export interface ${name} { id: number; ${own} }`, ...inner);
    return `${name}[]`;
  }
  return valueType(property);
}

function tablesOf(definition: RegisterDefinition): Table[] {
  const tables: Table[] = [];
  const { properties } = definition.schema;
  const required = alwaysThere(definition);
  collect(definition.name, 'RegisterColumns', properties, required, tables);
  return tables;
}

function collect(
  path: string,
  base: string,
  properties: Record<string, Property>,
  required: string[],
  tables: Table[],
): void {
  const columns: string[] = [base];
  tables.push({ key: `registro.${camelName(path)}`, name: `Tabela${pascalName(path)}`, columns });
  for (const [key, property] of Object.entries(properties)) {
    if (property['x-computed']) continue;
    const child = `${path}-${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
    if (property['x-rows'])
      collect(
        child,
        'RegisterRowColumns',
        property.items?.properties ?? {},
        property.items?.required ?? [],
        tables,
      );
    else if (property['x-relation'] && property.type === 'array')
      tables.push({
        key: `registro.${camelName(child)}`,
        name: `Tabela${pascalName(child)}`,
        columns: ['RegisterLinkColumns'],
      });
    else columns.push(`${key}: ${columnType(key, property, required)};`);
  }
}

/** An empty value is NULL, except in a boolean, which is never empty. */
function columnType(key: string, property: Property, required: string[]): string {
  if (property.type === 'boolean') return 'Generated<boolean>';
  const type = property.format === 'date-time' ? 'Date' : valueType(property);
  if (property.type === 'array' || property.type === 'object') return `Json<${type} | null>`;
  return required.includes(key) && !property['x-when'] ? type : `${type} | null`;
}

function valueType(property: Property): string {
  if (property.enum) return literals(property.enum);
  if (property.type === 'array') return `${itemType(property)}[]`;
  if (property.type === 'object') return 'Record<string, unknown>';
  return property.type === 'integer' ? 'number' : property.type;
}

function itemType(property: Property): string {
  const items = property.items;
  if (items?.enum) return `(${literals(items.enum)})`;
  return items?.type === 'string' ? 'string' : 'number';
}

const literals = (values: readonly unknown[]): string => values.map((v) => JSON.stringify(v)).join(' | ');

function tableType({ name, columns: [base, ...own] }: Table): string {
  if (own.length === 0) return `export type ${name} = ${base};`;
  return `export interface ${name} extends ${base} { ${own.join(' ')} }`;
}

const doc = (property: Property): string => `/** ${property.title.replaceAll('*/', '')} */`;

import type { Properties, RegisterDefinition } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import { reservedColumns, reservedFields, reservedRegisters } from '#schemas/reserved-names.ts';
import type { CheckContext } from './context.ts';
import { problem, type Problem } from './problem.ts';

/** PostgreSQL cuts names at 63 bytes; room is kept for what constraints and indexes add. */
const longestTable = 55;

interface Table {
  readonly name: string;
  readonly path: readonly string[];
}

/** Reserved names, and tables that would be two things at once. */
export function tableProblems(
  definition: RegisterDefinition,
  { known = [], fileName }: CheckContext,
): Problem[] {
  const { name } = definition;
  const problems: Problem[] = [];
  if (reservedRegisters.has(name)) problems.push(problem(['name'], 'nomeReservado', { nome: name }));
  if (fileName !== undefined && fileName !== name)
    problems.push(problem(['name'], 'nomeDoArquivo', { nome: name }));
  const owners = new Map(
    known.filter((d) => d.name !== name).flatMap((d) => tablesOf(d).map((t) => [t.name, d.name])),
  );
  for (const table of tablesOf(definition)) {
    if (table.name.length > longestTable)
      problems.push(problem(table.path, 'nomeLongo', { tabela: table.name, limite: longestTable }));
    const dono = owners.get(table.name);
    if (dono) problems.push(problem(table.path, 'tabelaRepetida', { tabela: table.name, dono }));
    owners.set(table.name, name);
  }
  return [...problems, ...reservedIn(definition.schema.properties, reservedFields, ['schema'])];
}

function tablesOf(definition: RegisterDefinition): Table[] {
  const own: Table = { name: snakeName(definition.name), path: ['name'] };
  return [own, ...childTables(own.name, definition.schema.properties, ['schema', 'properties'])];
}

function childTables(parent: string, properties: Properties, path: readonly string[]): Table[] {
  return Object.entries(properties).flatMap(([field, property]) => {
    const table: Table = { name: `${parent}_${snakeName(field)}`, path: [...path, field] };
    if (property['x-relation'] && property.type === 'array') return [table];
    if (!property['x-rows']) return [];
    return [
      table,
      ...childTables(table.name, property.items?.properties ?? {}, [...table.path, 'items', 'properties']),
    ];
  });
}

function reservedIn(
  properties: Properties,
  reserved: ReadonlySet<string>,
  path: readonly string[],
): Problem[] {
  return Object.entries(properties).flatMap(([nome, property]) => {
    const place = [...path, 'properties', nome];
    return [
      ...(reserved.has(nome) ? [problem(place, 'nomeReservado', { nome })] : []),
      ...reservedIn(property.items?.properties ?? {}, reservedColumns, [...place, 'items']),
    ];
  });
}

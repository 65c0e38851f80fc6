import { accessProblems } from './check/access.ts';
import { behindProblems } from './check/behind.ts';
import type { CheckContext } from './check/context.ts';
import { layoutProblems } from './check/layout.ts';
import { withNearest, type Found, type Problem, type Unknown } from './check/problem.ts';
import { recordProblems } from './check/record.ts';
import { structureProblems } from './check/structure.ts';
import { tableProblems } from './check/tables.ts';
import type { Properties, RegisterDefinition } from './generated-definition.ts';
import { mensagem } from './messages/index.ts';

export type { CheckContext } from './check/context.ts';
export type { Problem } from './check/problem.ts';

/**
 * Everything that is wrong in a register definition, each with its place (JSON pointer) and reason; an empty list means that it
 * is a `RegisterDefinition`. First its structure by the meta-schema; only then what its parts say of each other and, when the
 * other registers are given, of them.
 */
export function checkDefinition(definition: unknown, context: CheckContext = {}): Problem[] {
  const structure = structureProblems(definition);
  if (structure.length > 0) return structure;
  const sound = definition as RegisterDefinition;
  const found: Found[] = [
    ...tableProblems(sound, context),
    ...recordProblems(sound, context),
    ...layoutProblems(sound),
    ...accessProblems(sound),
    ...behindProblems(sound, context),
  ];
  return found.map(({ unknown, ...one }) =>
    unknown ? withNearest(one, unknown.name, namesOf(unknown.of, sound, context)) : one,
  );
}

/** The names that exist where one that does not was written. */
const namesOf = (
  of: Unknown['of'],
  { name, schema }: RegisterDefinition,
  { known = [], icons = new Set() }: CheckContext,
): Iterable<string> => {
  if (of === 'icone') return icons;
  return of === 'registro' ? [name, ...known.map((other) => other.name)] : fieldNames(schema.properties);
};

const fieldNames = (properties: Properties): string[] =>
  Object.entries(properties).flatMap(([name, { items }]) => [name, ...fieldNames(items?.properties ?? {})]);

/** One line for a terminal or a log: `cidade.json/schema/properties/x: motivo`. */
export function problemLine(arquivo: string, { pointer, reason }: Problem): string {
  return mensagem('definicao.problema', { arquivo, lugar: pointer, motivo: reason });
}

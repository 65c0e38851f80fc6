import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { problem, type Problem } from './problem.ts';

/** What a record may be called by: a value that the database turns into the same text for everybody. */
export function namingProblems(
  properties: Readonly<Record<string, RegisterProperty>>,
  campo: string,
  path: readonly (string | number)[],
): Problem[] {
  const property = properties[campo];
  if (!property) return [];
  if (property['x-secret']) return [problem(path, 'campoSecreto', { campo })];
  if (property['x-computed']) return [problem(path, 'campoCalculado', { campo })];
  if (property.type === 'array' || property.type === 'object')
    return [problem(path, 'campoSemColuna', { campo })];
  return property.format === 'date-time' ? [problem(path, 'momentoNoNome', { campo })] : [];
}

import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { problem, type Problem } from './problem.ts';
import type { Place } from './place.ts';

/** From where a new record takes what it starts with. */
export function suggestionProblems(
  property: RegisterProperty,
  path: readonly (string | number)[],
  { context, depth }: Place,
): Problem[] {
  const suggestion = property['x-suggest'];
  if (!suggestion) return [];
  const at = [...path, 'x-suggest'];
  if (depth > 0) return [problem(at, 'sugestaoEmLinha')];
  if (property.readOnly || property['x-secret'] || property['x-computed'])
    return [problem(at, 'sugestaoSemEscrita')];
  if (!context.known) return [];
  const { resource: registro, field: campo } = suggestion;
  const target = context.known.find(({ name }) => name === registro);
  if (!target) return [problem([...at, 'resource'], 'relacaoDesconhecida', { registro })];
  if (target.kind !== 'single') return [problem([...at, 'resource'], 'sugestaoDeVarios', { registro })];
  const from = target.schema.properties[campo];
  if (!from) return [problem([...at, 'field'], 'relacaoRotulo', { registro, campo })];
  if (from['x-secret'] || from['x-permission']) return [problem([...at, 'field'], 'campoSecreto', { campo })];
  return from.type === property.type ? [] : [problem([...at, 'field'], 'sugestaoTipo', { campo })];
}

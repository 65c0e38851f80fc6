import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { templateFields } from '#schemas/template.ts';
import { namingProblems } from './naming.ts';
import { problem, type Problem } from './problem.ts';
import type { Place } from './place.ts';

type Properties = Readonly<Record<string, RegisterProperty>>;

/** Where a relation points, what it shows and by what it is narrowed; trees. */
export function relationProblems(
  name: string,
  property: RegisterProperty,
  siblings: Properties,
  path: readonly (string | number)[],
  place: Place,
): Problem[] {
  const relation = property['x-relation'];
  const self = place.definition.name;
  if (property['x-tree'] && (relation?.resource !== self || place.depth > 0))
    return [problem([...path, 'x-tree'], 'arvore', { registro: self })];
  if (!relation) return [];
  const at = [...path, 'x-relation'];
  const target =
    relation.resource === self
      ? place.definition
      : place.context.known?.find((d) => d.name === relation.resource);
  if (!target)
    return place.context.known
      ? [problem([...at, 'resource'], 'relacaoDesconhecida', { registro: relation.resource })]
      : [];
  // A register whose own rows come from a hook stores nothing that points.
  if (target.source === 'hook' && place.definition.source !== 'hook')
    return [problem([...at, 'resource'], 'relacaoSemTabela', { registro: relation.resource })];
  const problems: Problem[] = [];
  const fields = target.schema.properties;
  const missing = { registro: target.name };
  if (relation.label && !fields[relation.label])
    problems.push(problem([...at, 'label'], 'relacaoRotulo', { ...missing, campo: relation.label }));
  if (relation.label) problems.push(...namingProblems(fields, relation.label, [...at, 'label']));
  for (const [campo, value] of Object.entries(relation.filter ?? {})) {
    const here = [...at, 'filter', campo];
    if (!fields[campo]) problems.push(problem(here, 'relacaoRotulo', { ...missing, campo }));
    for (const from of typeof value === 'string' ? templateFields(value) : []) {
      if (from === name) problems.push(problem(here, 'condicaoConsigo'));
      else if (from !== 'id' && !siblings[from] && !place.outer[from])
        problems.push(problem(here, 'campoInexistente', { campo: from }));
    }
  }
  return problems;
}

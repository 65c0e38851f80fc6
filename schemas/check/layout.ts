import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { conditionFields } from '#schemas/lower/condition.ts';
import { templateFields } from '#schemas/template.ts';
import { namingProblems } from './naming.ts';
import { problem, type Problem } from './problem.ts';
import { isColumn } from './record.ts';

type Path = readonly (string | number)[];

/** Form, list and the name of a record: every field that they use exists and may be used there. */
export function layoutProblems(definition: RegisterDefinition): Problem[] {
  return [
    ...formProblems(definition),
    ...helpProblems(definition),
    ...listProblems(definition),
    ...liveProblems(definition),
    ...representProblems(definition),
  ];
}

/** The condition under which a consultation reads itself again speaks of fields that it has. */
function liveProblems({ live, schema }: RegisterDefinition): Problem[] {
  const names = live ? conditionFields(live) : [];
  return [...names]
    .filter((campo) => !schema.properties[campo] || schema.properties[campo]['x-secret'])
    .map((campo) =>
      problem(['live'], schema.properties[campo] ? 'campoSecreto' : 'campoInexistente', { campo }),
    );
}

function formProblems({ form, schema }: RegisterDefinition): Problem[] {
  if (!form) return [];
  const problems: Problem[] = [];
  const placed = new Set<string>();
  form.forEach((section, s) =>
    section.fields.forEach((line, l) =>
      line.forEach((campo, c) => {
        const at = ['form', s, 'fields', l, c];
        if (!schema.properties[campo]) problems.push(problem(at, 'campoInexistente', { campo }));
        else if (placed.has(campo)) problems.push(problem(at, 'campoDuasVezes', { campo }));
        placed.add(campo);
      }),
    ),
  );
  const left = Object.entries(schema.properties).filter(([name, p]) => !placed.has(name) && !p['x-computed']);
  return [...problems, ...left.map(([campo]) => problem(['form'], 'campoSemLugar', { campo }))];
}

function helpProblems({ help = [], schema }: RegisterDefinition): Problem[] {
  return help.flatMap(({ field: campo }, i) =>
    campo === undefined || schema.properties[campo]
      ? []
      : [problem(['help', i, 'field'], 'campoInexistente', { campo })],
  );
}

function listProblems({ list, schema }: RegisterDefinition): Problem[] {
  if (!list) return [];
  const { columns, filters = [], search = [] } = list;
  const sort = [list.sort].flat().map((order) => order.split(',')[0] ?? '');
  const sortPath = (i: number): Path => (Array.isArray(list.sort) ? ['list', 'sort', i] : ['list', 'sort']);
  return [
    ...columns.flatMap((campo, i) => use(schema.properties, campo, ['list', 'columns', i], isShown)),
    ...filters.flatMap((campo, i) => use(schema.properties, campo, ['list', 'filters', i], isFiltered)),
    ...search.flatMap((campo, i) => use(schema.properties, campo, ['list', 'search', i], isColumn, true)),
    ...sort.flatMap((campo, i) => use(schema.properties, campo, sortPath(i), isColumn)),
  ];
}

/** A grid of rows and a free object have no cell; a relation to many has, and can be filtered. */
const isShown = (property: RegisterProperty): boolean => !property['x-rows'] && property.type !== 'object';

const isFiltered = (property: RegisterProperty): boolean =>
  isColumn(property) || (property.type === 'array' && property['x-relation'] !== undefined);

function use(
  properties: Readonly<Record<string, RegisterProperty>>,
  campo: string,
  path: Path,
  fits: (property: RegisterProperty) => boolean,
  text = false,
): Problem[] {
  const property = properties[campo];
  if (!property) return [problem(path, 'campoInexistente', { campo })];
  if (property['x-secret']) return [problem(path, 'campoSecreto', { campo })];
  if (property['x-computed'] && !fits(property)) return [problem(path, 'campoCalculado', { campo })];
  if (!fits(property)) return [problem(path, 'campoSemColuna', { campo })];
  return text && property.type !== 'string' ? [problem(path, 'buscaSoTexto', { campo })] : [];
}

function representProblems({ represent, schema }: RegisterDefinition): Problem[] {
  const fields = templateFields(represent);
  if (fields.length === 0) return [problem(['represent'], 'falta', { palavra: '{campo}' })];
  return fields.flatMap((campo) =>
    schema.properties[campo]
      ? namingProblems(schema.properties, campo, ['represent'])
      : [problem(['represent'], 'campoInexistente', { campo })],
  );
}

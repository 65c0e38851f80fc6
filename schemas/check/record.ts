import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { conditionFields } from '#schemas/lower/condition.ts';
import { longestIndexedText, longestText } from '#schemas/longest-text.ts';
import type { Fields } from '#schemas/lower/record.ts';
import { templateFields } from '#schemas/template.ts';
import { conditionValueProblems } from './condition-values.ts';
import type { CheckContext } from './context.ts';
import { problem, type Problem } from './problem.ts';
import { propertyProblems } from './property.ts';
import { relationProblems } from './relation.ts';
import type { Place } from './place.ts';

/** From where a new record takes what it starts with. */
function suggestionProblems(
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

/** A former name belongs to nobody else: neither to a field that is still there nor to another one that came from it. */
function renameProblems(
  name: string,
  { 'x-renamed-from': former }: RegisterProperty,
  all: Readonly<Record<string, RegisterProperty>>,
  path: readonly (string | number)[],
): Problem[] {
  if (former === undefined) return [];
  const taken = all[former] !== undefined;
  const twice = Object.entries(all).some(
    ([other, property]) => other !== name && property['x-renamed-from'] === former,
  );
  return taken || twice
    ? [
        problem([...path, 'x-renamed-from'], taken ? 'nomeAntigoEmUso' : 'nomeAntigoRepetido', {
          campo: former,
        }),
      ]
    : [];
}

type Path = readonly (string | number)[];

/** Rows may hold rows once. */
const deepestRows = 2;

/** The fields of a record, or of a row, and what they say of each other. */
export function recordProblems(definition: RegisterDefinition, context: CheckContext): Problem[] {
  const place: Place = { definition, context, depth: 0, outer: {} };
  return [
    ...fieldsProblems(definition.schema, ['schema'], place),
    ...(definition.actions ?? []).flatMap(({ input }, i) =>
      input ? inputProblems(input, ['actions', i, 'input'], place) : [],
    ),
  ];
}

/** Words that say how a value is stored, looked up or kept from people: what an action asks for is only typed in. */
const ofRecords = [
  'readOnly',
  'x-relation',
  'x-suggest',
  'x-tree',
  'x-rows',
  'x-unique',
  'x-image',
  'x-file',
  'x-secret',
  'x-computed',
  'x-permission',
  'x-renamed-from',
] as const;

/** What an action asks for: the same fields, of the plain kinds. */
function inputProblems(input: Fields, path: Path, place: Place): Problem[] {
  const strange = Object.entries(input.properties ?? {}).flatMap(([name, property]) =>
    ofRecords
      .filter((palavra) => property[palavra] !== undefined)
      .map((palavra) => problem([...path, 'properties', name, palavra], 'palavraForaDaEntrada', { palavra })),
  );
  return strange.length > 0 ? strange : fieldsProblems(input, path, place);
}

function fieldsProblems(record: Fields, path: Path, place: Place): Problem[] {
  const properties = record.properties ?? {};
  const problems: Problem[] = [];
  (record.required ?? []).forEach((campo, i) => {
    if (!properties[campo]) problems.push(problem([...path, 'required', i], 'campoInexistente', { campo }));
    else if (properties[campo]['x-computed'])
      problems.push(problem([...path, 'required', i], 'calculadoObrigatorio', { campo }));
    else if (properties[campo].readOnly)
      problems.push(problem([...path, 'required', i], 'soLeituraObrigatorio', { campo }));
  });
  (record['x-unique'] ?? []).forEach((group, i) => {
    const columns = group.flatMap((campo) => properties[campo] ?? []).filter(isColumn);
    if (columns.reduce((total, one) => total + longestText(one), 0) > longestIndexedText)
      problems.push(problem([...path, 'x-unique', i], 'unicoLongo', { limite: longestIndexedText }));
    group.forEach((campo, j) => {
      const at = [...path, 'x-unique', i, j];
      const property = properties[campo];
      if (!property) problems.push(problem(at, 'campoInexistente', { campo }));
      else if (!isColumn(property)) problems.push(problem(at, 'campoSemColuna', { campo }));
      else if (property['x-secret']) problems.push(problem(at, 'campoSecreto', { campo }));
    });
  });
  for (const [name, property] of Object.entries(properties)) {
    const at = [...path, 'properties', name];
    problems.push(
      ...renameProblems(name, property, properties, at),
      ...propertyProblems(property, at),
      ...relationProblems(name, property, properties, at, place),
      ...suggestionProblems(property, at, place),
    );
    problems.push(...neighbourProblems(name, property, properties, at));
    if (!property['x-rows'] || !property.items) continue;
    if (place.depth + 1 > deepestRows) problems.push(problem([...at, 'x-rows'], 'linhasFundas'));
    const outer = { ...place.outer, ...properties };
    problems.push(
      ...fieldsProblems(property.items, [...at, 'items'], { ...place, depth: place.depth + 1, outer }),
    );
  }
  return problems;
}

/** Keywords of a property that name other fields of the same record. */
function neighbourProblems(
  name: string,
  property: RegisterProperty,
  all: Readonly<Record<string, RegisterProperty>>,
  path: Path,
): Problem[] {
  const problems: Problem[] = [];
  const unknown = (campo: string, ...at: string[]): void => {
    if (!all[campo]) problems.push(problem([...path, ...at], 'campoInexistente', { campo }));
  };
  for (const [operator, campo] of Object.entries({ ...property['x-compare'] })) {
    unknown(campo, 'x-compare', operator);
    problems.push(...unsent({ [name]: property, [campo]: all[campo] }, [...path, 'x-compare', operator]));
    if (campo === name) problems.push(problem([...path, 'x-compare', operator], 'comparacaoConsigo'));
    else if (all[campo] && !comparable(property, all[campo]))
      problems.push(problem([...path, 'x-compare', operator], 'comparacaoTipos', { campo }));
  }
  for (const [part, condition] of Object.entries({ ...property['x-when'] })) {
    problems.push(...conditionValueProblems(condition, all, [...path, 'x-when', part]));
    for (const campo of conditionFields(condition)) {
      unknown(campo, 'x-when', part);
      if (campo === name && !(part === 'show' && isWhileFilled(condition, name)))
        problems.push(problem([...path, 'x-when', part], 'condicaoConsigo'));
      if (all[campo]?.['x-secret'])
        problems.push(problem([...path, 'x-when', part], 'campoSecreto', { campo }));
      // What the server writes may show what the server writes beside it.
      if (!property.readOnly || all[campo]?.['x-computed'])
        problems.push(...unsent({ [campo]: all[campo] }, [...path, 'x-when', part]));
    }
  }
  if (property.readOnly && property['x-when']?.require)
    problems.push(problem([...path, 'x-when', 'require'], 'soLeituraObrigatorio', { campo: name }));
  for (const campo of templateFields(property['x-computed'] ?? '')) {
    unknown(campo, 'x-computed');
    if (all[campo]?.['x-computed'])
      problems.push(problem([...path, 'x-computed'], 'calculadoCircular', { campo }));
    if (all[campo]?.['x-secret']) problems.push(problem([...path, 'x-computed'], 'campoSecreto', { campo }));
  }
  if (
    property['x-unique'] &&
    isColumn(property) &&
    !property['x-secret'] &&
    longestText(property) > longestIndexedText
  )
    problems.push(problem([...path, 'x-unique'], 'unicoLongo', { limite: longestIndexedText }));
  if (property['x-unique'] && property['x-secret'])
    problems.push(problem([...path, 'x-unique'], 'campoSecreto', { campo: name }));
  if (property['x-unique'] && property['x-computed'])
    problems.push(problem([...path, 'x-unique'], 'campoCalculado', { campo: name }));
  return problems;
}

/** What nobody sends is not there to be compared, nor for a condition to speak of. */
function unsent(fields: Readonly<Record<string, RegisterProperty | undefined>>, path: Path): Problem[] {
  return Object.entries(fields).flatMap(([campo, property]) => {
    if (property?.['x-computed']) return [problem(path, 'campoCalculado', { campo })];
    return property?.readOnly ? [problem(path, 'campoSoLeitura', { campo })] : [];
  });
}

const comparable = (a: RegisterProperty, b: RegisterProperty): boolean => kindOf(a) === kindOf(b);

const kindOf = ({ type, format }: RegisterProperty): string =>
  (type === 'integer' ? 'number' : `${type}/${format ?? ''}`).replace('number/', 'number');

/** Whether the value is one column of the table: neither rows, nor a list, nor an object, nor computed. */
export function isColumn(property: RegisterProperty): boolean {
  return property.type !== 'array' && property.type !== 'object' && !property['x-computed'];
}

/** A field may show only while there is something in it: what was written before, and is written no more. */
const isWhileFilled = (condition: object, name: string): boolean =>
  JSON.stringify(condition) === JSON.stringify({ required: [name] });

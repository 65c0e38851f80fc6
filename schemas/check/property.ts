import { createAjv } from '#schemas/ajv.ts';
import type { RegisterProperty, WidgetName } from '#schemas/generated-definition.ts';
import { lowerProperty } from '#schemas/lower/property.ts';
import { problem, type Problem } from './problem.ts';

type Path = readonly (string | number)[];

/** What one property must be for itself, whatever stands around it. */
export function propertyProblems(property: RegisterProperty, path: Path): Problem[] {
  return [
    ...labelProblems(property, path),
    ...(property.items ? labelProblems(property.items, [...path, 'items']) : []),
    ...enumProblems(property, path),
    ...(property.items ? enumProblems(property.items, [...path, 'items']) : []),
    ...limitProblems(property, path),
    ...shapeProblems(property, path),
    ...widgetProblems(property, path),
    ...defaultProblems(property, path),
  ];
}

function labelProblems(owner: Pick<RegisterProperty, 'enum' | 'x-labels'>, path: Path): Problem[] {
  const values = (owner.enum ?? []).map(String);
  const labels = Object.keys(owner['x-labels'] ?? {});
  return [
    ...values
      .filter((v) => !labels.includes(v))
      .map((valor) => problem([...path, 'enum'], 'rotuloFalta', { valor })),
    ...labels
      .filter((v) => !values.includes(v))
      .map((valor) => problem([...path, 'x-labels', valor], 'rotuloSobra', { valor })),
  ];
}

function enumProblems(
  { type, enum: values = [] }: Pick<RegisterProperty, 'type' | 'enum'>,
  path: Path,
): Problem[] {
  const fits = (value: string | number): boolean =>
    type === 'integer' ? Number.isInteger(value) : typeof value === type;
  return values
    .filter((value) => !fits(value))
    .map((valor) => problem([...path, 'enum'], 'valorForaDoTipo', { valor, tipo: type }));
}

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;
const imageRanges = [
  ['minWidth', 'maxWidth'],
  ['minHeight', 'maxHeight'],
] as const;

function limitProblems(property: RegisterProperty, path: Path): Problem[] {
  const image = property['x-image'] ?? { types: [] };
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
  return [
    ...ranges.flatMap(([menor, maior]) => inverted(property[menor], property[maior], menor, maior, path)),
    ...imageRanges.flatMap(([menor, maior]) =>
      inverted(image[menor], image[maior], menor, maior, [...path, 'x-image']),
    ),
    ...(property['x-except'] !== undefined && limits.every((limit) => property[limit] === undefined)
      ? [problem([...path, 'x-except'], 'excecaoSemLimite')]
      : []),
  ];
}

function inverted(
  low: number | undefined,
  high: number | undefined,
  menor: string,
  maior: string,
  path: Path,
): Problem[] {
  return low !== undefined && high !== undefined && low > high
    ? [problem([...path, menor], 'limitesInvertidos', { menor, maior })]
    : [];
}

function shapeProblems(property: RegisterProperty, path: Path): Problem[] {
  const problems: Problem[] = [];
  const { type, items } = property;
  const rows = property['x-rows'] === true;
  if (rows && (items?.type !== 'object' || !items.properties))
    problems.push(problem([...path, 'items'], 'linhasSemColunas'));
  if (type === 'array' && !rows && !property['x-relation'] && (!items || items.type === 'object'))
    problems.push(problem(path, 'itensSemTipo'));
  if (property['x-relation'] && type === 'array' && (rows || (items && items.type !== 'integer')))
    problems.push(problem([...path, 'x-relation'], 'relacaoTipo'));
  if (type === 'object' && property['x-widget'] !== 'corpo-documento')
    problems.push(problem(path, 'objetoSemComponente'));
  if (property['x-file'] && property['x-widget'] !== 'file')
    problems.push(problem([...path, 'x-file'], 'arquivoSemComponente'));
  if (property['x-mask'] && property.format) problems.push(problem([...path, 'x-mask'], 'mascaraComFormato'));
  return problems;
}

const isNumber = ({ type }: RegisterProperty): boolean => type === 'number' || type === 'integer';

/** What each named widget asks of its property; widgets for a plain text are the rest. */
const widgetNeeds: Readonly<
  Partial<Record<WidgetName, readonly [keyof typeof needs, (p: RegisterProperty) => boolean]>>
> = {
  image: ['imagem', (p) => p['x-image'] !== undefined],
  file: ['arquivo', (p) => p.type === 'string' || (p.type === 'array' && p.items?.type === 'string')],
  weekdays: [
    'dias',
    (p) =>
      p.type === 'array' && p.items?.type === 'integer' && p.items.minimum === 1 && p.items.maximum === 7,
  ],
  'permission-matrix': ['textos', (p) => p.type === 'array' && p.items?.type === 'string'],
  meter: ['numero', isNumber],
  progress: ['numero', isNumber],
  bytes: ['numero', isNumber],
  // cents are exact: what is not a whole number of them is refused
  money: ['dinheiro', ({ type, multipleOf }) => type === 'number' && multipleOf === 0.01],
  radio: ['opcoes', (p) => p.enum !== undefined],
  checkboxes: ['listaDeOpcoes', (p) => p.type === 'array' && p.items?.enum !== undefined],
  'corpo-documento': ['conjunto', (p) => p.type === 'object'],
  'exemplo-numeracao': ['soLeitura', (p) => p.type === 'string' && p.readOnly === true],
};

const needs = {
  texto: 'componentePede.texto',
  imagem: 'componentePede.imagem',
  arquivo: 'componentePede.arquivo',
  dias: 'componentePede.dias',
  textos: 'componentePede.textos',
  numero: 'componentePede.numero',
  dinheiro: 'componentePede.dinheiro',
  opcoes: 'componentePede.opcoes',
  listaDeOpcoes: 'componentePede.listaDeOpcoes',
  conjunto: 'componentePede.conjunto',
  soLeitura: 'componentePede.soLeitura',
} as const;

function widgetProblems(property: RegisterProperty, path: Path): Problem[] {
  const widget = property['x-widget'];
  if (!widget) return [];
  const [need, fits] =
    widgetNeeds[widget] ?? (['texto', (p: RegisterProperty) => p.type === 'string'] as const);
  if (fits(property)) return [];
  const pede = problem(path, needs[need]).reason;
  return [problem([...path, 'x-widget'], 'componenteForaDoTipo', { componente: widget, pede })];
}

function defaultProblems(property: RegisterProperty, path: Path): Problem[] {
  if (property.default === undefined || property['x-rows'] || property['x-computed']) return [];
  const { 'x-compare': _compare, ...alone } = property;
  const schema = lowerProperty(alone);
  // One Ajv for every default: making it costs far more than compiling one field.
  ajv ??= createAjv();
  const accepted = ajv.validate(schema, property.default);
  ajv.removeSchema(schema);
  return accepted ? [] : [problem([...path, 'default'], 'padraoForaDoTipo')];
}

let ajv: ReturnType<typeof createAjv> | undefined;

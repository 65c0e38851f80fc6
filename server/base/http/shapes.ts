import type { ValidateFunction } from 'ajv';
import { AppError } from '#schemas/app-error.ts';
import { createAjv, fieldErrors } from '#schemas/ajv.ts';
import { takeErrors } from '#schemas/take-errors.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { campo as textos } from '#schemas/messages/pt-BR/campo.ts';
import { refOf, shapeFiles, type ShapeFile } from '#schemas/shapes/schema-files.ts';
import type { Shape } from '#schemas/shapes/vocabulary.ts';
import { checkStorable } from './storable.ts';
import { withinColumns } from './within-columns.ts';

// the shapes are ours, and a test holds them against the meta-schema: each start need not
const own = { meta: false, validateSchema: false };
const bodyAjv = createAjv(own);
const queryAjv = createAjv({ ...own, coerceTypes: 'array' });
const resultAjv = createAjv({ ...own, removeAdditional: true });
for (const file of shapeFiles) {
  const bounded = withinColumns(file) as ShapeFile;
  for (const ajv of [bodyAjv, queryAjv]) ajv.addSchema(bounded);
  resultAjv.addSchema(file);
}

type AjvInstance = typeof bodyAjv;

type Compiled = Map<Shape, ValidateFunction>;

const compile = (ajv: AjvInstance, cache: Compiled, shape: Shape): ValidateFunction => {
  const known = cache.get(shape);
  if (known) return known;
  const made = ajv.compile({ $ref: refOf(shape) });
  cache.set(shape, made);
  return made;
};

const bodies: Compiled = new Map();
const queries: Compiled = new Map();
const results: Compiled = new Map();

/** Refuses a body that does not have the shape, field by field. */
export const checkBody = (shape: Shape, value: unknown): void =>
  refuse(compile(bodyAjv, bodies, shape), value);

/** The same for a query string, whose texts become the declared types in place. */
export const checkQuery = (shape: Shape, value: unknown): void => {
  refuse(compile(queryAjv, queries, shape), value);
  // A text such as 1e400 becomes a number that passes every limit.
  const endless = Object.entries(value as object)
    .filter(([, read]) => [read].flat().some((one) => one === Infinity || one === -Infinity))
    .map(([campo]) => ({ campo, mensagem: mensagem('validacao.numero', { param: labelOfQuery(campo) }) }));
  if (endless.length > 0) throw new AppError('camposInvalidos', {}, { erros: endless });
};

const labelOfQuery = (name: string): string =>
  (textos.nomes as Readonly<Record<string, string>>)[name] ?? name;

const refuse = (validate: ValidateFunction, value: unknown): void => {
  checkStorable(value);
  if (validate(value)) return;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: fieldErrors(takeErrors(validate), validate.schema, textos.nomes) },
  );
};

/**
 * Takes away what the shape of an answer does not declare, so that nothing undeclared ever leaves.
 * Returns the reasons when what remains does not have the shape.
 */
export const stripResult = (shape: Shape, value: unknown): string | undefined => {
  const validate = compile(resultAjv, results, shape);
  if (validate(value)) return undefined;
  return resultAjv.errorsText(takeErrors(validate));
};

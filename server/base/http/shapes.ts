import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { AppError } from '#schemas/app-error.ts';
import { createAjv, fieldErrors } from '#schemas/ajv.ts';
import { takeErrors } from '#schemas/take-errors.ts';
import type { ShapeName } from '#schemas/api/endpoint.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { campo as textos } from '#schemas/messages/pt-BR/campo.ts';
import { checkStorable } from './storable.ts';
import { withinColumns } from './within-columns.ts';

interface ShapeFile {
  readonly $id: string;
  readonly $defs: Record<string, object>;
}

const folder = resolve(import.meta.dirname, '../../../schemas');

/** All wire shapes, by file: `schemas/<domain>.schema.json` with `$defs`. */
const files: ShapeFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json') && name !== 'resource.schema.json')
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ShapeFile)
  .filter((file) => '$defs' in file);

const fileOf = new Map(
  files.flatMap((file) => Object.keys(file.$defs).map((name) => [name, file.$id] as const)),
);

// the files are ours, and a test holds them against the meta-schema: each start need not
const own = { meta: false, validateSchema: false };
const bodyAjv = createAjv(own);
const queryAjv = createAjv({ ...own, coerceTypes: 'array' });
const resultAjv = createAjv({ ...own, removeAdditional: true });
for (const file of files) {
  for (const ajv of [bodyAjv, queryAjv]) ajv.addSchema(withinColumns(file) as ShapeFile);
  resultAjv.addSchema(file);
}

type AjvInstance = typeof bodyAjv;

const compile = (
  ajv: AjvInstance,
  cache: Map<string, ValidateFunction>,
  name: ShapeName,
): ValidateFunction => {
  const known = cache.get(name);
  if (known) return known;
  const made = ajv.compile({ $ref: `${fileOf.get(name) ?? ''}#/$defs/${name}` });
  cache.set(name, made);
  return made;
};

const bodies = new Map<string, ValidateFunction>();
const queries = new Map<string, ValidateFunction>();
const results = new Map<string, ValidateFunction>();

/** Refuses a body that does not have the shape, field by field. */
export const checkBody = (name: ShapeName, value: unknown): void =>
  refuse(compile(bodyAjv, bodies, name), value);

/** The same for a query string, whose texts become the declared types in place. */
export const checkQuery = (name: ShapeName, value: unknown): void => {
  refuse(compile(queryAjv, queries, name), value);
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
export const stripResult = (name: ShapeName, value: unknown): string | undefined => {
  const validate = compile(resultAjv, results, name);
  if (validate(value)) return undefined;
  return resultAjv.errorsText(takeErrors(validate));
};

/** The shape files as they are, for the OpenAPI document. */
export const shapeFiles = (): readonly ShapeFile[] => files;

import type { ErrorObject } from 'ajv';
import type { FieldError } from './app-error.ts';
import type { JsonSchema } from './json-schema.ts';
import { labelAt, pathOf } from './schema-labels.ts';
import { textsOf } from './messages/format.ts';
import { validacao } from './messages/pt-BR/validacao.ts';

/** The browser checks with it too: only the texts of validation come along. */
const mensagem = textsOf({ validacao });
type ValidacaoKey = Parameters<typeof mensagem>[0];

type Failure = ErrorObject<string, Record<string, unknown>>;

/**
 * What Ajv found, as one Portuguese message for each field: the path in dots (`unidades.0.cargo`), the label from the `title`
 * of the schema. A field with several faults shows the first one.
 * @param names how a field is called where the schema does not say
 */
export function fieldErrors(
  errors: readonly ErrorObject[],
  schema: unknown,
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors as readonly Failure[]) {
    if (isEcho(error, errors)) continue;
    const path = fieldOf(error);
    const campo = path.join('.');
    if (!found.has(campo))
      found.set(
        campo,
        messageOf(error, label(error, path, schema as JsonSchema, names), schema as JsonSchema),
      );
  }
  return [...found].map(([campo, mensagem]) => ({ campo, mensagem }));
}

/** The value whose absence, presence or content is wrong; not always the place where Ajv stands. */
function fieldOf({ instancePath, params, keyword }: Failure): string[] {
  const path = pathOf(instancePath);
  if (keyword === 'required') return [...path, String(params.missingProperty)];
  if (keyword === 'additionalProperties') return [...path, String(params.additionalProperty)];
  if (keyword === 'x-distinct') return [...path, String(params.linha), String(params.campo)];
  return path;
}

/** `if` and `anyOf` only repeat what their branches say; of an `x-except` the limits say it, not the exception. */
function isEcho(error: Failure, all: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return true;
  const branches = (owner: string): ErrorObject[] =>
    all.filter(
      (e) => e !== error && e.instancePath === error.instancePath && e.schemaPath.startsWith(`${owner}/`),
    );
  if (error.keyword === 'anyOf') return branches(error.schemaPath).some((e) => e.keyword !== 'const');
  const owner = /^(.*\/anyOf)\/\d+\/const$/.exec(error.schemaPath)?.[1];
  return owner !== undefined && branches(owner).length > 0;
}

function label(
  error: Failure,
  path: readonly string[],
  schema: JsonSchema,
  names: Readonly<Record<string, string>>,
): string {
  const parent = error.parentSchema as JsonSchema | undefined;
  const near =
    error.keyword === 'required' ? parent?.properties?.[String(error.params.missingProperty)] : parent;
  const own = error.keyword === 'x-distinct' ? near?.items?.properties?.[String(error.params.campo)] : near;
  const said = own?.title ?? labelAt(schema, path);
  if (said !== undefined) return said;
  // what is wrong within a list is of the list
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  // one that does not exist is called as it was sent
  return error.keyword === 'additionalProperties' ? name : (ownOf(names, name) ?? name);
}

/** What is named so by the words themselves, and by nothing that every object has. */
const ownOf = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

function messageOf(error: Failure, param: string, schema: JsonSchema): string {
  const { keyword, params } = error;
  if (keyword === 'minLength' && params.limit === 1) return mensagem('validacao.obrigatorio', { param });
  const key = keyword in byKeyword ? byKeyword[keyword as keyof typeof byKeyword] : undefined;
  if (key) return mensagem(key, { param, n: limitOf(params) });
  switch (keyword) {
    case 'type':
      return mensagem(byType[String(params.type)] ?? 'validacao.outro', { param });
    case 'format':
      return mensagem(`validacao.formato.${params.format as 'email'}`, { param });
    case 'multipleOf':
      return mensagem(params.multipleOf === 0.01 ? 'validacao.centavos' : 'validacao.multipleOf', {
        param,
        n: limitOf(params),
      });
    case 'minItems':
      return mensagem(params.limit === 1 ? 'validacao.minItemsUm' : 'validacao.minItems', {
        param,
        n: limitOf(params),
      });
    case 'x-compare': {
      const other = [...pathOf(error.instancePath).slice(0, -1), String(params.campo)];
      const outro = labelAt(schema, other) ?? String(params.campo);
      return mensagem(`validacao.comparacao.${params.operador as 'gte'}`, { param, outro });
    }
    default:
      return mensagem('validacao.outro', { param });
  }
}

const byKeyword = {
  required: 'validacao.obrigatorio',
  additionalProperties: 'validacao.desconhecido',
  maxLength: 'validacao.maxLength',
  minLength: 'validacao.minLength',
  maximum: 'validacao.maximum',
  minimum: 'validacao.minimum',
  exclusiveMaximum: 'validacao.exclusiveMaximum',
  exclusiveMinimum: 'validacao.exclusiveMinimum',
  maxItems: 'validacao.maxItems',
  uniqueItems: 'validacao.uniqueItems',
  enum: 'validacao.enum',
  const: 'validacao.const',
  pattern: 'validacao.pattern',
  'x-distinct': 'validacao.linhaRepetida',
} as const satisfies Record<string, ValidacaoKey>;

const byType: Readonly<Record<string, ValidacaoKey>> = {
  number: 'validacao.numero',
  integer: 'validacao.inteiro',
  string: 'validacao.texto',
  boolean: 'validacao.simNao',
  array: 'validacao.lista',
  object: 'validacao.objeto',
};

const limitOf = (params: Record<string, unknown>): string =>
  Number(params.limit ?? params.multipleOf ?? 0).toLocaleString('pt-BR');

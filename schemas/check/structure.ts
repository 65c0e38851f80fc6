import type { ErrorObject, ValidateFunction } from 'ajv';
import resourceSchema from '#schemas/resource.schema.json' with { type: 'json' };
import { createAjv } from '#schemas/ajv.ts';
import { pathOf } from '#schemas/schema-labels.ts';
import { problem, withNearest, type Problem } from './problem.ts';

let validate: ValidateFunction | undefined;

/** What the meta-schema says: keywords that do not exist, that do not fit the type, that are missing or of the wrong form. */
export function structureProblems(definition: unknown): Problem[] {
  validate ??= createAjv().compile(resourceSchema);
  if (validate(definition)) return [];
  const errors = (validate.errors ?? []).filter((error) => !isEcho(error, validate?.errors ?? []));
  const unknown = new Set(errors.filter((e) => e.keyword === 'additionalProperties').map(placeOf));
  const problems = errors
    .filter((error) => error.keyword !== 'propertyNames' || !unknown.has(placeOf(error)))
    .map(describe);
  return [...new Map(problems.map((p) => [`${p.pointer} ${p.reason}`, p])).values()];
}

/**
 * Errors that only repeat others: a name already reported with its owner, the wrapper of a branch, and of an `anyOf` the branches
 * that were never meant (a text where an object stands).
 */
function isEcho(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  const { keyword, instancePath, propertyName, data } = error;
  if (keyword === 'if' || propertyName !== undefined) return true;
  const here = all.filter((other) => other.instancePath === instancePath);
  if (keyword === 'anyOf')
    return (
      all.some((other) => other.instancePath.startsWith(`${instancePath}/`)) ||
      here.some(
        (other) => other !== error && (typeof data === 'object' ? ofObjects : ofTexts).has(other.keyword),
      )
    );
  if (!here.some((other) => other.keyword === 'anyOf')) return false;
  return !(typeof data === 'object' ? ofObjects : ofTexts).has(keyword);
}

const ofObjects = new Set(['additionalProperties', 'required', 'minProperties', 'minItems', 'uniqueItems']);
const ofTexts = new Set(['enum', 'pattern', 'maxLength', 'minLength']);

const placeOf = ({ instancePath, params }: ErrorObject): string =>
  `${instancePath}/${String(params.additionalProperty ?? params.propertyName ?? '')}`;

function describe({ instancePath, keyword, params, schemaPath, data, parentSchema }: ErrorObject): Problem {
  const path = pathOf(instancePath);
  const say = (name: string): string => String((params as Record<string, unknown>)[name]);
  switch (keyword) {
    case 'additionalProperties':
      return withNearest(
        problem([...path, say('additionalProperty')], 'palavraDesconhecida', {
          palavra: say('additionalProperty'),
        }),
        say('additionalProperty'),
        Object.keys((parentSchema as { readonly properties?: object } | undefined)?.properties ?? {}),
      );
    case 'propertyNames': {
      const place = [...path, say('propertyName')];
      if (!schemaPath.includes('/allOf/')) return problem(place, 'formaDoTexto', { forma: 'camelCase' });
      const tipo = String((data as { type?: unknown }).type);
      return problem(place, 'palavraForaDoTipo', { palavra: say('propertyName'), tipo });
    }
    case 'required':
      return problem(path, 'falta', { palavra: say('missingProperty') });
    case 'type':
      return problem(path, 'tipo', { tipo: [params.type as string | string[]].flat().join(' | ') });
    case 'enum':
      return problem(path, 'valores', { valores: (params.allowedValues as unknown[]).join(', ') });
    case 'const':
      return problem(path, 'valores', { valores: say('allowedValue') });
    case 'pattern':
      return problem(path, 'formaDoTexto', { forma: say('pattern') });
    case 'format':
      return problem(path, 'expressao');
    case 'uniqueItems':
      return problem(path, 'repetido');
    case 'minItems':
    case 'minLength':
    case 'minProperties':
      return problem(path, 'vazio');
    case 'maxLength':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return problem(path, 'limite', { limite: say('limit') });
    default:
      return problem(path, 'outro', { palavra: keyword });
  }
}

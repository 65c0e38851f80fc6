import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { searchExpression } from '#server/engine/migration/index-shapes.ts';
import { everyField, type Field } from './field.ts';
import { qualified } from './names.ts';
import { organisationOf } from './organisation-of.ts';
import { readFields } from './read-fields.ts';
import type { RegisterModel, RegisterModels } from './register-model.ts';
import { scopeOf } from './scope-of.ts';
import { sortNames } from './sort-names.ts';

/** What a model is made of. */
interface ModelSource {
  readonly definition: RegisterDefinition;
  readonly sha256: string;
}

/** Builds the models of every register in force; all together, because labels cross from one to another. */
export const buildModels = (
  sources: Iterable<ModelSource>,
  hooks: Readonly<Record<string, RegisterHook>>,
): RegisterModels =>
  new Map(
    [...sources].map((source) => [source.definition.name, buildModel(source, hooks[source.definition.name])]),
  );

const buildModel = ({ definition, sha256 }: ModelSource, hook: RegisterHook | undefined): RegisterModel => {
  const table = snakeName(definition.name);
  const fields = new Map(readFields(definition.schema, table, '/schema').map((field) => [field.name, field]));
  const pick = (names: readonly string[]): ReadonlyMap<string, Field> =>
    new Map(names.flatMap((name) => [...fields].filter(([key, field]) => key === name && !field.secret)));
  const filters = pick(definition.list?.filters ?? []);
  const sorts = sortNames(definition);
  const active = fields.get('ativo');
  return {
    name: definition.name,
    definition,
    sha256,
    table,
    from: qualified(table),
    fields,
    filters,
    // A filter has an index in its own order, so ordering by it costs nothing more.
    sorts: pick([
      ...sorts.map(({ field }) => field),
      ...[...filters.values()].filter(isOrdered).map(({ name }) => name),
    ]),
    defaultSort: sorts.slice(0, 1),
    searchable: searchExpression(definition, fields) !== undefined,
    active: active?.kind === 'boolean' ? active : undefined,
    scope: scopeOf(definition, fields),
    organisation: organisationOf(definition, fields.values()),
    strictScope: false,
    fieldPermissions: [
      ...new Set(
        everyField([...fields.values()]).flatMap(({ read, write }) =>
          [read, write].filter((one) => one !== undefined),
        ),
      ),
    ],
    hook,
  };
};

const isOrdered = ({ kind }: Field): boolean => !['json', 'link', 'links', 'rows', 'computed'].includes(kind);

import type {
  Permissions,
  RegisterDefinition,
  RegisterProperty,
  Scope,
  ScopeKind,
} from '#schemas/generated-definition.ts';
import { problem, type Problem } from './problem.ts';

type Path = readonly (string | number)[];
type Action = Exclude<keyof Permissions, 'fields'>;

/** Who may do what: actions that fit the kind, declared field permissions, scopes over one required relation. */
export function accessProblems(definition: RegisterDefinition): Problem[] {
  const { schema, mounts = [], actions = [] } = definition;
  return [
    ...kindProblems(definition),
    ...fieldPermissionProblems(
      schema.properties,
      ['schema'],
      new Set(Object.keys(definition.permissions.fields ?? {})),
    ),
    ...scopeProblems(definition, schema['x-scope'], ['schema', 'x-scope']),
    ...mounts.flatMap((mount, i) => scopeProblems(definition, mount.scope, ['mounts', i, 'scope'])),
    ...actions.flatMap(({ name }, i) =>
      actions.findIndex((other) => other.name === name) < i
        ? [problem(['actions', i, 'name'], 'acaoRepetida', { acao: name })]
        : [],
    ),
  ];
}

const actionsOfKind: Readonly<Record<NonNullable<RegisterDefinition['kind']>, readonly Action[]>> = {
  table: ['list', 'create', 'edit', 'view', 'remove'],
  single: ['edit', 'view'],
  list: ['list'],
  view: ['list', 'view'],
};

function kindProblems({
  kind = 'table',
  permissions,
  mounts = [],
  form,
  list,
}: RegisterDefinition): Problem[] {
  const allowed = actionsOfKind[kind];
  const wrong = (owner: Permissions | undefined, path: Path): Problem[] =>
    Object.keys(owner ?? {})
      .filter((acao) => acao !== 'fields' && !allowed.includes(acao as Action))
      .map((acao) => problem([...path, acao], 'tipoDeRegistro', { tipo: kind, acao }));
  const parts: [string, unknown][] = [
    ...(kind === 'single'
      ? []
      : [['list', list] as [string, unknown], ['permissions.list', permissions.list] as [string, unknown]]),
    ...(kind === 'list' ? [] : [['form', form] as [string, unknown]]),
    ...(kind === 'single' ? [['permissions.edit', permissions.edit] as [string, unknown]] : []),
  ];
  return [
    ...wrong(permissions, ['permissions']),
    ...mounts.flatMap((mount, i) => wrong(mount.permissions, ['mounts', i, 'permissions'])),
    ...parts
      .filter(([, part]) => part === undefined)
      .map(([parte]) => problem([], 'faltaParaTipo', { tipo: kind, parte })),
  ];
}

function fieldPermissionProblems(
  properties: Readonly<Record<string, RegisterProperty>>,
  path: Path,
  declared: ReadonlySet<string>,
): Problem[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const at = [...path, 'properties', name];
    const own = property['x-permission'];
    const named = typeof own === 'string' ? [own] : Object.values(own ?? {});
    return [
      ...named
        .filter((permissao) => !declared.has(permissao))
        .map((permissao) => problem([...at, 'x-permission'], 'permissaoSemRotulo', { permissao })),
      ...fieldPermissionProblems(property.items?.properties ?? {}, [...at, 'items'], declared),
    ];
  });
}

const targetOf: Readonly<Record<ScopeKind, string>> = {
  'own-unit': 'unidade',
  'own-organisation': 'organizacao-interna',
  'own-user': 'usuario',
};

function scopeProblems({ schema }: RegisterDefinition, scope: Scope | undefined, path: Path): Problem[] {
  if (scope === undefined) return [];
  const by = typeof scope === 'string' ? scope : scope.by;
  const data = { escopo: by, registro: targetOf[by] };
  const fitting = (schema.required ?? []).filter((name) => {
    const property = schema.properties[name];
    return (
      property?.type === 'integer' && property['x-relation']?.resource === targetOf[by] && !property['x-when']
    );
  });
  if (typeof scope !== 'string')
    return fitting.includes(scope.field) ? [] : [problem([...path, 'field'], 'escopoSemRelacao', data)];
  if (fitting.length === 0) return [problem(path, 'escopoSemRelacao', data)];
  return fitting.length > 1 ? [problem(path, 'escopoVarias', data)] : [];
}

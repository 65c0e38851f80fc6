import type { RegisterDefinition, Scope, ScopeKind } from '#schemas/generated-definition.ts';
import type { Field } from './field.ts';

const targets: Record<ScopeKind, string> = {
  'own-unit': 'unidade',
  'own-organisation': 'organizacao-interna',
  'own-user': 'usuario',
};

/** The row filter of a register: which relation must be the person's own. */
export const scopeOf = (
  definition: RegisterDefinition,
  fields: ReadonlyMap<string, Field>,
  scope: Scope | undefined = definition.schema['x-scope'],
): { readonly by: ScopeKind; readonly field: Field } | undefined => {
  if (scope === undefined) return undefined;
  const by = typeof scope === 'string' ? scope : scope.by;
  const named = typeof scope === 'string' ? undefined : fields.get(scope.field);
  const field =
    named ??
    [...fields.values()].find(
      ({ kind, relation, required }) => kind === 'link' && required && relation?.resource === targets[by],
    );
  return field && { by, field };
};

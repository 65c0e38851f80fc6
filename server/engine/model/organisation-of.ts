import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { Field } from './field.ts';

/** Register whose records a field points to on the way to an organisation. */
type Target = 'organizacao-interna' | 'unidade' | 'usuario';

/** How a record of a register is of an organisation; the way that the definition's own relations tell. */
export type OrganisationPath =
  | { readonly by: 'self' }
  | { readonly by: 'link' | 'links'; readonly field: Field; readonly target: Target }
  | { readonly by: 'rows'; readonly field: Field; readonly inner: Field };

const organisations = 'organizacao-interna';

/**
 * The relation that says of which organisation a record is: its organisation, that of its unit, or that of its person;
 * undefined for registers that are of all organisations alike.
 */
export const organisationOf = (
  { name, source }: RegisterDefinition,
  fields: Iterable<Field>,
): OrganisationPath | undefined => {
  if (source === 'hook') return undefined;
  if (name === organisations) return { by: 'self' };
  const all = [...fields];
  return (
    relation(all, 'link', organisations) ??
    relation(all, 'links', organisations) ??
    rows(all) ??
    relation(all, 'link', 'unidade', name) ??
    relation(
      all.filter(({ required }) => required),
      'link',
      'usuario',
    ) ??
    relation(all, 'links', 'unidade')
  );
};

const relation = (
  fields: readonly Field[],
  by: 'link' | 'links',
  target: Target,
  self?: string,
): OrganisationPath | undefined => {
  const field = fields.find(({ kind, relation: to }) => kind === by && to?.resource === target);
  return field && target !== self ? { by, field, target } : undefined;
};

const rows = (fields: readonly Field[]): OrganisationPath | undefined => {
  for (const field of fields) {
    const inner = field.fields.find(
      ({ kind, required, relation: to }) => kind === 'link' && required && to?.resource === organisations,
    );
    if (inner) return { by: 'rows', field, inner };
  }
  return undefined;
};

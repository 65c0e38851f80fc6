import type { RegisterDefinition, ScopeKind } from '#schemas/generated-definition.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Field } from './field.ts';
import type { OrganisationPath } from './organisation-of.ts';
import type { SortTerm } from './list-terms.ts';

/** A definition made ready to serve requests; built once per change of definitions. */
export interface RegisterModel {
  readonly name: string;
  readonly definition: RegisterDefinition;
  readonly sha256: string;
  /** Name of the table, without schema and quotes. */
  readonly table: string;
  /** The table as SQL names it. */
  readonly from: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly filters: ReadonlyMap<string, Field>;
  readonly sorts: ReadonlyMap<string, Field>;
  readonly defaultSort: readonly SortTerm[];
  readonly searchable: boolean;
  /** Field that says whether a record is offered in new choices. */
  readonly active: Field | undefined;
  readonly scope: { readonly by: ScopeKind; readonly field: Field } | undefined;
  /** How its records are of an organisation; undefined when they are of all alike. */
  readonly organisation: OrganisationPath | undefined;
  /** The row filter holds for administrators too: a place for one's own records. */
  readonly strictScope: boolean;
  /** Permissions that x-permission names in this register. */
  readonly fieldPermissions: readonly string[];
  readonly hook: RegisterHook | undefined;
}

/** Every register of the installation, by name. */
export type RegisterModels = ReadonlyMap<string, RegisterModel>;

import type { RegisterDefinition } from '#schemas/generated-definition.ts';

/** What a definition is checked against. */
export interface CheckContext {
  /** Other registers of the installation; without it, relations are checked only to the register itself. */
  readonly known?: readonly RegisterDefinition[];
  /** Name that the file gives, without `.json`. */
  readonly fileName?: string;
  /** Whether code of the product stands behind the register: without it nobody does its actions nor gives its rows. */
  readonly hooked?: boolean;
  /** Every icon that there is; without it, icons are not checked. */
  readonly icons?: ReadonlySet<string>;
}

import type { RegisterDefinition } from '#schemas/generated-definition.ts';

/** What a definition is checked against. */
export interface CheckContext {
  /** Other registers of the installation; without it, relations are checked only to the register itself. */
  readonly known?: readonly RegisterDefinition[];
  /** Name that the file gives, without `.json`. */
  readonly fileName?: string;
}

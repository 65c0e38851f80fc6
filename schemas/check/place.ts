import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import type { CheckContext } from './context.ts';

/** Where a group of fields stands. */
export interface Place {
  readonly definition: RegisterDefinition;
  readonly context: CheckContext;
  /** 0 in the record, 1 in its rows, 2 in rows of rows. */
  readonly depth: number;
  /** Fields of the records around, which a filter of a relation may use. */
  readonly outer: Readonly<Record<string, RegisterProperty>>;
}

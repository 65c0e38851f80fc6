import type { FieldError } from '#schemas/app-error.ts';

/** What a field says of itself beside its value. */
export interface Standing {
  /** What is wrong with what is written in it, when that is no value at all: there is nothing to save. */
  readonly unread?: string | undefined;
  /** Its value is on the way: a file being sent. */
  readonly sending?: boolean | undefined;
  /** The last sending did not work. */
  readonly failed?: boolean | undefined;
}

/** What the fields of a form say of themselves. */
export interface Standings {
  readonly unread: readonly FieldError[];
  readonly sending: boolean;
  /** The first field whose last sending did not work. */
  readonly failed: string | undefined;
  readonly report: (path: string, standing: Standing | undefined) => void;
}

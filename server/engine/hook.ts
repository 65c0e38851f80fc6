import type { Ctx } from '#server/base/http/context.ts';
import type { FieldError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegisterRecord, RecordValues } from '#server/engine/records/record.ts';
import type { ListRequest } from '#server/engine/model/list-terms.ts';

/** A record about to be written. `values` may be changed in place; throwing an `AppError` refuses the write. */
export interface SaveInput {
  readonly operation: 'create' | 'update';
  readonly id: number | undefined;
  /** The record as it is stored, without secrets; absent in a creation. */
  readonly before: RegisterRecord | undefined;
  /** What will be stored. A secret that is a text is stored encrypted; a hash is given as `SealedSecret`. */
  readonly values: RecordValues;
}

/** Narrowing of the rows: each named field must have one of the values. */
export type RowFilter = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Behaviour of one register that data cannot express; every part is optional and runs in the transaction of the act. */
export interface RegisterHook {
  /** Completes what was sent before it is validated, in place. */
  readonly prepare?: (values: RecordValues) => void;
  readonly beforeSave?: (ctx: Ctx, input: SaveInput) => Promise<void> | void;
  readonly afterSave?: (
    ctx: Ctx,
    saved: {
      readonly id: number;
      readonly before: RegisterRecord | undefined;
      readonly after: RegisterRecord;
    },
  ) => Promise<void> | void;
  /** What the person should know about what was just saved, without refusing it: shown beside the success. */
  readonly warnings?: (
    ctx: Ctx,
    record: RegisterRecord,
  ) => Promise<readonly FieldError[]> | readonly FieldError[];
  readonly beforeRemove?: (ctx: Ctx, record: RegisterRecord) => Promise<void> | void;
  /** Fields that no sheet brings: an import does not know their columns. */
  readonly notImported?: readonly string[];
  /** Rows that this person reaches, besides `x-scope`; undefined means all. */
  readonly scope?: (ctx: Ctx) => Promise<RowFilter | undefined> | RowFilter | undefined;
  /** Rows of a register whose `source` is `hook`. */
  readonly rows?: (ctx: Ctx, request: ListRequest) => Promise<Page<RegisterRecord>>;
  /** Why an action cannot be done on this record now; undefined when it can. */
  readonly refusal?: (ctx: Ctx, record: RegisterRecord, action: string) => string | undefined;
  /** What the declared `actions` do; `record` is absent for an action of the list. */
  readonly actions?: Readonly<
    Record<
      string,
      (
        ctx: Ctx,
        input: { readonly record: RegisterRecord | undefined; readonly body: unknown },
      ) => Promise<unknown>
    >
  >;
}

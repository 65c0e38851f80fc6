import type { Ctx } from '#server/base/http/context.ts';
import type { FieldError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ListRequest } from '#server/engine/model/list-terms.ts';
import type { RecordOf, RowOf, ValuesOf } from './typed-record.ts';

/** A record about to be written. `values` may be changed in place; throwing an `AppError` refuses the write. */
export interface SaveInput<Name extends string = string> {
  readonly operation: 'create' | 'update';
  readonly id: number | undefined;
  /** The record as it is stored, without secrets; absent in a creation. */
  readonly before: RecordOf<Name> | undefined;
  /** What will be stored. A secret that is a text is stored encrypted; a hash is given as `SealedSecret`. */
  readonly values: ValuesOf<Name>;
}

/** A record just written. */
export interface Saved<Name extends string = string> {
  readonly id: number;
  readonly before: RecordOf<Name> | undefined;
  readonly after: RecordOf<Name>;
}

/** Narrowing of the rows: each named field must have one of the values. */
type RowFilter = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** What a declared action does; `record` is absent for an action of the list. */
type HookAction<Name extends string = string> = {
  act(
    ctx: Ctx,
    input: { readonly record: RecordOf<Name> | undefined; readonly body: unknown },
  ): Promise<unknown>;
}['act'];

/**
 * Behaviour of one register that data cannot express; every part is optional and runs in the transaction of the act. With the
 * name of a register, records and values are of its definition. The parts are methods, so that the hook of a named register
 * is one of any: what the engine gives it was validated by that very definition.
 */
export interface RegisterHook<Name extends string = string> {
  /** Completes what was sent before it is validated, in place; of what was sent, only what is of the type of its field comes. */
  prepare?(values: Partial<ValuesOf<Name>>): void;
  beforeSave?(ctx: Ctx, input: SaveInput<Name>): Promise<void> | void;
  afterSave?(ctx: Ctx, saved: Saved<Name>): Promise<void> | void;
  /** What the person should know about what was just saved, without refusing it: shown beside the success. */
  warnings?(ctx: Ctx, record: RecordOf<Name>): Promise<readonly FieldError[]> | readonly FieldError[];
  beforeRemove?(ctx: Ctx, record: RecordOf<Name>): Promise<void> | void;
  /** Fields that no sheet brings: an import does not know their columns. */
  readonly notImported?: readonly string[];
  /** Rows that this person reaches, besides `x-scope`; undefined means all. */
  scope?(ctx: Ctx): Promise<RowFilter | undefined> | RowFilter | undefined;
  /** Rows of a register whose `source` is `hook`. */
  rows?(ctx: Ctx, request: ListRequest): Promise<Page<RowOf<Name>>>;
  /** Why an action cannot be done on this record now; undefined when it can. */
  refusal?(ctx: Ctx, record: RecordOf<Name>, action: string): string | undefined;
  /** What the declared `actions` do. */
  readonly actions?: HookActions<Name>;
}

/** The actions of a register, by name. */
interface HookActions<Name extends string = string> {
  [action: string]: HookAction<Name>;
}

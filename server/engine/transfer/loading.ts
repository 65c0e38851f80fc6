import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';
import type { SheetFormat } from '#server/engine/sheet/index.ts';
import type { Mapping } from './mapped-column.ts';
import type { Creations } from './creations.ts';
import type { LinkResolver } from './resolve-link.ts';

/** Records by the text of their key; a key without record is there too. */
export type RecordsAhead = ReadonlyMap<string, RegisterRecord | undefined>;

/** What a load has at hand while it goes through its lines; `ctx` is that of its transaction. */
export interface Loading {
  readonly ctx: Ctx;
  readonly view: RegisterView;
  readonly mapping: Mapping;
  readonly format: SheetFormat;
  /** Days to add to those of the file. */
  readonly shift: number;
  readonly resolve: LinkResolver;
  /** Line in which each key was first seen. */
  readonly keys: Map<string, number>;
  /** What was looked up for the lines that come together. */
  readonly ahead?: RecordsAhead | undefined;
  /** New records that are written together at the end of their lines; absent where each is written by itself. */
  readonly creations?: Creations | undefined;
}

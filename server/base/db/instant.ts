import type { ColumnType } from 'kysely';

/** An instant as it is read, and what may be written in its place. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

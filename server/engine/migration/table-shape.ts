import type { RegisterProperty } from '#schemas/generated-definition.ts';

/** Type of a column. */
export type ColumnType =
  'text' | 'integer' | 'bigint' | 'numeric' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

/** What the values of a column may be, besides its type; a change that narrows it is checked against the data. */
export interface ColumnLimits {
  readonly maxLength: number | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** A value that escapes the two above. */
  readonly except: number | undefined;
  readonly values: readonly (string | number)[] | undefined;
}

export interface ColumnShape {
  readonly name: string;
  readonly type: ColumnType;
  readonly notNull: boolean;
  /** Default of the database, as SQL; only booleans have one. */
  readonly default: string | undefined;
  /** Value, as SQL, that fills the column of the records that exist when it becomes required. */
  readonly fill: string | undefined;
  /** Value, as SQL, that the record of `kind: single` is given together with the column; later it may be emptied. */
  readonly start: string | undefined;
  /** Stored encrypted (`x-secret`). */
  readonly secret: boolean;
  readonly limits: ColumnLimits;
  /** What else is asked of its values, which only code can judge. */
  readonly property: RegisterProperty;
  /** Operator of each comparison with the column that it names (`x-compare`). */
  readonly compared: Readonly<Record<string, string>>;
  /** Where the definition says it, and its label. */
  readonly pointer: string;
  readonly title: string;
}

export interface UniqueShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly pointer: string;
  readonly title: string;
}

export interface ForeignKeyShape {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly cascade: boolean;
  readonly pointer: string;
  readonly title: string;
}

export interface IndexShape {
  readonly name: string;
  /** What follows `on <table>`. */
  readonly on: string;
}

/** The table whose records have rows or links in another, and how many of them each must have. */
export interface OwnerShape {
  readonly table: string;
  readonly required: boolean;
  readonly fewest: number;
}

/** One table that a definition asks for. */
export interface TableShape {
  readonly name: string;
  readonly kind: 'record' | 'rows' | 'links';
  readonly columns: readonly ColumnShape[];
  readonly uniques: readonly UniqueShape[];
  readonly foreignKeys: readonly ForeignKeyShape[];
  readonly indexes: readonly IndexShape[];
  /** Expression of the generated column `_busca`. */
  readonly search: string | undefined;
  /** What each record around must have in a table of rows or of links; undefined in the record's own. */
  readonly owner: OwnerShape | undefined;
  /** One record that exists from the start (`kind: single`). */
  readonly single: boolean;
  readonly pointer: string;
  readonly title: string;
}

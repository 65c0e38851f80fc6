import type pg from 'pg';

/** A column as the catalogue of PostgreSQL describes it. */
export interface Column {
  readonly table: string;
  readonly column: string;
  /** Name of the type: `int8`, `text`; with `_` in front, an array of it. */
  readonly type: string;
  readonly empty: boolean;
  /** The database fills it when an insertion does not say it. */
  readonly filled: boolean;
  /** Only the database writes it. */
  readonly computed: boolean;
  /** The texts that a check allows. */
  readonly choices: readonly string[];
}

/** The columns of every table of the product, in the order in which they came; those of the registers are in another schema. */
export const readColumns = async (pool: pg.Pool): Promise<Column[]> => {
  const { rows } = await pool.query<Omit<Column, 'choices'> & { checks: string[] }>(
    `select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as empty,
        a.attidentity <> '' or (a.atthasdef and a.attgenerated = '') as filled, a.attgenerated <> '' as computed,
        array(select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname collate "C", a.attnum`,
  );
  return rows.map(({ checks, ...row }) => ({ ...row, choices: checks.flatMap(choicesOf) }));
};

/** `CHECK ((meio = ANY (ARRAY['EMAIL'::text])))`, and with one text `CHECK ((meio = 'EMAIL'::text))`: nothing else is a choice. */
const choicesOf = (check: string): string[] =>
  /^CHECK \(\(\w+ = (ANY \(ARRAY\[)?('[^']*'::text(, )?)+\]?\)*$/.test(check)
    ? [...check.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text)
    : [];

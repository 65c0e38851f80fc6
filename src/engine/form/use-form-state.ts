import { useCallback, useMemo, useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import type { Field } from '../field.ts';
import { keepsChoices, narrowedBy } from '../widgets/relation-filter.ts';
import { cleanRecord, defaultValues } from './clean-record.ts';
import { isWithin } from './field-path.ts';
import { inFormOrder } from './form-order.ts';
import { unequalSecrets, type Repeated } from './repeated-secrets.ts';
import { useStandings } from './standing.ts';
import type { Standings } from './standings.ts';
import { valueAt, withValue } from './value-at.ts';
import type { RecordValidator } from './validator.ts';

type Values = Record<string, unknown>;

/** What was typed, what is wrong with it, and what of that the person should see by now. */
export interface FormState extends Pick<Standings, 'sending' | 'failed' | 'report'> {
  values: Values;
  /** What the form started with. */
  start: Values;
  dirty: boolean;
  /** Every fault. */
  faults: readonly FieldError[];
  /** The faults to show: of fields already left, or all after a try to save; and what the server refused. */
  errors: readonly FieldError[];
  change: (values: Values) => void;
  set: (path: string, value: unknown) => void;
  /** Puts a row into a grid as it is now. */
  insertRow: (path: string, at: number, row: unknown) => void;
  repeated: Repeated;
  repeat: (path: string, typed: string) => void;
  touch: (path: string) => void;
  /** Shows every fault from now on. */
  showAll: () => void;
  /** Faults that the server found; each goes away when its field changes. */
  refuse: (errors: readonly FieldError[]) => void;
  /** Begins again from other values; `typed` is what differs from them, kept as typed. */
  restart: (start: Values, typed?: Values) => void;
  /** Adds to what it began with and to what was typed, alike; what the person saw of faults stays. */
  extend: (more: (held: Values) => Values) => void;
  /** Changes when what is written in the fields has to go with what was thrown away. */
  generation: number;
}

export function useFormState(
  /** In the order in which the form shows them. */
  fields: readonly Field[],
  initial: Values,
  validator: RecordValidator,
  /** Fields that this person may not write. */
  notWritten?: readonly string[],
): FormState {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  /** How many rows each grid had at the last try to save; undefined before one. */
  const [tried, setTried] = useState<Readonly<Record<string, number>>>();
  const [refused, setRefused] = useState<readonly (FieldError & { value: string })[]>([]);

  const change = useCallback(
    (next: Values) => setValues((before) => withConsequences(fields, before, next)),
    [fields],
  );
  const set = useCallback(
    (path: string, value: unknown) => setValues((before) => withValue(before, path, value)),
    [],
  );
  const insertRow = useCallback(
    (path: string, at: number, row: unknown) =>
      setValues((before) => {
        const rows = valueAt(before, path);
        return withValue(before, path, Array.isArray(rows) ? rows.toSpliced(at, 0, row) : [row]);
      }),
    [],
  );
  const [repeated, setRepeated] = useState<Repeated>({});
  const repeat = useCallback(
    (path: string, typed: string) => setRepeated((before) => ({ ...before, [path]: typed })),
    [],
  );
  const touch = useCallback(
    (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    [],
  );
  const refuse = (errors: readonly FieldError[]): void =>
    setRefused(errors.map((error) => ({ ...error, value: written(valueAt(values, error.campo)) })));
  const { unread, sending, failed, report } = useStandings();
  const [generation, setGeneration] = useState(0);
  const restart = (next: Values, typed?: Values): void => {
    // what could not be read is in the fields only
    if (unread.length > 0) setGeneration(generation + 1);
    setStart(next);
    setValues(typed ?? next);
    setTouched(new Set());
    setTried(undefined);
    setRefused([]);
    setRepeated({});
  };

  const clean = useMemo(() => cleanRecord(fields, values, notWritten), [fields, values, notWritten]);
  const judged = useMemo(() => validator.faults(clean), [validator, clean]);
  const faults = useMemo(() => {
    const found = [...unread, ...judged, ...unequalSecrets(fields, clean, repeated)];
    // one of each field: the first is what has to be put right before the others
    return inFormOrder(
      fields,
      found.filter(({ campo }, at) => found.findIndex((each) => each.campo === campo) === at),
    );
  }, [fields, judged, unread, clean, repeated]);
  const changed = useMemo(
    () => written(clean) !== written(cleanRecord(fields, start, notWritten)),
    [clean, fields, start, notWritten],
  );
  const errors = useMemo(() => {
    const mine = faults.filter(
      ({ campo }) => (tried && !isNewRow(tried, campo)) || [...touched].some((path) => isWithin(campo, path)),
    );
    const theirs = refused.filter(
      ({ campo, value }) =>
        written(valueAt(values, campo)) === value && !mine.some((error) => error.campo === campo),
    );
    return inFormOrder(fields, [...mine, ...theirs.map(({ campo, mensagem }) => ({ campo, mensagem }))]);
  }, [faults, tried, touched, refused, values, fields]);

  return {
    values,
    start,
    dirty: changed || unread.length > 0,
    faults,
    errors,
    change,
    set,
    insertRow,
    repeated,
    repeat,
    touch,
    showAll: () =>
      setTried(
        Object.fromEntries(
          fields.flatMap(({ name, columns }) => (columns ? [[name, sizeOf(values[name])]] : [])),
        ),
      ),
    refuse,
    restart,
    extend: (more) => {
      setStart(more);
      setValues(more);
    },
    generation,
    sending,
    failed,
    report,
  };
}

/** Whether a fault is in a row that the person had not yet included at the last try to save. */
const isNewRow = (tried: Readonly<Record<string, number>>, campo: string): boolean => {
  const [grid = '', row] = campo.split('.');
  return row !== undefined && Number(row) >= (tried[grid] ?? Infinity);
};

const written = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * What follows from a change: a choice that another field narrows does not outlive that field, and the label of a
 * relation does not outlive its value.
 */
function withConsequences(fields: readonly Field[], before: Values, next: Values): Values {
  let values = next;
  for (const { name, columns, property } of fields) {
    if (before[name] === next[name]) continue;
    for (const dependent of keepsChoices(before[name], next[name]) ? [] : narrowedBy(name, fields))
      if (before[dependent] === next[dependent]) values = withValue(values, dependent, undefined);
    if (property['x-relation']) values = withoutLabel(values, name);
    if (columns) values = withValue(values, name, rowsWithConsequences(columns, before[name], next[name]));
  }
  return values;
}

/** The same inside rows that stayed in their places; a row just added begins as a new record would. */
function rowsWithConsequences(columns: readonly Field[], before: unknown, next: unknown): unknown {
  if (!Array.isArray(next)) return next;
  if (!Array.isArray(before) || before.length !== next.length)
    return next.length === sizeOf(before) + 1 ? withDefaults(columns, next) : next;
  // rjsf hands back copies, so rows are compared by what they hold
  const same = next.map((row, index) => written(row) === written(before[index]));
  if (same.filter((unchanged) => !unchanged).length !== 1) return next;
  return next.map((row: Values, index) =>
    same[index] ? row : withConsequences(columns, (before[index] ?? {}) as Values, row),
  );
}

const sizeOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);

function withDefaults(columns: readonly Field[], rows: readonly unknown[]): readonly unknown[] {
  const added = rows.at(-1) as Values | undefined;
  const empty = Object.values(added ?? {}).every((value) => value === undefined || value === null);
  return empty ? rows.with(-1, defaultValues(columns)) : rows;
}

function withoutLabel(values: Values, name: string): Values {
  const { [name]: _, ...rotulos } = (values['rotulos'] ?? {}) as Values;
  return { ...values, rotulos };
}

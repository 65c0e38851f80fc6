import { holds } from '#schemas/condition.ts';
import { canonical } from '#schemas/formats.ts';
import type { Field } from '../field.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The record as it is sent and validated: canonical texts, what is empty or hidden absent, what only the server writes
 * left out, and what this person may not write. The server does the same again; doing it here makes both sides judge the
 * same record.
 */
export function cleanRecord(
  fields: readonly Field[],
  values: Values,
  notWritten: readonly string[] = [],
): Record<string, unknown> {
  const judged = judgedRecord(fields, values);
  return Object.fromEntries(Object.entries(judged).filter(([name]) => !notWritten.includes(name)));
}

/** The record over which conditions are judged: what this person may not write stays stored, so it counts too. */
export function judgedRecord(fields: readonly Field[], values: Values): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.kind === 'computed' || field.property.readOnly) continue;
    const value = cleanValue(field, values[field.name]);
    if (value !== undefined) clean[field.name] = value;
  }
  return withoutHidden(fields, clean);
}

function cleanValue(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return cleanText(field, value);
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  return field.columns ? value.map((row: unknown) => cleanRow(field.columns ?? [], row)) : value;
}

function cleanText(field: Field, value: string): string | undefined {
  const { format } = field.property;
  const text = field.kind === 'secret' ? value : format ? canonical(format, value) : value.trim();
  return text === '' ? undefined : text;
}

/** Rows keep their id: by it the server knows which one changed. */
function cleanRow(columns: readonly Field[], row: unknown): Record<string, unknown> {
  const values = (row ?? {}) as Values;
  const clean = cleanRecord(columns, values);
  return values['id'] === undefined ? clean : { id: values['id'], ...clean };
}

/** A hidden field is empty; one may depend on another that was just emptied. */
function withoutHidden(fields: readonly Field[], values: Record<string, unknown>): Record<string, unknown> {
  const hidden = fields.filter(({ name, property }) => {
    const show = property['x-when']?.show;
    return show !== undefined && values[name] !== undefined && !holds(show, values);
  });
  if (hidden.length === 0) return values;
  const left = { ...values };
  for (const { name } of hidden) delete left[name];
  return withoutHidden(fields, left);
}

/** What a new record, or a new row, starts with; what this person may not write is left to the server. */
export function defaultValues(
  fields: readonly Field[],
  notWritten: readonly string[] = [],
): Record<string, unknown> {
  const pairs = fields.flatMap(({ name, kind, property }) => {
    if (notWritten.includes(name)) return [];
    if (property.default !== undefined) return [[name, property.default] as const];
    return kind === 'boolean' ? [[name, false] as const] : [];
  });
  return Object.fromEntries(pairs);
}

import { holds } from '#schemas/condition.ts';
import { canonical } from '#schemas/formats.ts';
import { capitalsOfMask } from '#schemas/masks.ts';
import { tidyLine, tidyText } from '#schemas/tidy-text.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from './record.ts';

/** Names that the engine adds to a record; a record that was read may be sent back with them. */
const added = new Set([
  'id',
  'versao',
  'acoes',
  'avisos',
  'rotulos',
  'criadoEm',
  'criadoPor',
  'alteradoEm',
  'alteradoPor',
]);

/**
 * Brings what was sent to the form in which it is stored: canonical texts, empty texts and lists absent, what only the
 * engine writes left out. Wrong types stay as they came, for the validation to refuse. Which fields are hidden is not
 * known yet: that depends on the whole record, with what was not sent.
 */
export const normaliseRecord = (fields: readonly Field[], sent: Readonly<RecordValues>): RecordValues =>
  normalise(fields, Object.fromEntries(Object.entries(sent).filter(([name]) => !added.has(name))));

/** A new record as it was sent: its defaults decide, with the rest, which fields are hidden. */
export const newRecord = (
  fields: readonly Field[],
  writable: readonly Field[],
  sent: Readonly<RecordValues>,
): RecordValues => hideFields(fields, withDefaults(writable, normaliseRecord(fields, sent)));

/** A row comes whole; one without a number is new. */
const normaliseRow = (fields: readonly Field[], sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { rotulos: _labels, ...values } = sent as RecordValues;
  const row = normalise(fields, values);
  return hideFields(fields, row['id'] === undefined ? withDefaults(fields, row) : row);
};

const normalise = (fields: readonly Field[], sent: RecordValues): RecordValues => {
  const values: RecordValues = { ...sent };
  for (const field of fields) {
    if (field.kind === 'computed' || field.property.readOnly) delete values[field.name];
    const value = normaliseValue(field, values[field.name]);
    if (value === undefined) delete values[field.name];
    else values[field.name] = value;
  }
  return values;
};

const normaliseValue = (field: Field, value: unknown): unknown => {
  if (typeof value === 'string') {
    const text = normaliseText(field, value);
    return text === '' ? undefined : text;
  }
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  if (field.kind === 'rows') return value.map((row) => normaliseRow(field.fields, row));
  return value.map((item: unknown) => (typeof item === 'string' ? tidyLine(item) : item));
};

/** A text as a field keeps it, and as it is looked for in it. */
export const normaliseText = (
  { secret, property }: Pick<Field, 'secret' | 'property'>,
  text: string,
): string => {
  // A secret is stored as it was typed: spaces may be part of it.
  if (secret) return text;
  if (property.format) return canonical(property.format, tidyLine(text));
  const tidy = tidyWidget(property['x-widget'], text);
  const mask = property['x-mask'];
  return mask === undefined ? tidy : capitalsOfMask(mask, tidy);
};

const tidyWidget = (widget: Field['property']['x-widget'], text: string): string => {
  switch (widget) {
    // what a machine reads is as it was written
    case 'code':
      return text.trim();
    case 'textarea':
    case 'rich-text':
      return tidyText(text).trim();
    default:
      return tidyLine(text);
  }
};

/** Empties the fields whose condition to show does not hold; one may depend on another that was just emptied. */
export const hideFields = (fields: readonly Field[], values: RecordValues): RecordValues => {
  const hidden = fields.filter(({ name, property }) => {
    const show = property['x-when']?.show;
    return show !== undefined && values[name] !== undefined && !holds(show, values);
  });
  if (hidden.length === 0) return values;
  const left = { ...values };
  for (const { name } of hidden) delete left[name];
  return hideFields(fields, left);
};

/** Gives a new record the defaults of the fields that came empty; a hidden one stays empty. */
const withDefaults = (fields: readonly Field[], values: RecordValues): RecordValues => {
  const filled: RecordValues = { ...values };
  for (const { name, property } of fields)
    if (filled[name] === undefined && property.default !== undefined && !property['x-when'])
      filled[name] = structuredClone(property.default);
  return filled;
};

import { AppError } from '#schemas/app-error.ts';
import { canonical, formats } from '#schemas/formats.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { escapeLike } from '#server/base/db/has-words.ts';
import type { Field } from '#server/engine/model/field.ts';
import { qualified, quote } from '#server/engine/model/names.ts';
import { invalidQuery } from './list-request.ts';
import type { Filter } from '#server/engine/model/list-terms.ts';
import { normaliseText } from './normalise.ts';
import type { SqlValues } from './sql-values.ts';

/** The SQL condition of a filter over the alias `t`; its values become parameters. */
export const filterCondition = (
  field: Field | undefined,
  filter: Filter,
  values: SqlValues,
  timeZone: string,
): string => {
  if (!field) return idCondition(filter, values);
  const column = `t.${quote(field.column)}`;
  const refuse = (): never => {
    throw new AppError('filtroDesconhecido', { filtro: nameOf(filter) });
  };
  switch (field.kind) {
    case 'text':
      return textCondition(field, column, filter, values);
    case 'integer':
    case 'number':
      return (
        compare(
          column,
          filter,
          filter.values.map((text) => readNumber(filter, text)),
          values,
          'numeric',
        ) ?? refuse()
      );
    case 'boolean':
      return filter.operator === 'eq' ? `${column} = ${values.add(readBoolean(filter))}` : refuse();
    case 'date':
      return (
        compare(
          column,
          filter,
          filter.values.map((text) => readDate(filter, text)),
          values,
          'date',
        ) ?? refuse()
      );
    case 'instant':
      return instantCondition(column, filter, values, timeZone) ?? refuse();
    case 'link':
      return (
        compare(
          column,
          filter,
          filter.values.map((text) => readId(filter, text)),
          values,
          'integer',
        ) ?? refuse()
      );
    case 'links': {
      if (filter.operator !== 'eq' && filter.operator !== 'in') return refuse();
      const ids = filter.values.map((text) => readId(filter, text));
      return `exists (select from ${qualified(field.table ?? '')} l where l.registro_id = t.id and l.alvo_id = any(${values.add(ids)}::integer[]))`;
    }
    case 'json':
    case 'rows':
    case 'computed':
      return refuse();
  }
};

/** Words of a search; beyond these nobody narrows further. */
export const searchedWords = (q: string): readonly string[] => q.split(/\s+/).slice(0, 8);

/** The quick search: every word must be there, accents and case ignored; numbers also without their mask. */
export const searchCondition = (q: string, values: SqlValues): string =>
  searchedWords(q)
    .map((word) => {
      const digits = word.replace(/[.\-/]/g, '');
      const found = containing('t._busca', word, values);
      return /^\d+$/.test(digits) && digits !== word
        ? `(${found} or ${containing('t._busca', digits, values)})`
        : found;
    })
    .join(' and ');

/** Accents and case ignored. */
export const containing = (expression: string, text: string, values: SqlValues): string =>
  `${expression} like '%' || public.texto_busca(${values.add(escapeLike(text))}) || '%'`;

const nameOf = ({ field, operator }: Filter): string => (operator === 'eq' ? field : `${field}_${operator}`);

const idCondition = (filter: Filter, values: SqlValues): string => {
  const ids = filter.values.map((text) => readId(filter, text));
  const condition = compare('t.id', filter, ids, values, 'integer');
  if (!condition) throw new AppError('filtroDesconhecido', { filtro: nameOf(filter) });
  return condition;
};

const compare = (
  column: string,
  { operator }: Filter,
  given: readonly (string | number)[],
  values: SqlValues,
  type: string,
): string | undefined => {
  switch (operator) {
    case 'in':
      return `${column} = any(${values.add(given)}::${type}[])`;
    case 'like':
      return undefined;
    default:
      return `${column} ${{ eq: '=', gte: '>=', lte: '<=' }[operator]} ${values.add(given[0])}::${type}`;
  }
};

const textCondition = (field: Field, column: string, filter: Filter, values: SqlValues): string => {
  const { format } = field.property;
  const stored = filter.values.map((text) =>
    format && formats[format].accepts(text) ? canonical(format, text) : text,
  );
  if (filter.operator === 'eq' || filter.operator === 'in') {
    // what was kept before names were brought to one form, or by something else, may be in the other
    const forms = stored.flatMap((text) => [text, normaliseText(field, text), text.normalize('NFD')]);
    return compare(column, { ...filter, operator: 'in' }, [...new Set(forms)], values, 'text') ?? '';
  }
  if (filter.operator !== 'like') return compare(column, filter, stored, values, 'text') ?? '';
  return containing(
    `public.texto_busca(${column})`,
    format ? stripMask(stored[0] ?? '') : (stored[0] ?? ''),
    values,
  );
};

/** Part of a masked number, looked for among canonical ones. */
const stripMask = (text: string): string =>
  /^[\d.\-/() ]+$/.test(text) ? text.replace(/[.\-/() ]/g, '') : text;

/** A day means all of it, in the zone of the organisation. */
const instantCondition = (
  column: string,
  filter: Filter,
  values: SqlValues,
  timeZone: string,
): string | undefined => {
  const [text = ''] = filter.values;
  if (formats['date-time'].accepts(text)) return compare(column, filter, [text], values, 'timestamptz');
  const day = values.add(readDate(filter, text));
  const zone = values.add(timeZone);
  const begin = `((${day}::date)::timestamp at time zone ${zone})`;
  const end = `((${day}::date + 1)::timestamp at time zone ${zone})`;
  switch (filter.operator) {
    case 'eq':
      return `(${column} >= ${begin} and ${column} < ${end})`;
    case 'gte':
      return `${column} >= ${begin}`;
    case 'lte':
      return `${column} < ${end}`;
    default:
      return undefined;
  }
};

const readNumber = (filter: Filter, text: string): number => {
  const value = /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(value)) throw invalidQuery(nameOf(filter), mensagem('registro.consulta.numero'));
  return value;
};

const readId = (filter: Filter, text: string): number => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(value <= 2_147_483_647)) throw invalidQuery(nameOf(filter), mensagem('registro.consulta.numero'));
  return value;
};

const readBoolean = (filter: Filter): boolean => {
  const [text] = filter.values;
  if (text !== 'true' && text !== 'false')
    throw invalidQuery(nameOf(filter), mensagem('registro.consulta.simNao'));
  return text === 'true';
};

const readDate = (filter: Filter, text: string): string => {
  if (!formats.date.accepts(text)) throw invalidQuery(nameOf(filter), mensagem('registro.consulta.data'));
  return text;
};

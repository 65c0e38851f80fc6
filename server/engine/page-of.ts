import type { Page } from '#schemas/api/endpoint.ts';
import type { ListRequest, RegisterRecord } from './index.ts';

type Filter = ListRequest['filters'][number];

/** One page of rows that a hook has in memory, filtered, searched and ordered as the list asks. */
export const pageOf = (
  rows: readonly RegisterRecord[],
  { filters, q, sort, start, pageSize }: ListRequest,
  search: readonly string[],
): Page<RegisterRecord> => {
  const found = rows
    .filter((row) => filters.every((filter) => passes(row[filter.field], filter)))
    .filter((row) => q === undefined || search.some((name) => plain(row[name]).includes(plain(q))));
  const ordered = [...found].sort((a, b) => {
    for (const { field, direction } of sort) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return a.id - b.id;
  });
  return {
    itens: ordered.slice((start - 1) * pageSize, start * pageSize),
    total: found.length,
    totalExato: true,
  };
};

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const plain = (value: unknown): string =>
  shown(value)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const passes = (value: unknown, { operator, values }: Filter): boolean => {
  const [first = ''] = values;
  switch (operator) {
    case 'like':
      return plain(value).includes(plain(first));
    case 'gte':
      return compare(value, first) >= 0;
    case 'lte':
      return compare(value, first) <= 0;
    default:
      return values.some((wanted) => plain(value) === plain(wanted));
  }
};

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? a - Number(b) : shown(a).localeCompare(shown(b), 'pt-BR');

import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import type { SortTerm } from '#server/engine/model/list-terms.ts';
import { seesField, type RegisterView } from '#server/engine/model/register-view.ts';
import type { Filter, FilterOperator, ListRequest } from '#server/engine/model/list-terms.ts';

/** Lists are offered up to this record; beyond it one narrows the filter. */
export const lastRecord = 10_000;
const largestPage = 100;
const defaultPage = 20;
const largestIn = 1_000;

const operators: Record<string, FilterOperator> = { gte: 'gte', lte: 'lte', like: 'like', in: 'in' };

/** Query string of a list, as the HTTP layer parses it. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the query string of a list; what the register does not offer is refused by name. */
export const readListRequest = (view: RegisterView, query: RawQuery): ListRequest => {
  const { model } = view;
  const { start, pageSize, sort, q, ...rest } = query;
  const filters = readFilters(rest, (name) => model.filters.has(name) && seesField(view, name));
  requireWholePeriods(model, filters);
  return {
    ...readPage({ start, pageSize }),
    sort: readSort(view, texts(sort)),
    filters,
    q: readSearch(model, texts(q)[0]),
  };
};

/** Reads which page is asked. */
export const readPage = ({ start, pageSize }: RawQuery): Pick<ListRequest, 'start' | 'pageSize'> => {
  const page = wholeNumber('start', start, 1, Number.MAX_SAFE_INTEGER) ?? 1;
  const size = wholeNumber('pageSize', pageSize, 1, largestPage) ?? defaultPage;
  if ((page - 1) * size >= lastRecord) throw new AppError('paginaForaDoLimite');
  return { start: page, pageSize: size };
};

/** Reads `<campo>[_operador]=valor` pairs; `offered` says which fields may filter. `id` always may. */
export const readFilters = (query: RawQuery, offered: (field: string) => boolean): readonly Filter[] =>
  Object.entries(query).flatMap(([key, raw]) => {
    const values = texts(raw).filter((text) => text !== '');
    const at = key.lastIndexOf('_');
    const field = at < 0 ? key : key.slice(0, at);
    const operator = at < 0 ? 'eq' : operators[key.slice(at + 1)];
    if (!operator || (field !== 'id' && !offered(field)))
      throw new AppError('filtroDesconhecido', { filtro: key });
    if (values.length === 0) return [];
    if (values.length > largestIn) throw new AppError('requisicaoInvalida');
    // A repeated equality means any of them, as a repeated `_in`.
    return [{ field, operator: operator === 'eq' && values.length > 1 ? 'in' : operator, values }];
  });

/** A period of days has both ends. */
export const requireWholePeriods = (model: RegisterModel, filters: readonly Filter[]): void => {
  const ends = filters.filter(({ operator }) => operator === 'gte' || operator === 'lte');
  for (const { field, operator } of ends) {
    const { kind } = model.fields.get(field) ?? {};
    if (kind !== 'date' && kind !== 'instant') continue;
    if (!ends.some((other) => other.field === field && other.operator !== operator))
      throw invalidQuery(
        `${field}_${operator === 'gte' ? 'lte' : 'gte'}`,
        mensagem('registro.consulta.periodo'),
      );
  }
};

const texts = (raw: string | readonly string[] | undefined): readonly string[] =>
  raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw;

const wholeNumber = (
  name: string,
  raw: string | readonly string[] | undefined,
  from: number,
  to: number,
): number | undefined => {
  const [text] = texts(raw);
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= from && value <= to) return value;
  throw invalidQuery(name, mensagem('registro.consulta.inteiro', { de: from, ate: to }));
};

/** Refuses a value of the query string, by name. */
export const invalidQuery = (campo: string, message: string): AppError =>
  new AppError('requisicaoInvalida', {}, { erros: [{ campo, mensagem: message }] });

const readSort = (view: RegisterView, terms: readonly string[]): readonly SortTerm[] => {
  const { model } = view;
  const sort = terms.map((term): SortTerm => {
    const [field = '', direction = 'asc', ...more] = term.split(',');
    const known = field === 'id' || (model.sorts.has(field) && seesField(view, field));
    if (!known || more.length > 0 || (direction !== 'asc' && direction !== 'desc'))
      throw new AppError('ordenacaoDesconhecida', { campo: field });
    return { field, direction };
  });
  return sort.length > 0 ? sort : seenSort(view);
};

/** The order of a list that nobody ordered; an order by what one may not see would tell it. */
export const seenSort = (view: RegisterView): readonly SortTerm[] =>
  view.model.defaultSort.filter(({ field }) => seesField(view, field));

const readSearch = (model: RegisterModel, text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  if (!model.searchable) throw new AppError('filtroDesconhecido', { filtro: 'q' });
  return trimmed.slice(0, 200);
};

/** Whether a field is worth ordering by its label instead of its value. */
export const ordersByLabel = ({ kind }: Field): boolean => kind === 'link';

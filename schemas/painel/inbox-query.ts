import { defined } from '#schemas/defined.ts';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import type { OfferedKind } from './widget-kinds.ts';

/** A question to the inbox as its address holds it. */
const inboxAddress = ({
  aba = 'receber',
  q,
  sort = [],
  start: _start,
  pageSize: _pageSize,
  ...filters
}: CaixaQuery): Readonly<Record<string, string>> => {
  const ordem = sort.map((one) => one.replace(/^(.+),desc$/, '-$1').replace(/,asc$/, '')).join(',');
  const values = { type: aba, query: q, ordem: ordem === '' ? undefined : ordem, ...filters };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
};

/** The question to the inbox of a block: that of its kind, narrowed by what the person chose. */
export const inboxQuery = (query: CaixaQuery, parametros: WidgetPainel['parametros']): CaixaQuery => ({
  ...query,
  ...defined({
    marcador: parametros?.marcador,
    estado: parametros?.estado === undefined ? undefined : Number(parametros.estado),
  }),
});

/** Where the inbox shows the list of a block, with the same filter and in the same order. */
export const inboxListOf = (
  { fonte }: OfferedKind,
  parametros: WidgetPainel['parametros'],
): Readonly<Record<string, string>> | undefined =>
  fonte.de === 'caixa' ? inboxAddress(inboxQuery(fonte.query, parametros)) : undefined;

import type { CaixaQuery } from '#schemas/generated.ts';

/** A question to the inbox as its address holds it. */
export const inboxAddress = ({
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

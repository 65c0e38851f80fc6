import type { RelatorioQuery } from '#schemas/generated.ts';
import { reportKind, reportNames } from '#schemas/relatorios.ts';

/** What an address asks of the reports; what it cannot mean is left out. */
export const readUrl = (search: URLSearchParams): RelatorioQuery => {
  const nome = reportNames.find((one) => one === search.get('nome')) ?? 'tipo';
  const [inicio, fim] = [day(search.get('inicio')), day(search.get('fim'))];
  const unidade = Number(search.get('unidade'));
  return {
    nome,
    ...(inicio !== undefined && fim !== undefined ? { inicio, fim } : {}),
    ...(!reportKind(nome).daChefia && Number.isSafeInteger(unidade) && unidade > 0 ? { unidade } : {}),
  };
};

/** The address of what is asked. */
export const writeUrl = (asked: RelatorioQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]));

const day = (written: string | null): string | undefined =>
  written !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined;

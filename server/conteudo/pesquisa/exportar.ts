import type { FormatoPesquisaQuery, ItemPesquisa, PesquisaFiltro } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { writeCsv, writeXlsx } from '#server/engine/sheet/index.ts';
import { candidatesOf } from './candidates.ts';
import { cellOf } from './export-cell.ts';
import { parametros } from './parametros.ts';
import { orderOf, readFound } from './pesquisar.ts';
import { presentFound } from './present-item.ts';
import { readFilter } from './read-filter.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What the search found, as a spreadsheet with the columns of the person; no more than the search itself lists. */
export const exportar = async (
  ctx: Ctx,
  body: PesquisaFiltro,
  { formato = 'csv' }: FormatoPesquisaQuery,
): Promise<FileAnswer> => {
  const candidates = candidatesOf(ctx, readFilter(body));
  const { colunas } = await parametros(ctx);
  const rows = await readFound(ctx, candidates, orderOf(undefined), candidates.limit, 0);
  const items: readonly ItemPesquisa[] = rows.flatMap((row) =>
    row.id === null ? [] : presentFound({ ...row, id: row.id }),
  );
  const { timeZone } = ctx.ports.config;
  const cells = items.map((item) => colunas.map((name) => cellOf(item, name, timeZone)));
  const batches = async function* () {
    if (cells.length > 0) yield await Promise.resolve(cells);
  };
  const titles = colunas.map((name) => mensagem(`pesquisa.colunas.${name}`));
  const content =
    formato === 'csv'
      ? writeCsv(titles, batches())
      : writeXlsx(mensagem('pesquisa.planilha'), titles, batches());
  return { content, type: types[formato], name: `pesquisa.${formato}`, download: true };
};

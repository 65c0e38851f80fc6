import type { FormatoPesquisaQuery, ItemPesquisa, PesquisaFiltro } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile } from '#server/engine/sheet/index.ts';
import { candidatesOf } from './candidates.ts';
import { cellOf } from './export-cell.ts';
import { parametros } from './parametros.ts';
import { orderOf, readFound } from './pesquisar.ts';
import { presentFound } from './present-item.ts';
import { readFilter } from './read-filter.ts';

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
  return sheetFile({
    formato,
    nome: 'pesquisa',
    planilha: mensagem('pesquisa.planilha'),
    titulos: colunas.map((name) => mensagem(`pesquisa.colunas.${name}`)),
    linhas: items.map((item) => colunas.map((name) => cellOf(item, name, timeZone))),
  });
};

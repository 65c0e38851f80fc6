import type {
  FormatoPesquisaQuery,
  ItemPesquisa,
  PesquisaFiltro,
  ColunaPesquisa,
} from '#schemas/shapes/pesquisa.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile, type SheetCell } from '#server/engine/sheet/index.ts';
import { candidatesOf } from './candidates.ts';
import { parametros } from './parametros.ts';
import { orderOf, readFound } from './pesquisar.ts';
import { presentFound } from './present-item.ts';
import { readFilter } from './read-filter.ts';
import { localMoment } from '#server/engine/index.ts';

const yesOrNo = (value: boolean): string => mensagem(value ? 'pesquisa.sim' : 'pesquisa.nao');

/** The cell of a column in a spreadsheet: the same words as on the screen. */
const cellOf = (item: ItemPesquisa, name: ColunaPesquisa, timeZone: string): SheetCell => {
  if (name === 'sigilo') return mensagem(`ui.sigilo.${item.sigilo}` as MessageKey);
  // a draft is in no state of the archive yet, as on the screen
  if (name === 'estado' && item.fase === 0) return mensagem('pesquisa.fases.0');
  if (name === 'estado') return mensagem(`ui.estado.${item.estado}` as MessageKey);
  if (name === 'fase') return mensagem(`pesquisa.fases.${item.fase}` as MessageKey);
  if (name === 'origem') return mensagem(`pesquisa.origens.${item.origem}` as MessageKey);
  if (name === 'tipo') return mensagem(`pesquisa.especies.${item.tipo}` as MessageKey);
  const value = item[name];
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.join('; ');
  if (name === 'dataCriacao' || name === 'dataUltimoTramite')
    return { moment: localMoment(new Date(value), timeZone).replace(/\.\d+$/, '.000') };
  return value;
};

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

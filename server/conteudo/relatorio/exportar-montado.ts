import type { FormatoRelatorio } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado, RelatorioMontarExportar } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { builtDrawing, builtTitle } from '#schemas/report-drawing.ts';
import { builtText } from '#schemas/report-numbers.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile } from '#server/engine/sheet/index.ts';
import { montar } from './montar.ts';
import { reportPaper } from './report-paper.ts';

export const exportarMontado = async (
  ctx: Ctx,
  { formato, nome, ...asked }: RelatorioMontarExportar,
): Promise<FileAnswer> => builtFile(ctx, await montar(ctx, asked), { formato, nome });

interface BuiltFile {
  readonly formato: FormatoRelatorio | undefined;
  /** What it was called by who saved it. */
  readonly nome: string | undefined;
}

/** A report that somebody built, as a spreadsheet or on paper with its chart: the very lines of the table. */
export const builtFile = async (
  ctx: Ctx,
  relatorio: RelatorioMontado,
  { formato = 'csv', nome }: BuiltFile,
): Promise<FileAnswer> => {
  const { linha, colunas, linhas, inicio, fim, lidos, todos } = relatorio;
  const titulos = [mensagem(`relatorios.dimensoes.${linha}`), ...colunas];
  const file = `relatorio-${inicio}-${fim}`;
  if (formato === 'pdf') {
    const write = builtText(relatorio);
    const title = builtTitle(relatorio, mensagem);
    return reportPaper(ctx, {
      titulo: nome ?? title,
      sobre: nome === undefined ? [] : [`${title}.`],
      lidos,
      todos,
      inicio,
      fim,
      titulos,
      linhas: linhas.map(({ rotulo, valores }) => [rotulo, ...valores.map(write)]),
      desenho: linhas.length === 0 ? undefined : builtDrawing(relatorio, mensagem),
      nome: `${file}.pdf`,
    });
  }
  return sheetFile({
    formato,
    nome: file,
    planilha: mensagem('relatorios.titulo'),
    titulos,
    linhas: linhas.map(({ rotulo, valores }) => [rotulo, ...valores]),
  });
};

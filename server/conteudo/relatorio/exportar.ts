import type {
  FormatoRelatorio,
  LinhaRelatorio,
  Relatorio,
  RelatorioExportarQuery,
} from '#schemas/shapes/relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { drawingOf, measureNames } from '#schemas/report-drawing.ts';
import { measureText } from '#schemas/report-numbers.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile, type SheetCell } from '#server/engine/sheet/index.ts';
import { ler } from './ler.ts';
import { reportPaper } from './report-paper.ts';

export const exportar = async (
  ctx: Ctx,
  { formato, ...asked }: RelatorioExportarQuery,
): Promise<FileAnswer> => reportFile(ctx, await ler(ctx, asked), formato);

/** A report as a spreadsheet, or on paper with its chart: the very lines of the table. */
export const reportFile = async (
  ctx: Ctx,
  relatorio: Relatorio,
  formato: FormatoRelatorio = 'csv',
): Promise<FileAnswer> => {
  const { nome, linhas, inicio, fim, lidos, todos } = relatorio;
  const names = measureNames(nome, mensagem);
  const stays = nome === 'permanencia';
  const titulos = [
    mensagem(`relatorios.linha.${nome}`),
    ...names,
    ...(stays ? [mensagem('relatorios.gargalo')] : []),
  ];
  const rowOf = <Value extends SheetCell>(
    { rotulo, valores, gargalo }: LinhaRelatorio,
    write: (value: number, at: number) => Value,
  ): (Value | string)[] => [
    rotulo,
    ...valores.map(write),
    ...(stays ? [mensagem(gargalo ? 'pesquisa.sim' : 'pesquisa.nao')] : []),
  ];
  const file = `relatorio-${nome}-${inicio}-${fim}`;
  if (formato === 'pdf')
    return reportPaper(ctx, {
      titulo: mensagem(`relatorios.nomes.${nome}`),
      sobre: [mensagem(`relatorios.sobre.${nome}`)],
      lidos,
      todos,
      inicio,
      fim,
      titulos,
      atos: reportKind(nome).daChefia === true,
      linhas: linhas.map((line) => rowOf(line, (value, at) => measureText(nome, at, value))),
      desenho: linhas.length === 0 ? undefined : drawingOf(relatorio, mensagem),
      nome: `${file}.pdf`,
    });
  return sheetFile({
    formato,
    nome: file,
    planilha: mensagem(`relatorios.nomes.${nome}`),
    titulos,
    linhas: linhas.map((line) => rowOf<SheetCell>(line, (value) => value)),
  });
};

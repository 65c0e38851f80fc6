import type { LinhaRelatorio, RelatorioExportarQuery } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { writeCsv, writeXlsx, type SheetCell } from '#server/engine/sheet/index.ts';
import { ler } from './ler.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A report as a spreadsheet: the very lines of the table. */
export const exportar = async (
  ctx: Ctx,
  { formato = 'csv', ...asked }: RelatorioExportarQuery,
): Promise<FileAnswer> => {
  const { nome, linhas, inicio, fim } = await ler(ctx, asked);
  const titles = [
    mensagem(`relatorios.linha.${nome}`),
    ...reportKind(nome).medidas.map((medida) => mensagem(`relatorios.medidas.${medida}` as MessageKey)),
    ...(nome === 'permanencia' ? [mensagem('relatorios.gargalo')] : []),
  ];
  const cellsOf = ({ rotulo, valores, gargalo }: LinhaRelatorio): SheetCell[] => [
    rotulo,
    ...valores,
    ...(nome === 'permanencia' ? [mensagem(gargalo ? 'pesquisa.sim' : 'pesquisa.nao')] : []),
  ];
  const batches = async function* () {
    if (linhas.length > 0) yield await Promise.resolve(linhas.map(cellsOf));
  };
  const content =
    formato === 'csv'
      ? writeCsv(titles, batches())
      : writeXlsx(mensagem(`relatorios.nomes.${nome}`), titles, batches());
  return {
    content,
    type: types[formato],
    name: `relatorio-${nome}-${inicio}-${fim}.${formato}`,
    download: true,
  };
};

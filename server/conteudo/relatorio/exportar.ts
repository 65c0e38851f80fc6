import type { LinhaRelatorio, RelatorioExportarQuery } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile, type SheetCell } from '#server/engine/sheet/index.ts';
import { ler } from './ler.ts';

/** A report as a spreadsheet: the very lines of the table. */
export const exportar = async (
  ctx: Ctx,
  { formato = 'csv', ...asked }: RelatorioExportarQuery,
): Promise<FileAnswer> => {
  const { nome, linhas, inicio, fim } = await ler(ctx, asked);
  const titulos = [
    mensagem(`relatorios.linha.${nome}`),
    ...reportKind(nome).medidas.map((medida) => mensagem(`relatorios.medidas.${medida}` as MessageKey)),
    ...(nome === 'permanencia' ? [mensagem('relatorios.gargalo')] : []),
  ];
  const cellsOf = ({ rotulo, valores, gargalo }: LinhaRelatorio): SheetCell[] => [
    rotulo,
    ...valores,
    ...(nome === 'permanencia' ? [mensagem(gargalo ? 'pesquisa.sim' : 'pesquisa.nao')] : []),
  ];
  return sheetFile({
    formato,
    nome: `relatorio-${nome}-${inicio}-${fim}`,
    planilha: mensagem(`relatorios.nomes.${nome}`),
    titulos,
    linhas: linhas.map(cellsOf),
  });
};

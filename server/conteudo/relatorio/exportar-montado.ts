import type { RelatorioMontarExportar } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile } from '#server/engine/sheet/index.ts';
import { montar } from './montar.ts';

/** A report that somebody built, as a spreadsheet: the very lines of the table. */
export const exportarMontado = async (
  ctx: Ctx,
  { formato = 'csv', ...asked }: RelatorioMontarExportar,
): Promise<FileAnswer> => {
  const { linha, colunas, linhas, inicio, fim } = await montar(ctx, asked);
  return sheetFile({
    formato,
    nome: `relatorio-${inicio}-${fim}`,
    planilha: mensagem('relatorios.titulo'),
    titulos: [mensagem(`relatorios.dimensoes.${linha}`), ...colunas],
    linhas: linhas.map(({ rotulo, valores }) => [rotulo, ...valores]),
  });
};

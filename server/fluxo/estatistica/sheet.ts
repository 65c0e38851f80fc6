import type { FluxoEstatistica, FluxoEstatisticaQuery } from '#schemas/shapes/fluxo-estatistica.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { sheetFile, type SheetCell } from '#server/engine/sheet/index.ts';
import { statistics } from './statistics.ts';

const columns = [
  'etapa',
  'feitas',
  'abertas',
  'medianaHoras',
  'p90Horas',
  'parteDoTempo',
  'comPrazo',
  'atrasadas',
] as const;

/** The time at each step, as a spreadsheet opens it. */
export const statisticsSheet = async (
  ctx: Ctx,
  fluxoId: number,
  query: FluxoEstatisticaQuery,
): Promise<FileAnswer> => {
  const { elementos, fluxo } = await statistics(ctx, fluxoId, query);
  return sheetFile({
    formato: 'csv',
    nome: fluxo,
    planilha: fluxo,
    titulos: columns.map((one) => mensagem(`fluxo.planilha.${one}`)),
    linhas: elementos.map(rowOf),
  });
};

const rowOf = (one: FluxoEstatistica['elementos'][number]): SheetCell[] => [
  one.nome,
  one.feitas,
  one.abertas,
  hours(one.mediana),
  hours(one.p90),
  one.parte === undefined ? undefined : Math.round(one.parte * 1000) / 10,
  one.comPrazo,
  one.atrasadas,
];

const hours = (seconds: number | undefined): SheetCell =>
  seconds === undefined ? undefined : Math.round(seconds / 36) / 100;

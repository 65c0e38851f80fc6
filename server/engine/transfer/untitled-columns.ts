import { mensagem } from '#schemas/messages/index.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import type { ImportProblem } from './import-problem.ts';
import type { Mapping } from './mapped-column.ts';

/**
 * Watches for values in columns without a title, which nothing can be told to fill: each such column is told once, at the
 * first line that has something in it. What is beyond the last title is told by its line.
 */
export const untitledColumns = ({
  columns,
}: Pick<Mapping, 'columns'>): ((row: SheetRow) => readonly ImportProblem[]) => {
  const titled = new Set(columns.map(({ index }) => index));
  const last = columns.at(-1)?.index ?? 0;
  return ({ linha, cells }) =>
    cells.slice(0, last).flatMap((cell, index): ImportProblem[] => {
      if (titled.has(index) || cell === undefined || String(cell).trim() === '') return [];
      titled.add(index);
      return [{ linha, coluna: letterOf(index), mensagem: mensagem('importacao.coluna.semTitulo') }];
    });
};

/** As a spreadsheet names its columns: A to Z, AA and on. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

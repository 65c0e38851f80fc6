import type { Sheet, SheetRow } from '#server/engine/sheet/index.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { columnTitled, importColumns } from './columns.ts';

/** The line of the titles, where something else stands above them; undefined when the first line has them. */
export const titlesBelow = (view: RegisterView, { header, beginning }: Sheet): number | undefined => {
  const columns = importColumns(view);
  const titles = ({ cells }: SheetRow): number =>
    cells.filter((cell) => typeof cell === 'string' && columnTitled(columns, cell)).length;
  const filled = ({ cells }: SheetRow): number => cells.filter((cell) => cell !== undefined).length;
  const above = titles(header);
  // A line of data may have one word that is also a title; the titles of a table are several, or all that there is.
  const below = beginning.find(
    (row) => titles(row) > above && (titles(row) > 1 || (above === 0 && filled(row) === 1)),
  );
  return below?.linha;
};

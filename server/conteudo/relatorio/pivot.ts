import { addExact } from '#schemas/add-exact.ts';
import type { LinhaRelatorio } from '#schemas/shapes/relatorio.ts';

/** How many contents have one key, or a pair of them, or what a field of theirs adds up to. */
export interface Cell {
  readonly linha: string;
  readonly coluna: string | null;
  readonly total: number;
}

/** How the keys of a dimension are named and ordered. */
export interface Side {
  readonly nomeDe: (chave: string) => string;
  readonly ordem?: ((a: string, b: string) => number) | undefined;
  /** Keys that are there though nothing was found with them. */
  readonly todas?: readonly string[] | undefined;
}

interface Pivot {
  readonly colunas: readonly string[];
  readonly linhas: readonly LinhaRelatorio[];
}

/** Lines and columns that a table can still show; the smallest columns are told together, the smallest lines not at all. */
const mostLines = 500;
export const mostColumns = 12;

interface PivotOf {
  readonly cells: readonly Cell[];
  readonly linha: Side;
  /** Without it there is one column: what is measured. */
  readonly coluna?: Side | undefined;
  readonly nomes: { readonly medida: string; readonly outros: string };
}

/** Numbers of pairs as a table: a line for each key of one side, a value for each key of the other. */
export const pivot = ({ cells, linha, coluna, nomes }: PivotOf): Pivot => {
  if (cells.length === 0) return { colunas: coluna ? [] : [nomes.medida], linhas: [] };
  const lines = keysOf(
    linha,
    totals(cells, (cell) => cell.linha),
  ).slice(0, mostLines);
  const columns = coluna ? columnsOf(coluna, cells) : { shown: [null], rest: new Set<string | null>() };
  const found = new Map(cells.map((cell) => [`${cell.linha}\n${cell.coluna ?? ''}`, cell.total]));
  const others = totals(
    cells.filter(({ coluna: key }) => columns.rest.has(key)),
    (cell) => cell.linha,
  );
  return {
    colunas: [
      ...columns.shown.map((key) => (key === null || !coluna ? nomes.medida : coluna.nomeDe(key))),
      ...(columns.rest.size > 0 ? [nomes.outros] : []),
    ],
    linhas: lines.map((chave) => ({
      chave,
      rotulo: linha.nomeDe(chave),
      valores: [
        ...columns.shown.map((key) => found.get(`${chave}\n${key ?? ''}`) ?? 0),
        ...(columns.rest.size > 0 ? [others.get(chave) ?? 0] : []),
      ],
    })),
  };
};

const totals = (cells: readonly Cell[], of: (cell: Cell) => string): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const cell of cells) sums.set(of(cell), addExact(sums.get(of(cell)) ?? 0, cell.total));
  return sums;
};

const bySize =
  (sums: ReadonlyMap<string, number>, { nomeDe }: Side) =>
  (a: string, b: string): number =>
    (sums.get(b) ?? 0) - (sums.get(a) ?? 0) ||
    nomeDe(a).localeCompare(nomeDe(b), 'pt-BR') ||
    (a < b ? -1 : 1);

const keysOf = (side: Side, sums: ReadonlyMap<string, number>): readonly string[] =>
  [...new Set([...(side.todas ?? []), ...sums.keys()])].sort(side.ordem ?? bySize(sums, side));

/** The largest of them, in the order of the side, and those that are told together. */
const columnsOf = (
  side: Side,
  cells: readonly Cell[],
): { readonly shown: readonly string[]; readonly rest: ReadonlySet<string | null> } => {
  const sums = totals(cells, (cell) => cell.coluna ?? '');
  const keys = keysOf(side, sums);
  if (keys.length <= mostColumns) return { shown: keys, rest: new Set() };
  const largest = new Set([...keys].sort(bySize(sums, side)).slice(0, mostColumns - 1));
  return {
    shown: keys.filter((key) => largest.has(key)),
    rest: new Set(keys.filter((key) => !largest.has(key))),
  };
};

import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { PaperBlock, PaperCell } from './paper.ts';

/** Width of the text between the margins, in points. */
export const textWidth = 453;

const padding = 14;
const charWidth = 5.2;

interface Placed {
  readonly cell: NoCorpo;
  readonly x: number;
  readonly y: number;
  readonly cs: number;
  readonly rs: number;
}

/**
 * A table with each cell in its place. Spans that run over the edge are cut, and cells that two spans dispute go to
 * the next free column, so that no table, however it was pasted, stops the document.
 */
export const lowerTable = (
  table: NoCorpo,
  lowerCell: (blocks: readonly NoCorpo[]) => PaperBlock[],
): PaperBlock[] => {
  const rows = table.content ?? [];
  const { placed, columns } = place(rows);
  if (columns === 0) return [];
  const cells = placed.map(({ cell, x, y, cs, rs }): PaperCell => {
    const align = cell.attrs?.['align'];
    return {
      x,
      y,
      cs,
      rs,
      th: cell.type === 'tableHeader',
      a: typeof align === 'string' ? align : undefined,
      b: lowerCell(cell.content ?? []),
    };
  });
  const h = headerRows(cells, columns, rows.length);
  // repeated on each page, a footnote in the title row would be called, numbered and printed again, and a place that
  // is referred to would be in two
  const once = rows.slice(0, h).some(holdsUnique);
  return [{ t: 'tb', k: columnWidths(placed, columns), h, once: once || undefined, c: cells }];
};

const holdsUnique = (no: NoCorpo): boolean =>
  no.type === 'nota' || typeof no.attrs?.['ancora'] === 'string' || (no.content ?? []).some(holdsUnique);

const place = (rows: readonly NoCorpo[]): { placed: Placed[]; columns: number } => {
  const taken = new Set<string>();
  const placed: Placed[] = [];
  let columns = 0;
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.content ?? []) {
      while (taken.has(`${x},${y}`)) x += 1;
      const rs = Math.min(Number(cell.attrs?.['rowspan'] ?? 1), rows.length - y);
      let cs = 1;
      while (cs < Number(cell.attrs?.['colspan'] ?? 1) && !taken.has(`${x + cs},${y}`)) cs += 1;
      for (let dy = 0; dy < rs; dy += 1) for (let dx = 0; dx < cs; dx += 1) taken.add(`${x + dx},${y + dy}`);
      placed.push({ cell, x, y, cs, rs });
      columns = Math.max(columns, x + cs);
      x += cs;
    }
  });
  return { placed, columns };
};

/** Whole rows of headings on top, which repeat on each page; never the entire table. */
const headerRows = (cells: readonly PaperCell[], columns: number, rows: number): number => {
  const isHeader = (y: number): boolean => {
    const inRow = cells.filter((cell) => cell.y === y);
    const width = inRow.reduce((total, cell) => total + cell.cs, 0);
    return width === columns && inRow.every((cell) => cell.th && cell.rs === 1);
  };
  let header = 0;
  while (header < rows - 1 && header < 3 && isHeader(header)) header += 1;
  return header;
};

/** Widths chosen by the person, or shared by what each column holds: first its longest word, then its longest line. */
const columnWidths = (placed: readonly Placed[], columns: number): number[] => {
  const chosen = Array<number>(columns).fill(0);
  const least = Array<number>(columns).fill(padding + 4 * charWidth);
  const most = [...least];
  for (const { cell, x, cs } of placed) {
    const widths = cell.attrs?.['colwidth'];
    if (Array.isArray(widths)) {
      widths.slice(0, cs).forEach((width, dx) => (chosen[x + dx] = Number(width) || chosen[x + dx] || 0));
    }
    if (cs > 1) continue;
    const lines = linesOf(cell);
    const longestWord = Math.max(
      0,
      ...lines.flatMap((line) => line.split(/\s+/u).map((word) => word.length)),
    );
    const longestLine = Math.max(0, ...lines.map((line) => line.length));
    least[x] = Math.max(least[x] ?? 0, padding + Math.min(longestWord, 28) * charWidth);
    most[x] = Math.max(most[x] ?? 0, padding + Math.min(longestLine, 90) * charWidth);
  }
  if (chosen.every((width) => width > 0))
    return chosen.map((width, x) => Math.max(width * 0.75, Math.min(least[x] ?? 0, 40)));
  return share(least, most);
};

const share = (least: readonly number[], most: readonly number[]): number[] => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const room = textWidth - sum(least);
  const wish = sum(most) - sum(least);
  if (room <= 0 || wish <= 0) return least.map((width) => round(width));
  return least.map((width, x) => round(width + (room * ((most[x] ?? width) - width)) / wish));
};

const round = (width: number): number => Math.round(width * 10) / 10;

const linesOf = (no: NoCorpo): string[] => {
  if (no.type === 'paragraph' || no.type === 'heading') {
    const text = (no.content ?? []).map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? '')));
    return text.join('').split('\n');
  }
  return (no.content ?? []).flatMap(linesOf);
};

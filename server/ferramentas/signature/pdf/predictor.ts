import { PdfError } from './pdf-value.ts';

interface Parameters {
  readonly predictor: number;
  readonly columns: number;
}

/** Gives back the rows that a PNG predictor wrote as differences. */
export const undoPredictor = (data: Buffer, { predictor, columns }: Parameters): Buffer => {
  if (predictor === 1) return data;
  if (predictor < 10 || !Number.isInteger(columns) || columns < 1) throw new PdfError('predictor');
  const rows = Math.floor(data.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = column > 0 ? (out[at - 1] ?? 0) : 0;
      const above = row > 0 ? (out[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (out[at - columns - 1] ?? 0) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      if (guess === undefined) throw new PdfError('predictor');
      out[at] = ((data[row * (columns + 1) + 1 + column] ?? 0) + guess) & 255;
    }
  }
  return out;
};

const paeth = (left: number, above: number, corner: number): number => {
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
};

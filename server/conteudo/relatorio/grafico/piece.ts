/** A piece of a chart: its SVG, and how much height it takes. */
export interface Piece {
  readonly svg: string;
  readonly altura: number;
}

/** The width of every chart, in points of the drawing. */
export const width = 640;
/** As much as a sign takes of it, at most. */
export const sign = 6.6;

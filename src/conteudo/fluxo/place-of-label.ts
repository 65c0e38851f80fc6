interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Point & Size;

/** From an upright line to what is written beside it. */
const aside = 5;
/** A piece of a line on which a label is written is longer than it by so much. */
const spare = 12;
/** Where along a piece, the best first. */
const shares = [0.5, 0.3, 0.7] as const;

const isUpright = ([a, b]: Piece): boolean => Math.abs(b.x - a.x) < Math.abs(b.y - a.y);
const lengthOf = ([a, b]: Piece): number => Math.hypot(b.x - a.x, b.y - a.y);

type Piece = readonly [Point, Point];

/**
 * Where what is written on a link goes, by its corner: above the middle of a lying piece of it where nothing else is drawn, or
 * beside a standing one; where something is everywhere, as if nothing were.
 */
export const placeOfLabel = (points: readonly Point[], size: Size, inTheWay: readonly Box[]): Point => {
  const pieces = points.slice(1).map((to, index): Piece => [points[index] ?? to, to]);
  const middle = pieces[Math.floor((points.length - 1) / 2)] ?? pieces.at(-1);
  if (!middle) return { x: -size.width / 2, y: -size.height };
  const long = pieces.filter((one) => !isUpright(one) && lengthOf(one) >= size.width + spare);
  const order = [
    ...(isUpright(middle) ? [] : [middle]),
    // the ways out of a decision leave it together: each is alone at its end
    ...long.toReversed(),
    ...(isUpright(middle) ? [middle] : []),
    ...pieces.filter((one) => one !== middle && !long.includes(one)),
  ];
  const own = pieces.map(boxOfPiece);
  const isFree = ({ x, y }: Point): boolean =>
    ![...inTheWay, ...own].some(
      (one) =>
        x < one.x + one.width && x + size.width > one.x && y < one.y + one.height && y + size.height > one.y,
    );
  const places = order.flatMap((piece) => placesAt(piece, size));
  return places.find(isFree) ?? placesAt(middle, size)[0] ?? middle[0];
};

/** What a piece of a line covers. */
export const boxOfPiece = ([a, b]: Piece): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});

const placesAt = (piece: Piece, { width, height }: Size): Point[] =>
  shares.flatMap((share) => {
    const [a, b] = piece;
    const x = a.x + (b.x - a.x) * share;
    const y = a.y + (b.y - a.y) * share;
    return isUpright(piece)
      ? [
          { x: x + aside, y: y - height / 2 },
          { x: x - aside - width, y: y - height / 2 },
        ]
      : [
          { x: x - width / 2, y: y - height },
          { x: x - width / 2, y: y + 2 },
        ];
  });

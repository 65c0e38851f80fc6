import { pagesOf } from './form-fields.ts';
import type { ListedSignature } from './listed-signature.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { refOf } from './compared-revisions.ts';
import { entryOf, numberOf } from './pdf-value.ts';

/** Left, top, right and bottom of a page as it is shown, from 0 to 1. */
export type Area = readonly [number, number, number, number];

/** Where a signature that came later is seen. */
export interface LaterMark {
  /** Where it stands among the signatures of the file, the first being 1. */
  readonly assinatura: number;
  /** The first page is 1. */
  readonly pagina: number;
  /** Absent where it cannot be told. */
  readonly area?: Area;
}

/** A field that shows a listed signature. */
export interface ShownField {
  readonly field: PdfObject;
  readonly signature: ListedSignature;
}

/** The places on pages where fields are seen; one that no page has is seen nowhere. */
export const marksOf = (file: PdfFile, shown: ReadonlyMap<number, ShownField>): readonly LaterMark[] => {
  if (shown.size === 0) return [];
  return pagesOf(file, file.catalog()).flatMap((page, index) => {
    const list = file.follow(entryOf(page.value, 'Annots'), page);
    if (list?.value.kind !== 'array') return [];
    return list.value.items.flatMap((item) => {
      const mark = shown.get(refOf(item) ?? -1);
      const rect = mark && boxOf(file, mark.field, 'Rect');
      if (!mark || (rect && (rect[0] === rect[2] || rect[1] === rect[3]))) return [];
      const area = rect && areaOn(file, page, rect);
      return [
        {
          assinatura: mark.signature.ordem,
          pagina: index + 1,
          area,
        },
      ];
    });
  });
};

type Box = readonly [number, number, number, number];

const boxOf = (file: PdfFile, object: PdfObject, key: string): Box | undefined => {
  const list = file.follow(entryOf(object.value, key), object);
  if (list?.value.kind !== 'array' || list.value.items.length !== 4) return undefined;
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = list.value.items.map(
    (item) => numberOf(file.follow(item, list)?.value) ?? NaN,
  );
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return box.every(Number.isFinite) ? box : undefined;
};

/** The page, or the nearest above it, that has an entry. */
const ownerOf = (file: PdfFile, page: PdfObject, key: string): PdfObject => {
  const seen = new Set<number>();
  let node: PdfObject | undefined = page;
  while (node && !seen.has(node.number)) {
    if (file.follow(entryOf(node.value, key), node)) return node;
    seen.add(node.number);
    node = file.follow(entryOf(node.value, 'Parent'), node);
  }
  return page;
};

const areaOn = (file: PdfFile, page: PdfObject, rect: Box): Area | undefined => {
  const inherited = (key: string): Box | undefined => boxOf(file, ownerOf(file, page, key), key);
  const media = inherited('MediaBox');
  const crop = inherited('CropBox') ?? media;
  if (!media || !crop) return undefined;
  const left = Math.max(media[0], crop[0]);
  const bottom = Math.max(media[1], crop[1]);
  const width = Math.min(media[2], crop[2]) - left;
  const height = Math.min(media[3], crop[3]) - bottom;
  const turned = ownerOf(file, page, 'Rotate');
  const rotate = file.follow(entryOf(turned.value, 'Rotate'), turned);
  const turn = rotate ? (((numberOf(rotate.value) ?? NaN) % 360) + 360) % 360 : 0;
  if (!(width > 0 && height > 0) || ![0, 90, 180, 270].includes(turn)) return undefined;
  const corners = [
    [(rect[0] - left) / width, 1 - (rect[1] - bottom) / height],
    [(rect[2] - left) / width, 1 - (rect[3] - bottom) / height],
  ].map(([x = 0, y = 0]) => {
    if (turn === 90) return [1 - y, x] as const;
    if (turn === 180) return [1 - x, 1 - y] as const;
    return turn === 270 ? ([y, 1 - x] as const) : ([x, y] as const);
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

import type { FolhaEtiquetas } from '#schemas/shapes/protocolo-etiquetas.ts';

/** Points of a millimetre. */
const mm = 72 / 25.4;

export interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly gap: number;
  /** Of the page, in millimetres. */
  readonly page: readonly [width: number, height: number];
}

/** The sheets of labels that are sold in Brazil, in millimetres, and a roll of one label a page. */
const sheets: Readonly<Record<FolhaEtiquetas, Sheet>> = {
  A4_3X8: {
    columns: 3,
    rows: 8,
    width: 63.5,
    height: 33.9,
    left: 7.2,
    top: 12.9,
    gap: 2.5,
    page: [210, 297],
  },
  A4_2X7: { columns: 2, rows: 7, width: 99, height: 38.1, left: 4.7, top: 15.2, gap: 2.6, page: [210, 297] },
  ROLO: { columns: 1, rows: 1, width: 90, height: 38, left: 5, top: 1, gap: 0, page: [100, 40] },
};

export const labelsOfSheet = (folha: FolhaEtiquetas): number => sheets[folha].columns * sheets[folha].rows;

export const pageOf = (folha: FolhaEtiquetas): readonly [width: number, height: number] => {
  const [width, height] = sheets[folha].page;
  return [width * mm, height * mm];
};

/** Where the label of a place stands; places go on from a sheet to the next, row by row. */
export const placeOf = (folha: FolhaEtiquetas, place: number): Place => {
  const { columns, rows, width, height, left, top, gap, page } = sheets[folha];
  const at = place % (columns * rows);
  const column = at % columns;
  const row = Math.floor(at / columns);
  return {
    page: Math.floor(place / (columns * rows)),
    x: (left + column * (width + gap)) * mm,
    y: (page[1] - top - (row + 1) * height) * mm,
    width: width * mm,
    height: height * mm,
  };
};

import { openToDraw } from '#server/ferramentas/capture/render-page.ts';
import type { Rect } from './later-producers.ts';

/** Pixels of the longest side: enough to see another letter. */
const side = 260;

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The pages of a file as PDFium draws them; nothing where it cannot be opened. */
export const pixelsOf = async (bytes: Buffer): Promise<readonly Drawn[] | undefined> => {
  const pdf = await openToDraw(bytes).catch(() => undefined);
  if (!pdf) return undefined;
  try {
    const pages: Drawn[] = [];
    for (const page of pdf.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = side / Math.max(originalWidth, originalHeight, 1);
      pages.push(await page.render({ scale, render: 'bitmap', colorSpace: 'Gray', renderFormFields: true }));
    }
    return pages;
  } finally {
    pdf.destroy();
  }
};

/** Whether two revisions show the same, outside a rectangle of the first page. */
export const showTheSame = (
  before: readonly Drawn[] | undefined,
  after: readonly Drawn[] | undefined,
  outside?: Rect,
): boolean => {
  if (!before || !after) return before === after;
  return (
    before.length === after.length &&
    before.every((page, index) => samePixels(page, after[index], index === 0 ? outside : undefined))
  );
};

const samePixels = (one: Drawn, other: Drawn | undefined, outside: Rect | undefined): boolean => {
  if (other?.width !== one.width || other.height !== one.height) return false;
  const scale = one.height / side;
  const [left, bottom, right, top] = (outside ?? [0, 0, 0, 0]).map((value) => value * scale);
  return one.data.every((pixel, at) => {
    if (pixel === other.data[at]) return true;
    if (!outside) return false;
    const x = at % one.width;
    const y = one.height - Math.floor(at / one.width);
    // a pixel at the edge is of both
    return x >= (left ?? 0) - 1 && x <= (right ?? 0) + 1 && y >= (bottom ?? 0) - 1 && y <= (top ?? 0) + 1;
  });
};

import { performance } from 'node:perf_hooks';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import { openToDraw, shownPage } from '#server/ferramentas/capture/render-page.ts';
import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import { isWrittenOn } from './is-written-on.ts';
import type { LaterMark } from './later-mark.ts';
import type { Marked } from './with-covering-marks.ts';

/** Pixels of the longest side of a page: two for a point of an A4. */
const longestSide = 1_684;
/** Milliseconds for the pages of a file: what they do not suffice for is told. */
const patience = 2_000;

/**
 * The marks that stand over what a page already had when it was signed, as it is drawn; those too that it cannot be told of. A mark
 * over blank paper, or on a line to sign on, covers nothing.
 */
export const coveringMarks = async (
  bytes: Buffer,
  signatures: readonly Marked[],
): Promise<readonly (readonly LaterMark[])[]> => {
  const until = performance.now() + patience;
  const found: (readonly LaterMark[])[] = [];
  for (const { end, marks } of signatures) {
    const pages = [...new Set(marks.flatMap(({ area, pagina }) => (area ? [pagina] : [])))];
    const drawn = pages.length === 0 ? noPages : await drawPages(bytes.subarray(0, end), pages, until);
    found.push(
      marks.filter(({ area, pagina }) => {
        const page = drawn.get(pagina);
        return !area || !page || isWrittenOn(page.image, area, page.perPoint);
      }),
    );
  }
  return found;
};

interface DrawnPage {
  readonly image: GrayImage;
  readonly perPoint: number;
}

const noPages: ReadonlyMap<number, DrawnPage> = new Map();

const drawPages = async (
  bytes: Buffer,
  pages: readonly number[],
  until: number,
): Promise<ReadonlyMap<number, DrawnPage>> => {
  const drawn = new Map<number, DrawnPage>();
  if (performance.now() > until) return drawn;
  try {
    const pdf = await openToDraw(bytes);
    try {
      for (const pagina of pages) {
        if (pagina > pdf.getPageCount() || performance.now() > until) break;
        const page = shownPage(pdf, pagina, []);
        const image = await page.draw(longestSide);
        drawn.set(pagina, { image, perPoint: image.height / Math.max(page.altura, 1) });
      }
    } finally {
      pdf.destroy();
    }
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
  }
  return drawn;
};

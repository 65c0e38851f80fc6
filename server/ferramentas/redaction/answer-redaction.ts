import { openToDraw } from '#server/ferramentas/capture/render-page.ts';
import { colourPng } from '#server/ferramentas/image/colour-png.ts';
import { grayPng } from '#server/ferramentas/image/gray-png.ts';
import { recogniseWords } from '#server/ferramentas/recognition/recognise.ts';
import { lettersOf } from './page-letters.ts';
import type { RedactedPage, RedactionAnswer, RedactionRequest, Stretch } from './redaction.ts';

/** Points for each point of the page: 200 to the inch, and never more than a page of a poster has. */
const scale = 200 / 72;
const mostPixels = 20_000_000;

/** What is made of a file whose marks are to be gone, page by page. */
export const answerRedaction = async function* (request: RedactionRequest): AsyncGenerator<RedactionAnswer> {
  const pdf = await openToDraw(request.content);
  try {
    for (let index = 0; index < pdf.getPageCount(); index += 1) {
      if (request.kind === 'letras') {
        yield { kind: 'letras', pagina: lettersOf(pdf, index + 1) };
        continue;
      }
      const page = pdf.getPage(index);
      const { originalWidth: largura, originalHeight: altura } = page.getOriginalSize();
      const { width, height, data } = await page.render({
        scale: Math.min(scale, Math.sqrt(mostPixels / Math.max(1, largura * altura))),
        render: 'bitmap',
        renderFormFields: true,
      });
      const picture = { width, height, data };
      const marks = request.marcas.flatMap((mark) =>
        mark.pagina === index + 1 ? [stretchIn(picture, mark)] : [],
      );
      for (const mark of marks) blacken(picture, mark);
      const textos = pdf.getPageCount() <= request.lidas ? await wordsSeen(picture, marks) : [];
      yield { kind: 'pagina', pagina: { largura, altura, imagem: colourPng(picture), textos } };
    }
  } finally {
    pdf.destroy();
  }
};

/** Blue, green, red and one more byte for each point, by lines from the upper left. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A point more at each side: half a letter's edge would tell what it was. */
const around = 1;

/** In points of the picture. */
interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const stretchIn = ({ width, height }: Picture, { x, y, largura, altura }: Stretch): Covered => ({
  left: Math.max(0, Math.floor(x * width) - around),
  right: Math.min(width, Math.ceil((x + largura) * width) + around),
  top: Math.max(0, Math.floor(y * height) - around),
  bottom: Math.min(height, Math.ceil((y + altura) * height) + around),
});

const blacken = ({ width, data }: Picture, { left, right, top, bottom }: Covered): void => {
  for (let line = top; line < bottom; line += 1)
    for (let at = (line * width + left) * 4; at < (line * width + right) * 4; at += 4) {
      data.fill(0, at, at + 3);
      data[at + 3] = 255;
    }
};

/**
 * The words of the picture itself: those of the file may say what the picture does not show, under a mark or under another
 * drawing, and would go along.
 */
const wordsSeen = async (
  { width, height, data }: Picture,
  marks: readonly Covered[],
): Promise<RedactedPage['textos']> => {
  const gray = new Uint8Array(width * height);
  // ITU-R BT.601
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      0.114 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.299 * (data[at * 4 + 2] ?? 0);
  // a bar is no letter, and would be read as one
  for (const { left, right, top, bottom } of marks)
    for (let line = top; line < bottom; line += 1)
      gray.fill(255, line * width + left, line * width + Math.max(left, right));
  const { words } = await recogniseWords(grayPng({ width, height, data: gray }));
  return words.map(({ text, left, top, height: high }) => ({
    texto: text,
    x: left / width,
    y: top / height,
    altura: high / height,
  }));
};

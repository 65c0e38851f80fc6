import type { PDFDocument } from '@cantoo/pdf-lib';
import {
  drawLine,
  lackedBy,
  lettersFor,
  linesOf,
  runsOf,
  widthOf,
  type FontBook,
  type Letters,
} from '#schemas/drawn-text.ts';
import { svgElement, svgText } from './png-of.ts';

interface PdfOf {
  /** In points of the screen. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What the drawing had to shorten, written whole on pages after it, under a heading. */
  readonly whole: { readonly heading: string; readonly texts: readonly string[] };
}

interface Fonts {
  readonly plain: Letters;
  readonly bold: Letters;
}

type OpenBook = (style: keyof Fonts) => Promise<FontBook>;

const ownBook: OpenBook = async (style) => (await import('./font-book.ts')).fontBook(style);

/** Of paper, for each point of the screen. */
const paper = 0.75;
/** The longest side that readers of PDF are sure to show, in points of paper. */
const longest = 14_400;
const a4 = [595.28, 841.89] as const;

/**
 * A drawing that brings its own look as a PDF: lines and letters, not an image, on a page of its own size. The drawing must be
 * of elements that have a geometry. What readers have no font for goes in the file; what no font of the house has either is
 * told, in `lacked`.
 */
export const pdfOf = async (
  drawing: SVGElement,
  { width, height, title, whole }: PdfOf,
  openBook = ownBook,
): Promise<{ readonly file: Blob; readonly lacked: readonly string[] }> => {
  const { PDFDocument: Pdf, StandardFonts } = await import('@cantoo/pdf-lib');
  const file = await Pdf.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage('pt-BR');
  file.setCreator('Malote');
  file.setProducer('Malote');
  const words = [...drawing.querySelectorAll('text')];
  const texts = {
    plain: [...words.filter((one) => !isBold(one)).map(({ textContent }) => textContent), ...whole.texts],
    bold: [...words.filter(isBold).map(({ textContent }) => textContent), whole.heading],
  };
  const [helvetica, strong] = [
    await file.embedFont(StandardFonts.Helvetica),
    await file.embedFont(StandardFonts.HelveticaBold),
  ];
  const fonts = {
    plain: await lettersFor(file, helvetica, texts.plain, () => openBook('plain')),
    bold: await lettersFor(file, strong, texts.bold, () => openBook('bold')),
  };
  const by = Math.min(paper, longest / width, longest / height);
  const page = file.addPage([width * by, height * by]);
  page.setFont(helvetica);
  page.drawSvg(svgText(onPaper(drawing, fonts)), {
    x: 0,
    y: height * by,
    width: width * by,
    height: height * by,
    fonts: Object.fromEntries(
      [...fonts.plain, ...fonts.bold].map(({ font }) => [familyOf(fonts, font), font] as const),
    ),
  });
  if (whole.texts.length > 0) writeList(file, fonts, whole);
  const bytes = await file.save();
  const lacked = [...lackedBy(fonts.plain, texts.plain), ...lackedBy(fonts.bold, texts.bold)];
  return {
    file: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
    lacked: [...new Set(lacked)],
  };
};

const isBold = (written: Element): boolean => Number(written.getAttribute('font-weight')) >= 600;

/** What the library finds a font by. */
const familyOf = ({ plain, bold }: Fonts, font: Letters[0]['font']): string =>
  `letras${[...plain, ...bold].findIndex((face) => face.font === font)}-`;

/** A copy with only what the library draws: paths for lines of many points and for dashes, and letters that the fonts have. */
const onPaper = (drawing: SVGElement, fonts: Fonts): SVGElement => {
  const copy = drawing.cloneNode(true) as SVGElement;
  // lengths along a line are known of what is on the page
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute;visibility:hidden;width:0;height:0;overflow:hidden';
  stage.append(copy);
  document.body.append(stage);
  for (const dashed of copy.querySelectorAll<SVGGeometryElement>('[stroke-dasharray]')) dash(dashed);
  stage.remove();
  for (const line of copy.querySelectorAll('polyline')) asPath(line);
  for (const box of copy.querySelectorAll('rect[rx]')) box.setAttribute('ry', box.getAttribute('rx') ?? '');
  for (const drawn of copy.querySelectorAll('[stroke]:not([stroke-width])'))
    drawn.setAttribute('stroke-width', '1');
  for (const written of copy.querySelectorAll('text')) inRuns(written, fonts);
  return copy;
};

/** A text of a font for each piece of a text, one after the other from where its anchor would put the whole. */
const inRuns = (written: SVGTextElement, fonts: Fonts): void => {
  const letters = isBold(written) ? fonts.bold : fonts.plain;
  const size = Number(written.closest('[font-size]')?.getAttribute('font-size') ?? 12);
  const text = written.textContent.trim();
  let x = Number(written.getAttribute('x') ?? 0);
  if (written.getAttribute('text-anchor') === 'middle') x -= widthOf(letters, size, text) / 2;
  for (const { font, text: run } of runsOf(letters, text)) {
    const piece = written.cloneNode() as SVGTextElement;
    piece.removeAttribute('text-anchor');
    piece.removeAttribute('font-weight');
    // as the library reads it, a space at an end is lost, and one beside a character that SVG escapes, if it breaks
    const indent = run.startsWith(' ') ? font.widthOfTextAtSize(' ', size) : 0;
    piece.setAttribute('x', String(x + indent));
    piece.setAttribute('font-family', familyOf(fonts, font));
    piece.textContent = run.trim().replaceAll(/ (?=[&<>])|(?<=[&<>]) /g, '\u00a0');
    written.before(piece);
    x += font.widthOfTextAtSize(run, size);
  }
  written.remove();
};

/** Its outline in pieces, over what it is filled with. */
const dash = (shape: SVGGeometryElement): void => {
  const [on = 4, off = 3] = (shape.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  const length = shape.getTotalLength();
  const pieces: string[] = [];
  for (let at = 0; at < length; at += on + off) {
    const [from, to] = [shape.getPointAtLength(at), shape.getPointAtLength(Math.min(at + on, length))];
    pieces.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
  }
  const outline = svgElement('path', { d: pieces.join(''), fill: 'none' });
  for (const name of ['stroke', 'stroke-width', 'transform']) {
    const value = shape.getAttribute(name);
    if (value !== null) outline.setAttribute(name, value);
  }
  shape.after(outline);
  shape.removeAttribute('stroke-dasharray');
  shape.removeAttribute('stroke');
  if (shape.getAttribute('fill') === 'none') shape.remove();
};

const asPath = (line: SVGPolylineElement): void => {
  const path = svgElement('path', { d: `M${(line.getAttribute('points') ?? '').split(' ').join('L')}` });
  for (const { name, value } of line.attributes) if (name !== 'points') path.setAttribute(name, value);
  line.replaceWith(path);
};

/** Pages of A4 with each text on lines of its own. */
const writeList = (file: PDFDocument, { plain, bold }: Fonts, { heading, texts }: PdfOf['whole']): void => {
  const [width, height] = a4;
  const [margin, size, step] = [56, 11, 16];
  let page = file.addPage([...a4]);
  let y = height - margin;
  drawLine(page, bold, heading, { x: margin, y, size: 14 });
  y -= 28;
  for (const text of texts) {
    for (const line of linesOf(plain, size, width - 2 * margin, text)) {
      if (y < margin) {
        page = file.addPage([...a4]);
        y = height - margin;
      }
      drawLine(page, plain, line, { x: margin, y, size });
      y -= step;
    }
    y -= 6;
  }
};

import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { drawable, linesOf } from '#schemas/drawn-text.ts';
import { svgElement, svgText } from './png-of.ts';

interface PdfOf {
  /** In points of the screen. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What the drawing had to shorten, written whole on pages after it, under a heading. */
  readonly whole: { readonly heading: string; readonly texts: readonly string[] };
}

/** Of paper, for each point of the screen. */
const paper = 0.75;
/** The longest side that readers of PDF are sure to show, in points of paper. */
const longest = 14_400;
const a4 = [595.28, 841.89] as const;

/**
 * A drawing that brings its own look as a PDF: lines and letters, not an image, on a page of its own size. The drawing must be
 * of elements that have a geometry, with fonts that every reader has.
 */
export const pdfOf = async (drawing: SVGElement, { width, height, title, whole }: PdfOf): Promise<Blob> => {
  const { PDFDocument: Pdf, StandardFonts } = await import('@cantoo/pdf-lib');
  const file = await Pdf.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage('pt-BR');
  file.setCreator('Malote');
  file.setProducer('Malote');
  const font = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const by = Math.min(paper, longest / width, longest / height);
  const page = file.addPage([width * by, height * by]);
  page.setFont(font);
  page.drawSvg(svgText(onPaper(drawing, font)), {
    ...{ x: 0, y: height * by, width: width * by, height: height * by },
    fonts: { Helvetica: font, Helvetica_bold: bold },
  });
  if (whole.texts.length > 0) writeList(file, { font, bold }, whole);
  const bytes = await file.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
};

/** A copy with only what the library draws: paths for lines of many points and for dashes, and letters that the font has. */
const onPaper = (drawing: SVGElement, font: PDFFont): SVGElement => {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('font-family', 'Helvetica');
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
  for (const written of copy.querySelectorAll('text')) {
    // as the library reads it, a space beside a character that SVG escapes is lost, and one that does not break is not
    written.textContent = drawable(font, written.textContent).replaceAll(
      / (?=[&<>])|(?<=[&<>]) /g,
      '\u00a0',
    );
    if (Number(written.getAttribute('font-weight')) >= 600) written.setAttribute('font-weight', '700');
  }
  return copy;
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
const writeList = (
  file: PDFDocument,
  { font, bold }: { readonly font: PDFFont; readonly bold: PDFFont },
  { heading, texts }: PdfOf['whole'],
): void => {
  const [width, height] = a4;
  const [margin, size, step] = [56, 11, 16];
  let page = file.addPage([...a4]);
  let y = height - margin;
  page.drawText(drawable(bold, heading), { x: margin, y, size: 14, font: bold });
  y -= 28;
  for (const text of texts) {
    for (const line of linesOf(font, size, width - 2 * margin, text)) {
      if (y < margin) {
        page = file.addPage([...a4]);
        y = height - margin;
      }
      page.drawText(line, { x: margin, y, size, font });
      y -= step;
    }
    y -= 6;
  }
};

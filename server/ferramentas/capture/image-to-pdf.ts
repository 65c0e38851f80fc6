import { PDFDocument, degrees, type PDFImage } from '@cantoo/pdf-lib';
import { imageFormat } from '#server/ferramentas/image/image-format.ts';
import { Uncapturable, type Turn } from './capture.ts';
import { imageTurn } from './image-turn.ts';

/** Points of a picture: an A4 at 600 to the inch has 35 million. */
const mostPoints = 60_000_000;
/** The longer side of a page made of a picture: that of an A4, in points. */
export const longestPage = 842;

/** A JPEG or PNG as a PDF of one page, the picture as it came. */
export const imageToPdf = async (image: Uint8Array): Promise<Uint8Array> => {
  const format = imageFormat(image);
  if (!format || (format.extension !== 'jpg' && format.extension !== 'png'))
    throw new Uncapturable('invalido');
  requireReasonable(format);
  const pdf = await PDFDocument.create();
  const picture = await embedded(pdf, image, format.extension);
  addPicture(pdf, picture, format.extension === 'jpg' ? imageTurn(image) : 0);
  return pdf.save();
};

export const requireReasonable = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): void => {
  if (width < 1 || height < 1) throw new Uncapturable('invalido');
  if (width * height > mostPoints) throw new Uncapturable('imagemGrande');
};

const embedded = async (pdf: PDFDocument, image: Uint8Array, kind: 'jpg' | 'png'): Promise<PDFImage> => {
  try {
    const picture = await (kind === 'jpg' ? pdf.embedJpg(image) : pdf.embedPng(image));
    await picture.embed();
    return picture;
  } catch (error) {
    throw new Uncapturable('invalido', { cause: error });
  }
};

const addPicture = (pdf: PDFDocument, picture: PDFImage, turn: Turn): void => {
  const scale = longestPage / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const page = pdf.addPage([width, height]);
  page.drawImage(picture, { x: 0, y: 0, width, height });
  page.setRotation(degrees(turn));
};

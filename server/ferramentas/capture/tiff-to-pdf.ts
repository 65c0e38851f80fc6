import {
  PDFDocument,
  PDFName,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import utif, { type IFD } from 'utif2';
import { Uncapturable } from './capture.ts';
import { longestPage, requireReasonable } from './image-to-pdf.ts';

/** A TIFF as a PDF, a page for each picture: what scanners of paper make. */
export const tiffToPdf = async (content: Uint8Array, mostPages: number): Promise<Uint8Array> => {
  const bytes = Buffer.from(content);
  const pictures = picturesOf(bytes);
  if (pictures.length === 0) throw new Uncapturable('vazio');
  if (pictures.length > mostPages) throw new Uncapturable('paginas');
  const pdf = await PDFDocument.create();
  for (const picture of pictures) addPage(pdf, pointsOf(bytes, picture));
  return pdf.save();
};

/** Tags of TIFF 6.0: ImageWidth, ImageLength, NewSubfileType. */
const number = (picture: IFD, tag: 't256' | 't257' | 't254'): number => Number([picture[tag]].flat()[0] ?? 0);

const picturesOf = (bytes: Buffer): IFD[] => {
  try {
    // a smaller copy of a page is no page
    return utif.decode(bytes).filter((one) => number(one, 't256') > 0 && (number(one, 't254') & 1) === 0);
  } catch (error) {
    throw new Uncapturable('invalido', { cause: error });
  }
};

interface Points {
  readonly width: number;
  readonly height: number;
  readonly space: 'DeviceGray' | 'DeviceRGB';
  readonly data: Uint8Array;
}

const pointsOf = (bytes: Buffer, picture: IFD): Points => {
  const size = { width: number(picture, 't256'), height: number(picture, 't257') };
  requireReasonable(size);
  const rgba = decoded(bytes, picture);
  if (rgba.length < size.width * size.height * 4) throw new Uncapturable('invalido');
  const gray = isGray(rgba);
  const step = gray ? 1 : 3;
  const data = new Uint8Array(size.width * size.height * step);
  for (let at = 0; at < size.width * size.height; at += 1)
    for (let part = 0; part < step; part += 1) data[at * step + part] = rgba[at * 4 + part] ?? 255;
  return { ...size, space: gray ? 'DeviceGray' : 'DeviceRGB', data };
};

const decoded = (bytes: Buffer, picture: IFD): Uint8Array => {
  try {
    utif.decodeImage(bytes, picture);
    return utif.toRGBA8(picture);
  } catch (error) {
    throw new Uncapturable('invalido', { cause: error });
  }
};

const isGray = (rgba: Uint8Array): boolean => {
  for (let at = 0; at + 3 < rgba.length; at += 4)
    if (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2]) return false;
  return true;
};

const addPage = (pdf: PDFDocument, { width, height, space, data }: Points): void => {
  const scale = longestPage / Math.max(width, height);
  const page = pdf.addPage([width * scale, height * scale]);
  const picture = pdf.context.flateStream(data, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: 8,
  });
  page.node.setXObject(PDFName.of('Folha'), pdf.context.register(picture));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width * scale, 0, 0, height * scale, 0, 0),
    drawObject('Folha'),
    popGraphicsState(),
  );
};

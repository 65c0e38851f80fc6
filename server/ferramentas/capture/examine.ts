import type { CaptureAnswer, CaptureLimits, Turn } from './capture.ts';
import { Uncapturable } from './capture.ts';
import { factsOf } from './facts-of.ts';
import { fieldTexts } from './field-texts.ts';
import { imageToPdf } from './image-to-pdf.ts';
import { isBlank } from './is-blank.ts';
import { openToCopy } from './open-pdf.ts';
import { readCodes } from './read-codes.ts';
import { fewestSigns, clearlyBetter, scoreOf } from './read-page.ts';
import { openToDraw, shownPage } from './render-page.ts';
import { tiffToPdf } from './tiff-to-pdf.ts';
import { smaller, turned } from './turned.ts';
import { grayPng, type GrayImage } from '#server/ferramentas/image/gray-png.ts';
import { recogniseWords } from '#server/ferramentas/recognition/recognise.ts';
import { lieOfText, mostWritten } from './lie-of-text.ts';

/** Part of the height that is read to be sure. */
const read = 1 / 4;

/**
 * How a scanned page is put the right way up. What the shape of the lines says is believed when it leaves the page as it is;
 * to turn it, some of its lines must read better so than upside down.
 */
const uprightTurn = async (image: GrayImage): Promise<Turn> => {
  const lie = lieOfText(image);
  if (lie === undefined || lie === 0) return 0;
  const upright = turned(image, lie);
  const some = mostWritten(upright, Math.ceil(upright.height * read));
  const so = scoreOf(await recogniseWords(grayPng(some)));
  const upsideDown = scoreOf(await recogniseWords(grayPng(turned(some, 180))));
  return so > clearlyBetter * upsideDown ? lie : 0;
};

/** Points of the longer side of what codes are looked for in: some 130 to the inch of an A4. */
const longestSide = 1_600;
/** How many times smaller than that a miniature is. */
const miniature = 5;

/** A document says on its first pages what it is: so many of them, and so many signs of each, are told. */
const saying = 2;
const mostSaid = 3_000;

/** Makes a PDF of what was sent, and looks at each page of it. */
export const examine = async function* (
  type: string,
  content: Uint8Array,
  { paginas: most }: CaptureLimits,
): AsyncGenerator<CaptureAnswer> {
  const pdf = await asPdf(type, content, most);
  const source = await openToCopy(pdf);
  const total = source.getPageCount();
  if (total > most) throw new Uncapturable('paginas');
  yield { kind: 'pdf', content: pdf, facts: factsOf(source) };
  const fields = fieldTexts(source);
  const drawn = await openToDraw(pdf);
  try {
    if (drawn.getPageCount() !== total) throw new Uncapturable('invalido');
    for (let numero = 1; numero <= total; numero += 1) {
      const page = shownPage(drawn, numero, fields);
      const image = await page.draw(longestSide);
      const temTexto = page.texto.trim().length >= fewestSigns;
      const emBranco = !/[\p{L}\p{N}]/u.test(page.texto) && isBlank(image);
      yield {
        kind: 'page',
        page: {
          numero,
          largura: page.largura,
          altura: page.altura,
          temTexto,
          texto: numero > saying ? '' : page.texto.trim().slice(0, mostSaid),
          emBranco,
          codigos: emBranco ? [] : await readCodes(image),
          // what has its own text was not on a scanner's glass
          giro: temTexto || emBranco ? 0 : await uprightTurn(image),
          miniatura: grayPng(smaller(image, miniature)),
        },
      };
    }
  } finally {
    drawn.destroy();
  }
};

const asPdf = async (type: string, content: Uint8Array, most: number): Promise<Uint8Array> => {
  if (type === 'application/pdf') return content;
  if (type === 'image/tiff') return tiffToPdf(content, most);
  if (type === 'image/jpeg' || type === 'image/png') return imageToPdf(content);
  throw new Uncapturable('tipo');
};

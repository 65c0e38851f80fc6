import { AppError } from '#schemas/app-error.ts';
import { lugaresOf } from '#schemas/corpo/lugares-of.ts';
import { format } from '#schemas/messages/format.ts';
import { pdf as textos } from '#schemas/messages/pt-BR/pdf.ts';
import { imageFormat } from '#server/ferramentas/image/image-format.ts';
import type { PaperImage } from './lower-corpo.ts';
import type { PdfEntrada } from './pdf-entrada.ts';

/** Decoded, an image takes four bytes for each pixel. */
const mostPixels = 40_000_000;

export interface PaperImages {
  readonly byId: ReadonlyMap<string, PaperImage>;
  /** Bytes by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Where each file first appears in the document. */
  readonly lugares: ReadonlyMap<string, string>;
}

/** The images of the body under names of ours: what the body calls them never becomes the name of a file. */
export const paperImages = (entrada: PdfEntrada): PaperImages => {
  const byId = new Map<string, PaperImage>();
  const files = new Map<string, Uint8Array>();
  const lugares = new Map<string, string>();
  for (const { no, lugar } of lugaresOf(entrada.corpo)) {
    const id = no.type === 'image' ? String(no.attrs?.['arquivo']) : undefined;
    if (id === undefined || byId.has(id)) continue;
    const drawing =
      entrada.desenhos && Object.hasOwn(entrada.desenhos, id) ? entrada.desenhos[id] : undefined;
    if (drawing) {
      const file = `desenho-${files.size}.svg`;
      files.set(file, Buffer.from(drawing.svg));
      byId.set(id, { file, width: drawing.largura, height: drawing.altura });
      continue;
    }
    const bytes = entrada.imagens && Object.hasOwn(entrada.imagens, id) ? entrada.imagens[id] : undefined;
    const image = bytes && imageFormat(bytes);
    if (!image || image.width === 0 || image.height === 0) throw unreadableImage(lugar);
    if (image.width * image.height > mostPixels) throw hugeImage(image.width * image.height, lugar);
    const file = `imagem-${files.size}.${image.extension}`;
    files.set(file, bytes);
    byId.set(id, { file, width: image.width, height: image.height });
    lugares.set(file, lugar);
  }
  return { byId, files, lugares };
};

/** The refusal of an image that is not one, or is damaged. */
export const unreadableImage = (lugar: string): AppError =>
  new AppError('arquivoInvalido', { aceitos: textos.imagensAceitas }, atPlace(textos.imagemIlegivel, lugar));

const hugeImage = (pixels: number, lugar: string): AppError =>
  new AppError(
    'arquivoGrande',
    { tamanho: megapixels(pixels), limite: megapixels(mostPixels) },
    atPlace(textos.imagemGrande, lugar),
  );

const atPlace = (text: string, lugar: string): { erros: { campo: string; mensagem: string }[] } => ({
  erros: [{ campo: 'corpo', mensagem: format(text, { lugar }) }],
});

const megapixels = (pixels: number): string =>
  format(textos.megapixels, { n: Math.round(pixels / 1_000_000) });

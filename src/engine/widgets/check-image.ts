import type { Image } from '#schemas/generated-definition.ts';
import { text } from '#src/i18n/text.ts';

const names: Record<Image['types'][number], string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
};

const typesText = ({ types }: Image): string =>
  types
    .map((type) => names[type])
    .join(', ')
    .replace(/, ([^,]*)$/, ' ou $1');

const edges = (image: Image) => ({
  minLargura: image.minWidth ?? 1,
  minAltura: image.minHeight ?? 1,
  maxLargura: image.maxWidth ?? image.minWidth ?? 0,
  maxAltura: image.maxHeight ?? image.minHeight ?? 0,
});

const hasEdges = ({ maxWidth, maxHeight }: Image): boolean =>
  maxWidth !== undefined && maxHeight !== undefined;

/** What is accepted, said before anything is sent. */
export function imageLimits(image: Image): string {
  const tipos = typesText(image);
  return hasEdges(image)
    ? text('cadastro.campo.limitesImagem', { tipos, ...edges(image) })
    : text('cadastro.campo.soTipos', { tipos });
}

/** Why an image is not accepted, looked at here before it is sent; the server looks again at its content. */
export async function refusalOfImage(file: File, image: Image): Promise<string | undefined> {
  const wrongType = text('cadastro.campo.tipoImagem', { tipos: typesText(image) });
  if (!image.types.some((type) => type === file.type)) return wrongType;
  if (file.type === 'image/svg+xml' || !hasEdges(image)) return undefined;
  const size = await sizeOf(file);
  if (!size) return wrongType;
  const { width, height } = size;
  const fits =
    width >= (image.minWidth ?? 1) &&
    width <= (image.maxWidth ?? Infinity) &&
    height >= (image.minHeight ?? 1) &&
    height <= (image.maxHeight ?? Infinity);
  return fits
    ? undefined
    : text('cadastro.campo.tamanhoImagem', { largura: width, altura: height, ...edges(image) });
}

/** Width and height in pixels; undefined when the content is no image. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // the browser could not read it: whatever its name says, it is no image
    return undefined;
  }
}

import JSZip from 'jszip';
import mammoth from 'mammoth';
import { prepareDocx, readPartes, type Preparado } from './prepare-docx.ts';
import type { Escolha } from './revisoes.ts';
import type { DocxLido, ImagemLida, RespostaDocx } from './docx-lido.ts';

/** Bytes that all parts of a file may come to once inflated: a small file may hold gigabytes. */
const mostInflated = 200 * 1024 * 1024;

const kept = new Set(['image/png', 'image/jpeg']);

/** What the default of the library does not know: the styles by their names in Portuguese, and the forms of a paragraph. */
const styles = [
  ...[1, 2, 3, 4].map((level) => `p[style-name='Título ${level}'] => h${level}:fresh`),
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Título'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Citação'] => blockquote > p:fresh",
  "p[style-name='malote center'] => p.center:fresh",
  "p[style-name='malote right'] => p.right:fresh",
  "p[style-name='malote justify'] => p.justify:fresh",
  'u => u',
  'strike => s',
  "br[type='page'] => hr.quebra",
];

/** The text of a Word document (.docx), and only the text: header, footer and comments are not of a body. */
export const readDocx = async (
  file: Uint8Array<ArrayBuffer>,
  most = mostInflated,
  escolha?: Escolha,
): Promise<RespostaDocx> => {
  const zip = await JSZip.loadAsync(file).catch(() => undefined);
  if (!zip) return { motivo: 'naoEDocx' };
  if (!(await inflatesWithin(zip, most))) return { motivo: 'grandeDemais' };
  try {
    const parts = await readPartes(zip);
    if (!zip.file(parts['document.main'])) return { motivo: 'naoEDocx' };
    const prepared = await prepareDocx(zip, parts, escolha);
    if ('revisoes' in prepared) return prepared;
    return { lido: await convert(zip, prepared) };
  } catch {
    // what is inside a damaged or made-up file is not for the person to repair
    return { motivo: 'naoEDocx' };
  }
};

const convert = async (
  zip: JSZip,
  { numeros, emNotas, referencias, ocultos, equacoes }: Preparado,
): Promise<DocxLido> => {
  const bytes = new Uint8Array(await zip.generateAsync({ type: 'arraybuffer' }));
  const imagens: ImagemLida[] = [];
  let imagensPerdidas = 0;
  const convertImage = mammoth.images.imgElement(async (image) => {
    if (!kept.has(image.contentType)) {
      imagensPerdidas += 1;
      return { src: '' };
    }
    const alt = (image as { altText?: string }).altText?.trim();
    imagens.push({
      tipo: image.contentType,
      bytes: await image.readAsArrayBuffer(),
      alt: alt || undefined,
    });
    return { src: `imagem:${imagens.length - 1}` };
  });
  const { value } = await mammoth.convertToHtml(
    // the one that reads files of a server knows `buffer`, the one of a browser `arrayBuffer`
    { arrayBuffer: bytes.buffer, buffer: bytes } as { arrayBuffer: ArrayBuffer },
    { styleMap: styles, convertImage, transformDocument: nameAlignment, idPrefix: 'docx-' },
  );
  return { html: value, imagens, imagensPerdidas, referencias, numeros, emNotas, ocultos, equacoes };
};

/** Inflates every part, keeping nothing, until there is too much. */
const inflatesWithin = async (zip: JSZip, most: number): Promise<boolean> => {
  let total = 0;
  for (const part of Object.values(zip.files)) {
    if (part.dir) continue;
    const within = await new Promise<boolean>((resolve) => {
      const stream = (part as unknown as Streamed).internalStream('uint8array');
      stream
        .on('data', (chunk) => {
          total += chunk.length;
          if (total <= most) return;
          stream.pause();
          resolve(false);
        })
        .on('error', () => resolve(true))
        .on('end', () => resolve(true))
        .resume();
    });
    if (!within) return false;
  }
  return true;
};

/** Documented, and not in the types of the library. */
interface Streamed {
  internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
}

interface Element {
  readonly type: string;
  readonly alignment?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: object | null;
  readonly children?: readonly Element[];
}

const alignments: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
};

/** The library forgets the alignment of a paragraph: it becomes a style, where the paragraph has no style that matters. */
const nameAlignment = (element: Element): Element => {
  const children = element.children?.map(nameAlignment);
  const here = children ? { ...element, children } : element;
  const align = alignments[element.alignment ?? ''];
  const plain =
    element.styleName === null || /^(normal|body text|corpo de texto)$/i.test(element.styleName ?? '');
  return element.type === 'paragraph' && align !== undefined && plain && !element.numbering
    ? { ...here, styleName: `malote ${align}` }
    : here;
};

import { setLegalZone } from '#schemas/legal-zone.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { allFamilies } from '#server/ferramentas/fonts/font-files.ts';
import { glyphRanges, isInRanges } from '#server/ferramentas/fonts/glyph-ranges.ts';
import { lowerEntrada, type PageNames } from './lower-entrada.ts';
import { imageFormat } from '#server/ferramentas/image/image-format.ts';
import { paperImages, unreadableImage, type PaperImages } from './paper-images.ts';
import type { PdfEntrada, PdfGerado, LugarPdf } from './pdf-entrada.ts';
import { printable } from './printable.ts';
import { qrPng } from './qr-png.ts';

/** What the template tells of each place of signature. */
interface Told {
  readonly k: string;
  readonly p: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const placeQuery = { selector: '<lugar>', field: 'value' };

const a4Height = 841.89;
/** The blank above the line of a signature. */
const blank = 30;

/** The blank above the line of each signature, where a reader of the PDF measures from: below, at the left. */
const placesIn = (told: unknown): Readonly<Record<string, LugarPdf>> =>
  Object.fromEntries(
    (told as readonly Told[]).map(({ k, p, x, y, w }) => [
      k,
      { pagina: p - 1, x, y: a4Height - y - blank, largura: w, altura: blank },
    ]),
  );

/** What the model says of the page, under names of ours. */
const pageFiles = ({
  timbre,
  logoEsquerda,
  logoDireita,
  codigoBarras,
}: NonNullable<PdfEntrada['pagina']>): {
  readonly shadow: ReadonlyMap<string, Uint8Array>;
  readonly names: PageNames;
} => {
  const shadow = new Map<string, Uint8Array>();
  const put = (name: string, bytes: Uint8Array | undefined): string | undefined => {
    if (bytes) shadow.set(name, bytes);
    return bytes && name;
  };
  const names = {
    fundo: put('timbre.svg', timbre),
    esquerda: put('logo-esquerda.png', logoEsquerda),
    direita: put('logo-direita.png', logoDireita),
    barras: put('barras.png', codigoBarras?.imagem),
  };
  return { shadow, names };
};

const workspace = join(import.meta.dirname, 'modelo');
const main = join(workspace, 'documento.typ');

/** Results kept from some documents to the next make these several times faster. */
const keptDocuments = 1;

/**
 * Makes PDFs one after another. It blocks the thread that it runs on, so it lives in a worker. The only files that
 * the template reaches are its own folder and what is put beside it in memory.
 */
export class PaperCompiler {
  readonly ranges = glyphRanges();
  readonly #compiler = NodeCompiler.create({
    workspace,
    fontArgs: [
      { fontBlobs: allFamilies.flatMap((family) => family.files.map((file) => readFileSync(file))) },
    ],
  });

  render(entrada: PdfEntrada): PdfGerado {
    setLegalZone(entrada.fuso ?? 'America/Sao_Paulo');
    const podeImprimir = (point: number): boolean => isInRanges(this.ranges, point);
    const ready = printable(entrada, podeImprimir);
    const images = paperImages(ready);
    const shadow = new Map(images.files);
    const { brasao } = ready.organizacao;
    const arms = brasao && `brasao.${imageFormat(brasao)?.extension ?? 'svg'}`;
    if (arms) shadow.set(arms, brasao);
    const page = pageFiles(ready.pagina ?? {});
    for (const [name, bytes] of page.shadow) shadow.set(name, bytes);
    const paginas = (ready.paginas ?? []).map(({ imagem }, index) => {
      const name = `pagina-${index}.png`;
      shadow.set(name, imagem);
      return name;
    });
    const qr = ready.verificacao && 'qr.png';
    if (ready.verificacao && qr) shadow.set(qr, qrPng(ready.verificacao.url));
    try {
      const desenhos = this.#drawings(ready);
      const files = { images: images.byId, brasao: arms, qr, desenhos, paginas, ...page.names };
      const paper = lowerEntrada(ready, files, podeImprimir);
      shadow.set('dados.json', Buffer.from(JSON.stringify(paper)));
      for (const [name, bytes] of shadow) this.#compiler.mapShadow(join(workspace, name), asBuffer(bytes));
      return this.#compile(images);
    } finally {
      this.#compiler.resetShadow();
    }
  }

  /** Gives back the memory of results that the last documents did not use again. */
  release(): void {
    this.#compiler.evictCache(keptDocuments);
  }

  #compile(images: PaperImages): PdfGerado {
    const compiled = this.#compiler.compile({ mainFilePath: main });
    const document = compiled.result;
    if (!document) {
      const damaged = [...images.lugares].find(([file]) => !this.#isReadable(file));
      if (damaged) throw unreadableImage(damaged[1]);
      throw new Error(
        `The paper was not made: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
      );
    }
    const pdf = new Uint8Array(this.#compiler.pdf(document, { pdfStandard: 'a-2a' }));
    // A warning may mean that a piece was left out of the paper: better none than one that lacks something.
    const warnings = compiled.takeWarnings()?.shortDiagnostics ?? [];
    if (warnings.length > 0) throw new Error(`The paper is not whole: ${JSON.stringify(warnings)}`);
    return {
      pdf,
      paginas: document.numOfPages,
      lugares: placesIn(this.#compiler.query(document, placeQuery)),
    };
  }

  /** Puts the drawings of signatures beside the template: one that is damaged stops no paper, the signature is in its words. */
  #drawings({ assinaturas = [] }: PdfEntrada): ReadonlyMap<string, string> {
    const drawings = new Map<string, string>();
    for (const { chave, imagem } of assinaturas) {
      const format = imagem && imageFormat(imagem);
      if (!format) continue;
      const file = `assinatura-${drawings.size}.${format.extension}`;
      this.#compiler.mapShadow(join(workspace, file), asBuffer(imagem));
      if (this.#isReadable(file)) drawings.set(chave, file);
    }
    return drawings;
  }

  /** Typst does not say which image failed, so each is tried alone. */
  #isReadable(file: string): boolean {
    return this.#compiler.compile({ mainFileContent: `#image(${JSON.stringify(file)})` }).result !== null;
  }
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

import { defined } from '#schemas/defined.ts';
import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFHexString, PDFName, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { drawLine, linesOf } from '#schemas/drawn-text.ts';
import { plainLetters } from '#server/ferramentas/fonts/letters.ts';
import { frontPages, rowsPerPage, signaturePages, type IndexRow } from './front-pages.ts';
import { PdfWriter, type Adopted } from './pdf-writer.ts';
import type { PrintAnswer, PrintedPiece, PrintRequest } from './printing.ts';
import { stamp } from './stamp.ts';

/** A line of the index, with the page that it leads to. */
interface Placed extends IndexRow {
  readonly page?: PDFRef;
}

/** What was written so far. */
interface Whole {
  readonly writer: PdfWriter;
  readonly root: PDFRef;
  readonly parts: Adopted[];
  readonly rows: Placed[];
  /** The number of the last page. */
  folha: number;
  /** Letters that could not be drawn. */
  lacked: readonly string[];
}

/**
 * Makes one PDF of the pieces, one after the other: cover, index, the pages of each with their numbers, who signed. One piece
 * at a time is held; the pages in front are written last, when they know where everything is.
 */
export const assemble = async function* (request: PrintRequest): AsyncGenerator<PrintAnswer> {
  const writer = new PdfWriter(request.out);
  const front = 1 + Math.ceil(request.pecas.length / rowsPerPage);
  const whole: Whole = { writer, root: writer.reserve(), parts: [], rows: [], folha: front, lacked: [] };
  for (const piece of request.pecas) {
    const { rotulo, titulo, detalhe, path } = piece;
    const row = { rotulo, titulo, detalhe };
    if (path === undefined) {
      whole.rows.push(row);
      continue;
    }
    const { pdf, readable } = await readPiece(piece, path, request.palavras.ilegivel);
    const adopted = await append(whole, pdf, (folha) => stampOf(request, rotulo, folha));
    const first = whole.folha - adopted.pages.length + 1;
    whole.rows.push({ ...row, folha: first, page: adopted.pages[0] });
    yield { kind: 'piece', rotulo, pages: adopted.pages.length, readable };
  }
  await appendSignatures(whole, request);
  await finish(whole, request);
  yield { kind: 'made', pages: whole.folha };
};

const stampOf = ({ carimbo }: PrintRequest, rotulo: string, folha: number): string =>
  carimbo.replace('{peca}', rotulo).replace('{folha}', String(folha));

/** Stamps the pages of a part and writes them after the others. */
const append = async (whole: Whole, pdf: PDFDocument, words: (folha: number) => string): Promise<Adopted> => {
  const stamps = pdf.getPages().map((page, index) => ({ page, text: words(whole.folha + index + 1) }));
  const letters = await plainLetters(
    pdf,
    stamps.map(({ text }) => text),
  );
  for (const { page, text } of stamps) stamp(page, letters, text);
  const adopted = await whole.writer.adopt(pdf, whole.root);
  whole.parts.push(adopted);
  whole.folha += adopted.pages.length;
  return adopted;
};

/** The pages of a piece; one that cannot be read gives its place to a page that says so. */
const readPiece = async (
  { titulo }: PrintedPiece,
  path: string,
  ilegivel: string,
): Promise<{ readonly pdf: PDFDocument; readonly readable: boolean }> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  try {
    const source = await PDFDocument.load(await readFile(path), { updateMetadata: false });
    for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page);
    if (pdf.getPageCount() > 0) return { pdf, readable: true };
  } catch {
    // what its page says is all that there is to do
  }
  const page = pdf.addPage();
  const letters = await plainLetters(pdf, [titulo, ilegivel]);
  const lines = [titulo, ilegivel].flatMap((text) => linesOf(letters, 11, page.getWidth() - 120, text));
  lines.forEach((line, index) =>
    drawLine(page, letters, line, { x: 60, y: page.getHeight() - 140 - index * 20, size: 11 }),
  );
  return { pdf, readable: false };
};

const appendSignatures = async (whole: Whole, { pecas, palavras, carimbo }: PrintRequest): Promise<void> => {
  const signed = pecas.filter(({ assinaturas }) => assinaturas.length > 0);
  const blocks = signed.map(({ rotulo, titulo, assinaturas }) => ({
    titulo: `${rotulo}. ${titulo}`,
    linhas: assinaturas,
  }));
  const { pdf, lacked } = await signaturePages(
    palavras.assinaturas,
    blocks.length > 0 ? blocks : [{ titulo: palavras.semAssinaturas, linhas: [] }],
  );
  whole.lacked = lacked;
  const adopted = await append(whole, pdf, (folha) => ownStamp(carimbo, folha));
  const [page] = adopted.pages;
  const folha = whole.folha - adopted.pages.length + 1;
  whole.rows.push({ rotulo: '', titulo: palavras.assinaturas, detalhe: '', folha, page });
};

/** Pages that are of no piece are stamped with their number alone. */
const ownStamp = (carimbo: string, folha: number): string =>
  carimbo
    .slice(carimbo.indexOf('{folha}') - 4)
    .replace('{folha}', String(folha))
    .trim();

const name = (text: string): PDFName => PDFName.of(text);

/** The pages in front, the tree of pages, the bookmarks and what opens the file. */
const finish = async (whole: Whole, request: PrintRequest): Promise<void> => {
  const { writer, root, parts, rows } = whole;
  const { pdf, places } = await frontPages(request, rows.slice(0, -1), whole.lacked);
  const { context } = pdf;
  const letters = await plainLetters(pdf, [request.carimbo]);
  pdf
    .getPages()
    .forEach((page, index) => index > 0 && stamp(page, letters, ownStamp(request.carimbo, index + 1)));
  const link = (rect: readonly number[], page: PDFRef) =>
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [...rect],
      Border: [0, 0, 0],
      Dest: [page, name('Fit')],
    });
  const front = await writer.adopt(pdf, root, (leaf, index) => {
    const links = places.flatMap(({ page, row, rect }) => {
      const target = rows[row]?.page;
      return page === index && target ? [link(rect, target)] : [];
    });
    if (links.length > 0) leaf.set(name('Annots'), context.obj(links));
  });
  const kids = [front, ...parts].map((part) => part.root);
  writer.write(root, context.obj({ Type: 'Pages', Kids: kids, Count: whole.folha }));
  const outlines = writeOutlines(whole, context);
  const catalog = writer.reserve();
  writer.write(
    catalog,
    context.obj({
      Type: 'Catalog',
      Pages: root,
      Outlines: outlines,
      PageMode: 'UseOutlines',
      Lang: PDFString.of('pt-BR'),
    }),
  );
  const info = writer.reserve();
  writer.write(
    info,
    context.obj({
      Title: PDFHexString.fromText(request.titulo),
      Producer: PDFString.of('Malote'),
      CreationDate: PDFString.fromDate(new Date(request.instante)),
    }),
  );
  writer.end(catalog, info, request.chave);
};

/** A bookmark for each piece, in a chain. */
const writeOutlines = ({ writer, rows }: Whole, context: PDFDocument['context']): PDFRef => {
  const root = writer.reserve();
  const marked = rows.flatMap((row) => (row.page ? [{ row, page: row.page, ref: writer.reserve() }] : []));
  marked.forEach(({ row, page, ref }, index) => {
    const [before, after] = [marked[index - 1], marked[index + 1]];
    writer.write(
      ref,
      context.obj({
        Title: PDFHexString.fromText(row.rotulo === '' ? row.titulo : `${row.rotulo}. ${row.titulo}`),
        Parent: root,
        Dest: [page, name('Fit')],
        ...defined({ Prev: before?.ref, Next: after?.ref }),
      }),
    );
  });
  const [first, last] = [marked[0], marked.at(-1)];
  writer.write(
    root,
    context.obj({
      Type: 'Outlines',
      Count: marked.length,
      ...defined({ First: first?.ref, Last: last?.ref }),
    }),
  );
  return root;
};

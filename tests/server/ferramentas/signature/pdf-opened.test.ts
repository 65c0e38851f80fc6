import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfFile } from '#server/ferramentas/signature/pdf/pdf-file.ts';
import { textOfString } from '#server/ferramentas/signature/pdf/pdf-text.ts';
import { entryOf, PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { rawContentOf, contentOf } from '#server/ferramentas/signature/pdf/xref-stream.ts';
import { checkFile } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { openToCopy } from '#server/ferramentas/capture/open-pdf.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { appendRevision, laterSignature, type LaterRevision } from '#tests/setup/later-revision.ts';
import { PdfReaders } from '#tests/setup/pdf-readers.ts';

const ways: readonly (readonly [string, readonly string[]])[] = [
  ['RC4 of 40 bits', ['--allow-weak-crypto', '--encrypt', '', 'dono', '40', '--']],
  ['RC4 of 128 bits', ['--allow-weak-crypto', '--encrypt', '', 'dono', '128', '--use-aes=n', '--']],
  ['AES of 128 bits', ['--allow-weak-crypto', '--encrypt', '', 'dono', '128', '--use-aes=y', '--']],
  [
    'AES of 128 bits, metadata in the open',
    ['--allow-weak-crypto', '--encrypt', '', 'dono', '128', '--use-aes=y', '--cleartext-metadata', '--'],
  ],
  ['AES of 256 bits', ['--encrypt', '', 'dono', '256', '--']],
  [
    'AES of 256 bits, as Acrobat 9 did',
    ['--allow-weak-crypto', '--encrypt', '', 'dono', '256', '--force-R5', '--'],
  ],
];

let readers: PdfReaders;
let plain: Buffer;

beforeAll(async () => {
  readers = new PdfReaders();
  const made = await PDFDocument.create();
  made.setTitle('Um título de ensaio');
  made.addPage([200, 200]).drawText('Ata', { x: 20, y: 100 });
  plain = Buffer.from(await made.save({ useObjectStreams: false }));
});
afterAll(() => readers.remove());

const said = (bytes: Buffer): string | undefined =>
  checkFile({ nome: 'a.pdf', bytes, trust: [], agora: new Date(), zone: 'America/Sao_Paulo' }).problema;

describe.each(ways)('a PDF closed by its owner with %s', (_name, options) => {
  it.each(['disable', 'generate'])('is read as it is, object streams: %s', async (streams) => {
    const closed = readers.qpdfMake(plain, `--object-streams=${streams}`, ...options) as Buffer;
    const file = new PdfFile(closed);
    const info = file.follow(entryOf(file.trailer, 'Info'), file.catalog());
    const title = info && file.follow(entryOf(info.value, 'Title'), info);
    expect(textOfString(title, file.openString)).toBe('Um título de ensaio');
    const [page] = pages(file);
    const contents = page && file.follow(entryOf(page.value, 'Contents'), page);
    // one stream, or a list of them
    const drawn =
      contents?.value.kind === 'array' ? file.follow(contents.value.items[0], contents) : contents;
    expect(drawn && contentOf(file, drawn).toString('latin1')).toContain('Tj');
    expect(said(closed)).toContain('Não há assinatura');
    expect((await openToCopy(closed)).getPageCount()).toBe(1);
  });
});

describe.each(ways)('a PDF closed by its owner with %s, and signed', (_name, options) => {
  it('is told changed where it is closed in another way later, or no more', () => {
    const closed = readers.qpdfMake(plain, '--object-streams=disable', ...options) as Buffer;
    const { trailer } = new PdfFile(closed);
    const written = (file: PdfFile, key: string): string => {
      const value = entryOf(file.trailer, key);
      return value ? file.bytes.toString('latin1', value.start, value.end) : '';
    };
    const first = new PdfFile(closed);
    const [encrypt, id] = ['Encrypt', 'ID'].map((key) => written(first, key));
    const root = Number.parseInt(written(first, 'Root'), 10);
    const catalog = first.catalog();
    const text = closed.toString('latin1', catalog.value.start, catalog.value.end - 2);
    const revision = { references: 'tabela', root, trailer: `/Encrypt ${encrypt}/ID ${id}` } as const;
    const signed = appendRevision(closed, {
      ...revision,
      objects: new Map([
        [root, `${text}/AcroForm<</Fields[61 0 R]/SigFlags 3>>>>`],
        [60, laterSignature()],
        [61, '<</Type/Annot/Subtype/Widget/FT/Sig/Rect[0 0 0 0]/F 132/V 60 0 R>>'],
      ]),
    });
    const told = (more: Partial<LaterRevision>): readonly string[] | undefined =>
      signaturesOf(
        appendRevision(signed, { ...revision, objects: new Map([[94, 'null']]), ...more }),
      )[0]?.changes.map(({ o }) => o);
    const dict = first.follow(entryOf(trailer, 'Encrypt'), catalog);
    const body = dict ? closed.toString('latin1', dict.value.start, dict.value.end) : '';
    const number = Number.parseInt(encrypt ?? '', 10);
    expect(told({})).toEqual([]);
    expect(told({ trailer: `/ID ${id}` })).toEqual(['cifra']);
    // a word that opens nothing, and one that does
    expect(told({ objects: new Map([[number, body.replace(/>>$/, '/Estranho 1>>')]]) })).toEqual(['cifra']);
    if (body.includes('/StmF'))
      expect(told({ objects: new Map([[number, body.replace('/StmF /StdCF', '/StmF /Identity')]]) })).toEqual(
        ['cifra'],
      );
    expect(told({ objects: new Map([[number, body]]) })).toEqual([]);
  });
});

const pages = (file: PdfFile) => {
  const catalog = file.catalog();
  const tree = file.follow(entryOf(catalog.value, 'Pages'), catalog);
  const kids = tree && file.follow(entryOf(tree.value, 'Kids'), tree);
  return kids?.value.kind === 'array' ? kids.value.items.map((one) => file.follow(one, kids)) : [];
};

it('that asks for a password, or is broken, is told in words of its own', async () => {
  const closed = readers.qpdfMake(plain, '--encrypt', 'usuario', 'dono', '256', '--') as Buffer;
  expect(said(closed)).toContain('pede uma senha');
  await expect(openToCopy(closed)).rejects.toMatchObject({
    message: expect.stringContaining('protegido') as string,
  });
  expect(said(Buffer.concat([plain.subarray(0, plain.length - 40)]))).toContain('a tabela que diz onde');
  expect(said(Buffer.from('%PDF-1.7\nnada'))).toContain('a tabela que diz onde');
  expect(() => rawContentOf(new PdfFile(plain), new PdfFile(plain).catalog())).toThrow(PdfError);
});

import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { isArchive, isOfficePackage, officePackages } from '#server/base/files/office-package.ts';
import { docxParts, writtenZip } from './written-docx.ts';

const isWord = async (content: Buffer | Promise<Buffer>): Promise<boolean> =>
  isOfficePackage(Readable.from([await content]), officePackages.docx);

describe('um .docx', () => {
  it('é o que tem a lista de tipos e o texto', async () => {
    expect(await isWord(writtenZip(docxParts()))).toBe(true);
    // as Word for the web calls it
    expect(await isWord(writtenZip(docxParts(undefined, 'document22')))).toBe(true);
  });

  it.each([
    ['um ZIP qualquer', () => writtenZip({ 'nota.txt': 'olá' })],
    [
      'só a lista de tipos',
      () => writtenZip({ '[Content_Types].xml': docxParts()['[Content_Types].xml'] ?? '' }),
    ],
    ['só o texto', () => writtenZip({ 'word/document.xml': docxParts()['word/document.xml'] ?? '' })],
    ['uma planilha', () => writtenZip({ ...docxParts('application/vnd.ms-excel.sheet.main+xml') })],
    [
      'um documento com macros',
      () => writtenZip(docxParts('application/vnd.ms-word.document.macroEnabled.main+xml')),
    ],
    [
      'uma lista de tipos enorme',
      () => writtenZip({ ...docxParts(), '[Content_Types].xml': 'x'.repeat(2_000_000) }),
    ],
    ['um ZIP cortado', async () => (await writtenZip(docxParts())).subarray(0, 60)],
    ['só o começo de um ZIP', () => Promise.resolve(Buffer.from('PK\u0003\u0004[Content_Types].xml'))],
  ])('não é %s', async (_name, content) => {
    expect(await isWord(content())).toBe(false);
  });
});

describe('um .zip', () => {
  const isZip = async (content: Promise<Buffer>): Promise<boolean> =>
    isArchive(Readable.from([await content]));

  it('é o que diz o que traz', async () => {
    expect(await isZip(writtenZip({ 'nota.txt': 'olá' }))).toBe(true);
    expect(await isZip(writtenZip({}))).toBe(false);
    expect(await isZip(writtenZip(docxParts()).then((whole) => whole.subarray(0, 60)))).toBe(false);
  });
});

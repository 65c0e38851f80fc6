import { type PDFDict, PDFName, PDFRawStream, decodePDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';
import type { PdfaCheck, PdfaReport } from './capture.ts';
import { someDict } from './open-pdf.ts';

/**
 * What may be told of a PDF/A by looking at its parts. It is no whole validation of ISO 19005: the drawing of the pages, the
 * profiles of colour and the structure are not gone through.
 */
export const checkPdfa = (pdf: PDFDocument): PdfaReport => {
  const declara = declared(pdf);
  const checks: Readonly<Record<PdfaCheck['nome'], boolean>> = {
    declarado: declara !== undefined,
    // what is locked or brings a program was refused before
    semSenha: !pdf.isEncrypted,
    semPrograma: true,
    fontesEmbutidas: !someDict(pdf, isLooseFont),
    corDefinida: pdf.catalog.has(PDFName.of('OutputIntents')),
    semArquivosDentro: !someDict(pdf, (dict) => dict.has(PDFName.of('EmbeddedFiles'))),
  };
  return {
    declara,
    conferencias: (Object.keys(checks) as PdfaCheck['nome'][]).map((nome) => ({ nome, ok: checks[nome] })),
  };
};

/** The part and the level that the metadata declare, written as elements or as attributes. */
const declared = (pdf: PDFDocument): string | undefined => {
  const metadata = pdf.context.lookup(pdf.catalog.get(PDFName.of('Metadata')));
  if (!(metadata instanceof PDFRawStream)) return undefined;
  const xmp = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8');
  const value = (name: string): string | undefined =>
    new RegExp(`pdfaid:${name}(?:>|\\s*=\\s*["'])\\s*([0-9A-Za-z]+)`).exec(xmp)?.[1];
  const part = value('part');
  return part === undefined ? undefined : `${part}${(value('conformance') ?? '').toLowerCase()}`;
};

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3'];

/** A font of letters whose drawing is not in the file. */
const isLooseFont = (dict: PDFDict): boolean => {
  if (dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
    return !fontFiles.some((name) => dict.has(PDFName.of(name)));
  const simple = [PDFName.of('Type1'), PDFName.of('TrueType')].some(
    (one) => dict.get(PDFName.of('Subtype')) === one,
  );
  return (
    dict.get(PDFName.of('Type')) === PDFName.of('Font') && simple && !dict.has(PDFName.of('FontDescriptor'))
  );
};

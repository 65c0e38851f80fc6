import { PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import type { PdfFacts, SignatureCount } from './capture.ts';
import { checkPdfa } from './check-pdfa.ts';

export const factsOf = (pdf: PDFDocument): PdfFacts => ({
  paginas: pdf.getPageCount(),
  pdfa: checkPdfa(pdf),
  assinaturas: countSignatures(pdf),
});

/** Signatures are objects of their own (ISO 32000-2, 12.8.1); the chain of each is inside its contents. */
const countSignatures = (pdf: PDFDocument): SignatureCount => {
  const contents = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const signed = object instanceof PDFDict && object.has(PDFName.of('ByteRange'));
    const bytes = signed ? object.get(PDFName.of('Contents')) : undefined;
    return bytes instanceof PDFHexString || bytes instanceof PDFString ? [bytes.asBytes()] : [];
  });
  return {
    total: contents.length,
    icp: contents.filter((bytes) => Buffer.from(bytes).includes('ICP-Brasil')).length,
  };
};

import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { signaturesOf, type PdfSignature } from '#server/ferramentas/signature/pdf/signatures-of.ts';

/** The first signature of a file; nothing where no reader finds it any more, or the file cannot be read with certainty. */
export const firstOf = (file: Buffer): PdfSignature | undefined => {
  try {
    return signaturesOf(file).find(({ campo }) => campo === 'Primeira');
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
};

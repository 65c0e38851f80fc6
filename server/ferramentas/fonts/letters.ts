import { StandardFonts, type PDFDocument } from '@cantoo/pdf-lib';
import { lettersFor, type Letters } from '#schemas/drawn-text.ts';

const openBook = async (style: 'plain' | 'bold') => (await import('./font-book.ts')).fontBook(style);

/** What draws these texts on the pages of a part. */
export const plainLetters = async (pdf: PDFDocument, texts: readonly string[]): Promise<Letters> =>
  lettersFor(pdf, await pdf.embedFont(StandardFonts.Helvetica), texts, () => openBook('plain'));

export const boldLetters = async (pdf: PDFDocument, texts: readonly string[]): Promise<Letters> =>
  lettersFor(pdf, await pdf.embedFont(StandardFonts.HelveticaBold), texts, () => openBook('bold'));

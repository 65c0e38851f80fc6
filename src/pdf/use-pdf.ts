import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

/** Size of a page at 100 %, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

interface LoadedPdf {
  readonly document: PDFDocumentProxy;
  /** All pages have a size before any is painted, so that nothing moves afterwards. */
  readonly sizes: readonly PageSize[];
}

interface PdfState {
  readonly pdf?: LoadedPdf;
  readonly error?: unknown;
}

/** What is shown, and how it is freed when it no longer is. */
interface Shown extends PdfState {
  readonly close?: () => void;
}

/** PDF points are 1/72 of an inch, CSS pixels 1/96. */
export const cssUnit = 96 / 72;

/** The pages of a file; the former ones stay until the new ones are known. */
export const usePdf = (file: Blob): PdfState => {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    let waited = true;
    const { document, close } = openPdf(file);
    const show = (next: Shown): void => {
      if (!waited) return;
      waited = false;
      setShown({ ...next, close });
    };
    document
      .then(async (whole) => show({ pdf: { document: whole, sizes: await readSizes(whole) } }))
      .catch((error: unknown) => show({ error }));
    return () => {
      if (waited) close();
      waited = false;
    };
  }, [file]);
  // pages that are still on the screen go on being painted
  useEffect(() => shown.close, [shown]);
  return shown;
};

const readSizes = async (document: PDFDocumentProxy): Promise<PageSize[]> => {
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return (await Promise.all(pages)).map(sizeOf);
};

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: cssUnit });
  return { width, height };
};

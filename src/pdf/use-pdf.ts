import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

/** Size of a page at 100 %, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface LoadedPdf {
  readonly document: PDFDocumentProxy;
  /** All pages have a size before any is painted, so that nothing moves afterwards. */
  readonly sizes: readonly PageSize[];
}

interface PdfState {
  readonly pdf?: LoadedPdf;
  readonly error?: unknown;
}

/** PDF points are 1/72 of an inch, CSS pixels 1/96. */
export const cssUnit = 96 / 72;

/** The pages of a file; the former ones stay until the new ones are known. */
export const usePdf = (file: Blob): PdfState => {
  const [state, setState] = useState<PdfState>({});
  useEffect(() => {
    let current = true;
    const opened = openPdf(file);
    opened.document
      .then(async (document) => {
        const sizes = await readSizes(document);
        if (current) setState({ pdf: { document, sizes } });
      })
      .catch((error: unknown) => {
        if (current) setState({ error });
      });
    return () => {
      current = false;
      opened.close();
    };
  }, [file]);
  return state;
};

const readSizes = async (document: PDFDocumentProxy): Promise<PageSize[]> => {
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return (await Promise.all(pages)).map(sizeOf);
};

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: cssUnit });
  return { width, height };
};

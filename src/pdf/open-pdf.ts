import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PDFDocumentProxy } from 'pdfjs-dist';

// the plain build asks for functions that browsers have had only for months: the legacy one brings them
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export const { TextLayer } = pdfjs;

/** A PDF being opened; `close` gives it up or frees it. */
export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Opens a file that is already here, with neither network nor evaluated code. */
export const openPdf = (file: Blob): OpenPdf => {
  const task = file.arrayBuffer().then((data) =>
    // the policy of the page forbids WebAssembly; what our own PDFs hold does not need it
    pdfjs.getDocument({ data, useWasm: false, isEvalSupported: false, enableXfa: false }),
  );
  return {
    document: task.then((loading) => loading.promise),
    // what did not open has nothing to free, and `document` says why
    close: () => void task.then((loading) => loading.destroy()).catch(() => undefined),
  };
};

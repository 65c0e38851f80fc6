import { createPdfRenderer, type PdfRenderer } from '#server/ferramentas/pdf/index.ts';

const renderer = createPdfRenderer({ threads: 1 });

/**
 * The PDFs of all servers that a worker starts, one after the other: a drawing process takes over a second to start, more
 * than most files of tests draw. It ends with the worker.
 */
export const sharedPdf: PdfRenderer = { ...renderer, close: () => Promise.resolve() };

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useNear } from './use-near.ts';
import { cssUnit, type PageSize } from './use-pdf.ts';
import styles from './Pdf.module.css';

/** Width of a small picture, in CSS pixels. */
const width = 84;

interface PdfThumbnailsProps {
  readonly document: PDFDocumentProxy;
  readonly sizes: readonly PageSize[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Small pictures of the pages; the one being read is marked, and pressing one goes there. */
export const PdfThumbnails = ({ document, sizes, page, onPage }: PdfThumbnailsProps) => {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    const above = current.offsetTop < box.scrollTop;
    const below = current.offsetTop + current.offsetHeight > box.scrollTop + box.clientHeight;
    if (above || below) box.scrollTop = current.offsetTop - box.clientHeight / 3;
  }, [page]);
  return (
    <ol ref={list} className={styles.thumbnails} aria-label={text('editor.leitor.miniaturas')}>
      {sizes.map((size, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={text('editor.leitor.pagina', { n: index + 1, total: sizes.length })}
            aria-current={page === index + 1 ? 'page' : undefined}
            // one stop for the keyboard: the arrows of the bar and PageUp and PageDown walk
            tabIndex={page === index + 1 ? 0 : -1}
            onClick={() => onPage(index + 1)}
          >
            <Picture document={document} number={index + 1} size={size} />
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

interface PictureProps {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly size: PageSize;
}

const Picture = ({ document, number, size }: PictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas);
  const height = Math.round((width * size.height) / size.width);
  useEffect(() => {
    const place = canvas.current;
    if (!near || !place) return undefined;
    let stop = (): void => undefined;
    let current = true;
    const paint = async (): Promise<void> => {
      const page = await document.getPage(number);
      if (!current) return;
      const density = Math.min(2, globalThis.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: (width / size.width) * cssUnit * density });
      // painted aside: what is being painted is black until the first of it comes
      const fresh = globalThis.document.createElement('canvas');
      fresh.width = Math.floor(viewport.width);
      fresh.height = Math.floor(viewport.height);
      const rendering = page.render({ canvas: fresh, viewport });
      stop = () => rendering.cancel();
      await rendering.promise;
      if (!current) return;
      place.width = fresh.width;
      place.height = fresh.height;
      place.getContext('2d')?.drawImage(fresh, 0, 0);
    };
    paint().catch((error: unknown) => {
      // a picture given up on purpose is no failure; the page itself tells what cannot be painted
      if (current) console.error(error);
    });
    return () => {
      current = false;
      stop();
    };
  }, [near, document, number, size]);
  return <canvas ref={canvas} aria-hidden="true" style={{ width, height }} />;
};

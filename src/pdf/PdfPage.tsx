import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextLayer } from './open-pdf.ts';
import { useNear } from './use-near.ts';
import { cssUnit, type PageSize } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly total: number;
  readonly size: PageSize;
  readonly scale: number;
  /** What is laid over it. */
  readonly children?: ReactNode;
}

/** Canvases above this area fail on some browsers; beyond it the picture is drawn coarser. */
const maxPixels = 16_777_216;

/** One page: its picture, and over it the same words, to be read aloud, selected and found. */
export const PdfPage = ({ document, number, total, size, scale, children }: PdfPageProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!near || !canvas.current || !words.current) return undefined;
    return paint(document, number, scale, canvas.current, words.current);
  }, [near, document, number, scale]);
  const style = {
    width: size.width * scale,
    height: size.height * scale,
    '--total-scale-factor': scale * cssUnit,
  } as CSSProperties;
  return (
    <div
      ref={box}
      className={styles.page}
      data-page={number}
      role="group"
      aria-label={text('editor.leitor.pagina', { n: number, total })}
      style={style}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={styles.words} />
      {children}
    </div>
  );
};

/** Paints a page; the answer gives the painting up. */
const paint = (
  document: PDFDocumentProxy,
  number: number,
  scale: number,
  canvas: HTMLCanvasElement,
  words: HTMLElement,
): (() => void) => {
  let stop = (): void => undefined;
  let current = true;
  const work = async (): Promise<void> => {
    const page = await document.getPage(number);
    if (!current) return;
    const viewport = page.getViewport({ scale: scale * cssUnit });
    const density = Math.min(
      globalThis.devicePixelRatio || 1,
      Math.sqrt(maxPixels / (viewport.width * viewport.height)),
    );
    // painted aside and shown at once, so that zooming does not blink
    const fresh = globalThis.document.createElement('canvas');
    fresh.width = Math.floor(viewport.width * density);
    fresh.height = Math.floor(viewport.height * density);
    const rendering = page.render({
      canvas: fresh,
      viewport,
      transform: density === 1 ? undefined : [density, 0, 0, density, 0, 0],
    });
    stop = () => rendering.cancel();
    await rendering.promise;
    if (!current) return;
    canvas.width = fresh.width;
    canvas.height = fresh.height;
    canvas.getContext('2d')?.drawImage(fresh, 0, 0);
    words.replaceChildren();
    const layer = new TextLayer({
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      container: words,
      viewport,
    });
    stop = () => layer.cancel();
    await layer.render();
  };
  work().catch((error: unknown) => {
    // what was given up on purpose is no failure; a page that cannot be painted stays blank and says so in the console
    if (current) console.error(error);
  });
  return () => {
    current = false;
    stop();
  };
};
